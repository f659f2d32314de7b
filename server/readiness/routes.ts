import * as contract from '#contract/readiness.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readReadiness, recompute } from './readiness.ts';
import { changeTask } from './tasks.ts';

export function readinessRoutes(route: Route, deps: Deps): void {
  route(contract.getReadiness, ({ member, params }) => readReadiness(deps, member.id, params.homeId));
  route(contract.recomputeReadiness, ({ member, params }) => recompute(deps, member.id, params.homeId), {
    perMinute: 60,
  });
  route(contract.changeTask, ({ member, params, body }) =>
    changeTask(deps, member, params.taskId, body.status),
  );
}
