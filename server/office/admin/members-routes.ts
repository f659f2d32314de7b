import * as contract from '#contract/money/members.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { exportPeople, listPeople, personOf } from './members.ts';

export function membersRoutes(route: Route, deps: Pick<Deps, 'db' | 'clock'>): void {
  route(contract.listMembers, ({ query }) => listPeople(deps.db, query));
  route(contract.exportMembers, ({ member, query }) => exportPeople(deps, member, query));
  route(contract.getMember, ({ member, params }) => personOf(deps, member, params.userId));
}
