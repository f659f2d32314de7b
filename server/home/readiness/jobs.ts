import { homeChanged, homeOf } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { refreshReadiness } from './refresh.ts';
import { mailStale, reopenStale, reopenStaleTasks, sendStaleMail } from './stale-proofs.ts';

async function follow(deps: Deps, homeId: string): Promise<void> {
  const home = await homeOf(deps.db, homeId);
  if (home) await refreshReadiness(deps, home, { isAsked: false });
}

export const readinessHandlers: Handler<Deps>[] = [
  handler(homeChanged, (deps: Deps, { homeId }) => follow(deps, homeId)),
  handler(reopenStaleTasks, (deps: Deps) => reopenStale(deps)),
  handler(sendStaleMail, (deps: Deps, data) => mailStale(deps, data)),
];
