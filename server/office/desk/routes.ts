import * as contract from '#contract/office/desk.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  addNote,
  claimNext,
  close,
  giveReason,
  NO_FACTS,
  recordCall,
  reopen,
  requireAccess,
  setSeverity,
  take,
  wait,
} from '#server/service/cases/cases.ts';
import { answerCallReviews, assignTo, readCase, readDesk, searchCases } from './desk.ts';
import { severityFactsOf } from './facts.ts';
import { householdOf, phonesOf } from './household.ts';

export function deskRoutes(route: Route, deps: Deps): void {
  route(contract.getDesk, ({ member }) => readDesk(deps, member));
  route(contract.listCases, ({ member, query }) => searchCases(deps, member, query));
  route(contract.takeNextCase, async ({ member }) => ({ caseId: await claimNext(deps, member.id) }));
  route(contract.getCase, ({ member, params }) => readCase(deps, member, params.caseId));
  route(contract.getCaseHousehold, ({ member, params }) => householdOf(deps, member, params.caseId));
  route(contract.getCasePhones, ({ member, params }) => phonesOf(deps, member, params.caseId));
  route(contract.openCaseOfOther, ({ member, params, body }) =>
    giveReason(deps, member, params.caseId, body.reason),
  );
  route(contract.takeCase, ({ member, params }) =>
    take(deps, member.id, params.caseId, async (tx, known) => {
      // Anyone may answer an alert. Other cases come from "next", so that no one picks the easy ones.
      if (known.severity > 0) await requireAccess(tx, known, member, deps.clock.now());
    }),
  );
  route(contract.noteOnCase, ({ member, params, body }) => addNote(deps, member, params.caseId, body));
  route(contract.logCall, ({ member, params, body }) =>
    recordCall(deps, member, params.caseId, body, (tx, known, at) =>
      answerCallReviews(tx, known, member.id, at),
    ),
  );
  route(contract.assignCase, ({ member, params, body }) => assignTo(deps, member, params.caseId, body));
  route(contract.waitOnCase, ({ member, params, body }) =>
    wait(deps, member, params.caseId, { ...body, until: new Date(body.until) }),
  );
  route(contract.reopenCase, ({ member, params }) => reopen(deps, member, params.caseId));
  route(contract.closeCase, ({ member, params, body }) => close(deps, member, params.caseId, body));
  route(contract.setCaseSeverity, ({ member, params, body }) =>
    setSeverity(deps, member, params.caseId, body, async (tx, known) => {
      const facts = await severityFactsOf(tx, [known], deps.clock.now());
      return facts.get(known.homeId) ?? NO_FACTS;
    }),
  );
}
