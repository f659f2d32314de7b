import * as contract from '#contract/service/conversations.ts';
import * as presence from '#contract/service/presence.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  messagesOfCase,
  type OnReply,
  readAsAgent,
  readAsMember,
  readHelp,
  replyAsAgent,
  type SituationOf,
  writeAsMember,
} from './conversations.ts';
import { openFileAsAgent, openFileAsMember, sendFileAsAgent, sendFileAsMember } from './files.ts';
import { beatAsAgent, beatAsMember, presenceForAgent, presenceForMember } from './presence.ts';

type Given = { situationOf: SituationOf; onReply: OnReply };

export function conversationsRoutes(route: Route, deps: Deps, given: Given): void {
  const { situationOf, onReply } = given;
  route(contract.getHelp, ({ member, params, query }) =>
    readHelp(deps, member, params.homeId, { ...query, situationOf }),
  );
  route(contract.sendHelpMessage, ({ member, params, body }) =>
    writeAsMember(deps, member, params.homeId, body, situationOf),
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
  route(contract.markHelpRead, ({ member, params, body }) => readAsMember(deps, member, params.homeId, body));
  route(presence.getHelpPresence, ({ member, params }) => presenceForMember(deps, member, params));
  route(presence.setHelpPresence, ({ member, params, body }) => beatAsMember(deps, member, params, body));
  route(presence.getCasePresence, ({ member, params }) => presenceForAgent(deps, member, params));
  route(presence.setCasePresence, ({ member, params, body }) => beatAsAgent(deps, member, params, body));
  route(contract.getCaseMessages, ({ member, params, query }) =>
    messagesOfCase(deps, member, params.caseId, query.after),
  );
  route(contract.replyInCase, ({ member, params, body }) =>
    replyAsAgent(deps, member, params.caseId, body, onReply),
  );
  route(contract.markCaseRead, ({ member, params, body }) =>
    readAsAgent(deps, member, params.caseId, body.seq),
  );
}
