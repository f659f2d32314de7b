import * as contract from '#contract/service/conversations.ts';
import * as presence from '#contract/service/presence.ts';
import * as threadLog from '#contract/service/thread-log.ts';
import { Uuid } from '#contract/values.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  messagesOfCase,
  type OnReply,
  type PlainSituationOf,
  readAsAgent,
  readAsMember,
  readHelp,
  readHelpMessages,
  replyAsAgent,
  type SituationOf,
  writeAsMember,
} from './conversations.ts';
import { openFileAsAgent, openFileAsMember, sendFileAsAgent, sendFileAsMember } from './files.ts';
import { logMessage } from './log-message.ts';
import { caseMessagesAfter, helpMessagesAfter, replyQuickly, writeQuicklyAsMember } from './quick.ts';
import { beatAsAgent, beatAsMember, presenceForAgent, presenceForMember } from './presence.ts';

/** True for a home id, false for the alias of the caller's current home. */
const isId = (homeRef: string): boolean => Uuid.safeParse(homeRef).success;

type Given = { situationOf: SituationOf; plainSituationOf: PlainSituationOf; onReply: OnReply };

export function conversationsRoutes(route: Route, deps: Deps, given: Given): void {
  const { situationOf, plainSituationOf, onReply } = given;
  route(contract.getHelp, ({ member, params, query }) =>
    readHelp(deps, member, params.homeId, { ...query, situationOf }),
  );
  route(
    contract.getHelpMessages,
    async ({ member, params, query }) =>
      (isId(params.homeId) ? await helpMessagesAfter(deps, member, { ...params, ...query }) : null) ??
      readHelpMessages(deps, member, { ...params, ...query }),
  );
  route(
    contract.sendHelpMessage,
    async ({ member, params: { homeId }, body }) =>
      (isId(homeId) ? await writeQuicklyAsMember(deps, member, homeId, body, plainSituationOf) : null) ??
      writeAsMember(deps, member, homeId, body, situationOf),
  );
  route(contract.sendHelpFile, ({ member, params, upload }) =>
    sendFileAsMember(deps, member, params.homeId, { id: params.messageId, upload, situationOf }),
  );
  route(contract.getHelpFile, ({ member, params, query }) =>
    openFileAsMember(deps, member, params, query.size),
  );
  route(contract.sendCaseFile, ({ member, params, query, upload }) =>
    sendFileAsAgent(deps, member, params.caseId, { ...query, id: params.messageId, upload, onReply }),
  );
  route(contract.getCaseFile, ({ member, params, query }) =>
    openFileAsAgent(deps, member, params, query.size),
  );
  route(threadLog.logHelpMessage, ({ member, params, body }) => logMessage(deps, member, params, body));
  route(contract.markHelpRead, ({ member, params, body }) => readAsMember(deps, member, params.homeId, body));
  route(presence.getHelpPresence, ({ member, params }) => presenceForMember(deps, member, params));
  route(presence.setHelpPresence, ({ member, params, body }) => beatAsMember(deps, member, params, body));
  route(presence.getCasePresence, ({ member, params }) => presenceForAgent(deps, member, params));
  route(presence.setCasePresence, ({ member, params, body }) => beatAsAgent(deps, member, params, body));
  route(
    contract.getCaseMessages,
    async ({ member, params, query }) =>
      (await caseMessagesAfter(deps, member, { ...params, ...query })) ??
      messagesOfCase(deps, member, params.caseId, query.after),
  );
  route(
    contract.replyInCase,
    async ({ member, params, body }) =>
      (await replyQuickly(deps, member, params.caseId, body)) ??
      replyAsAgent(deps, member, params.caseId, body, onReply),
  );
  route(contract.markCaseRead, ({ member, params, body }) =>
    readAsAgent(deps, member, params.caseId, body.seq),
  );
}
