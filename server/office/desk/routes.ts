import { getBoard, listBoards } from '#contract/office/board.ts';
import * as contract from '#contract/office/desk.ts';
import { exportCaseReport, getCaseReport } from '#contract/office/reports.ts';
import { watchCase as watchEndpoint } from '#contract/office/watching.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  addNote,
  addReminder,
  claimNext,
  close,
  finishReminder,
  giveReason,
  mergeCase,
  NO_FACTS,
  recordCall,
  reopen,
  requireAccess,
  setSeverity,
  take,
  wait,
} from '#server/service/cases/cases.ts';
import { readBoard, readBoards } from './board.ts';
import { closeSeveral, exportCases, searchCases } from './case-lists.ts';
import { answerCallReviews, assignTo, readCase, readDesk } from './desk.ts';
import { severityFactsOf } from './facts.ts';
import { householdOf, phonesOf } from './household.ts';
import { exportReport, readReport } from './reports.ts';
import { watchCase } from './watching.ts';

export function deskRoutes(route: Route, deps: Deps): void {
  route(contract.getDesk, ({ member }) => readDesk(deps, member));
  route(contract.listCases, ({ member, query }) => searchCases(deps, member, query));
  route(contract.exportCases, ({ member, query }) => exportCases(deps, member, query));
  route(getCaseReport, ({ query }) => readReport(deps, query.days));
  route(exportCaseReport, ({ member, query }) => exportReport(deps, member, query.days));
  route(listBoards, () => readBoards(deps));
  route(getBoard, ({ params }) => readBoard(deps, params.incidentId));
  route(watchEndpoint, ({ member, params, body }) => watchCase(deps, member, params.caseId, body.state));
  route(contract.takeNextCase, async ({ member }) => ({ caseId: await claimNext(deps, member.id) }));
  route(contract.getCase, ({ member, params }) => readCase(deps, member, params.caseId));
  route(contract.getCaseHousehold, ({ member, params }) => householdOf(deps, member, params.caseId));
  route(contract.getCasePhones, ({ member, params }) => phonesOf(deps, member, params.caseId));
  route(contract.openCaseOfOther, ({ member, params, body }) =>
    giveReason(deps, member, params.caseId, body.reason),
  );
  route(contract.takeCase, ({ member, params }) =>
    take(deps, member.id, params.caseId, async (tx, known) => {
      // Anyone may answer an alert. Other cases come from "next", so that no one picks only the easy ones.
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
  route(contract.closeCases, ({ member, body }) => closeSeveral(deps, member, body));
  route(contract.mergeCase, ({ member, params, body }) => mergeCase(deps, member, params.caseId, body.into));
  route(contract.remindOfCase, ({ member, params, body }) =>
    addReminder(deps, member, params.caseId, { ...body, at: new Date(body.at) }),
  );
  route(contract.finishReminder, ({ member, params }) => finishReminder(deps, member, params.reminderId));
  route(contract.setCaseSeverity, ({ member, params, body }) =>
    setSeverity(deps, member, params.caseId, body, async (tx, known) => {
      if (!known.homeId) return { ...NO_FACTS, isVisitor: true };
      const facts = await severityFactsOf(tx, [known], deps.clock.now());
      return facts.get(known.homeId) ?? NO_FACTS;
    }),
  );
}
