import * as contract from '#contract/service/advisors.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cancelCall, readAdvisor, readMemberAdvisor, requestCall, setMemberAdvisor } from './advisors.ts';

export function advisorsRoutes(route: Route, deps: Deps): void {
  route(contract.getAdvisor, ({ member, params }) => readAdvisor(deps, member, params.homeId));
  route(contract.requestCall, ({ member, params, body }) => requestCall(deps, member, params.homeId, body));
  route(contract.cancelCall, ({ member, params }) => cancelCall(deps, member, params.homeId));
  route(contract.getMemberAdvisor, ({ params }) => readMemberAdvisor(deps, params.userId));
  route(contract.setMemberAdvisor, ({ member, params, body }) =>
    setMemberAdvisor(deps, member, params.userId, body),
  );
}
