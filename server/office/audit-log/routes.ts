import * as admin from '#contract/office/audit-admin.ts';
import * as contract from '#contract/office/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readAccountActivity, readHomeActivity } from './reading.ts';
import { exportAuditEntries, readEntry, searchAudit } from './searching.ts';

export function auditRoutes(route: Route, deps: Deps): void {
  route(contract.getHomeActivity, ({ member, params, query }) =>
    readHomeActivity(deps, member.id, params.homeId, query),
  );
  route(contract.getAccountActivity, ({ member, query }) => readAccountActivity(deps, member.id, query));
  route(admin.listAudit, ({ member, query }) => searchAudit(deps, member, query));
  route(admin.exportAudit, ({ member, query }) => exportAuditEntries(deps, member, query));
  route(admin.getAuditEntry, ({ member, params }) => readEntry(deps, member, params.id));
}
