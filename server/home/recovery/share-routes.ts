import * as contract from '#contract/home/recovery-sharing.ts';
import * as tasks from '#contract/home/recovery-tasks.ts';
import type { Route } from '#server/platform/route.ts';
import { visitorOf } from '#server/platform/shared-links.ts';
import type { Deps } from '#server/ports/deps.ts';
import { finishTask, readTasks } from './advisor.ts';
import { listRecoveryShares, openSharedRecovery, revokeRecoveryShare, shareRecovery } from './shares.ts';

/** Who else sees a recovery: holders of links, and the tasks of an advisor. */
export function shareRoutes(route: Route, deps: Deps): void {
  route(contract.listRecoveryShares, ({ member, params }) =>
    listRecoveryShares(deps, member.id, params.homeId),
  );
  route(contract.shareRecovery, ({ member, params, body }) =>
    shareRecovery(deps, member, params.homeId, body),
  );
  route(contract.revokeRecoveryShare, ({ member, params }) => revokeRecoveryShare(deps, member, params));
  route(contract.openSharedRecovery, ({ req, body }) => openSharedRecovery(deps, body, visitorOf(req)), {
    perMinute: 20,
  });
  route(tasks.getRecoveryTasks, ({ member, params }) => readTasks(deps, member.id, params.homeId));
  route(tasks.finishRecoveryTask, ({ member, params }) => finishTask(deps, member, params));
}
