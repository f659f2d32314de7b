import * as contract from '#contract/home/readiness.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { addProof, openProof, removeProof } from './proofs.ts';
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
  route(contract.addProof, ({ member, params, upload }) => addProof(deps, member, params.taskId, upload), {
    perMinute: 60,
  });
  route(contract.getProof, ({ member, params, query }) => openProof(deps, member, params.taskId, query.size));
  route(contract.removeProof, ({ member, params }) => removeProof(deps, member, params.taskId));
}
