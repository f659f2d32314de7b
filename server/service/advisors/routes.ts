import * as contract from '#contract/service/advisors.ts';
import * as advice from '#contract/service/recovery-advice.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cancelCall, readAdvisor, readMemberAdvisor, requestCall, setMemberAdvisor } from './advisors.ts';
import {
  giveRecoveryTask,
  listAdvisedRecoveries,
  readAdvisedRecovery,
  readRecoveryAdvisor,
  removeRecoveryTask,
  setRecoveryAdvisor,
} from './recovery-advice.ts';

export function advisorsRoutes(route: Route, deps: Deps): void {
  route(contract.getAdvisor, ({ member, params }) => readAdvisor(deps, member, params.homeId));
  route(contract.requestCall, ({ member, params, body }) => requestCall(deps, member, params.homeId, body));
  route(contract.cancelCall, ({ member, params }) => cancelCall(deps, member, params.homeId));
  route(contract.getMemberAdvisor, ({ params }) => readMemberAdvisor(deps, params.userId));
  route(contract.setMemberAdvisor, ({ member, params, body }) =>
    setMemberAdvisor(deps, member, params.userId, body),
  );
  route(advice.getRecoveryAdvisor, ({ member, params }) => readRecoveryAdvisor(deps, member, params.homeId));
  route(advice.setRecoveryAdvisor, ({ member, params, body }) =>
    setRecoveryAdvisor(deps, member, params.homeId, body.isAgreed),
  );
  route(advice.listAdvisedRecoveries, ({ member }) => listAdvisedRecoveries(deps, member));
  route(advice.getAdvisedRecovery, ({ member, params }) => readAdvisedRecovery(deps, member, params.homeId));
  route(advice.giveRecoveryTask, ({ member, params, body }) =>
    giveRecoveryTask(deps, member, params.homeId, body),
  );
  route(advice.removeRecoveryTask, ({ member, params }) => removeRecoveryTask(deps, member, params));
}
