import * as costs from '#contract/office/costs.ts';
import * as contract from '#contract/office/statements.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as changes from './changes.ts';
import { incidentCosts, pointsLiability } from './costs.ts';
import * as partner from './partner-link.ts';
import { exportStatements, listOwed, listStatements, readStatement } from './reading.ts';

const PER_TEN_MINUTES = { perTenMinutes: 200 };

export function settlementRoutes(route: Route, deps: Deps): void {
  route(contract.listStatements, ({ query }) => listStatements(deps, query));
  route(contract.exportStatements, ({ member, query }) => exportStatements(deps, member, query));
  route(contract.listOwed, () => listOwed(deps));
  route(contract.drawStatement, ({ member, body }) => changes.draw(deps, member, body));
  route(contract.getStatement, ({ member, params }) => readStatement(deps.db, member, params.statementId));
  route(contract.adjustStatement, ({ member, params, body }) =>
    changes.adjust(deps, member, params.statementId, body),
  );
  route(contract.resendStatement, ({ member, params }) => changes.resend(deps, member, params.statementId));
  route(contract.agreeForPartner, ({ member, params, body }) =>
    changes.agreeFor(deps, member, params.statementId, body.note),
  );
  route(contract.approveStatement, ({ member, params }) => changes.approve(deps, member, params.statementId));
  route(contract.unapproveStatement, ({ member, params }) =>
    changes.unapprove(deps, member, params.statementId),
  );
  route(contract.payStatement, ({ member, params, body }) =>
    changes.pay(deps, member, params.statementId, body),
  );
  route(contract.voidStatement, ({ member, params, body }) =>
    changes.voidIt(deps, member, params.statementId, body.reason),
  );
  route(contract.openStatement, ({ body }) => partner.openStatement(deps, body.t), PER_TEN_MINUTES);
  route(contract.agreeToStatement, ({ body }) => partner.agree(deps, body), PER_TEN_MINUTES);
  route(contract.disputeStatement, ({ body }) => partner.dispute(deps, body), PER_TEN_MINUTES);
  route(costs.getIncidentCosts, () => incidentCosts(deps));
  route(costs.getPointsLiability, () => pointsLiability(deps));
}
