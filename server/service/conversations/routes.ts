import * as contract from '#contract/service/conversations.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  messagesOfCase,
  readAsAgent,
  readAsMember,
  readHelp,
  replyAsAgent,
  type SituationOf,
  writeAsMember,
} from './conversations.ts';

export function conversationsRoutes(route: Route, deps: Deps, situationOf: SituationOf): void {
  route(contract.getHelp, ({ member, params, query }) =>
    readHelp(deps, member, params.homeId, { ...query, situationOf }),
  );
  route(contract.sendHelpMessage, ({ member, params, body }) =>
    writeAsMember(deps, member, params.homeId, body, situationOf),
  );
  route(contract.markHelpRead, ({ member, params, body }) => readAsMember(deps, member, params.homeId, body));
  route(contract.getCaseMessages, ({ member, params, query }) =>
    messagesOfCase(deps, member, params.caseId, query.after),
  );
  route(contract.replyInCase, ({ member, params, body }) => replyAsAgent(deps, member, params.caseId, body));
  route(contract.markCaseRead, ({ member, params, body }) =>
    readAsAgent(deps, member, params.caseId, body.seq),
  );
}
