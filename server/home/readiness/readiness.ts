import type { Readiness } from '#contract/home/readiness.ts';
import { homeFor, type HomeAsSeen } from '#server/home/homes/homes.ts';
import { cardOf } from '#server/money/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { receivedKeys } from '#server/money/points/points.ts';
import type { z } from 'zod';
import { refreshReadiness, type ReadinessDeps } from './refresh.ts';
import { inOrder, rewardKey, shownTask } from './to-contract.ts';
import * as store from './store.ts';

export { canBeWoken } from './facts.ts';
export { hazardsOf } from './refresh.ts';
export { finishDrillTask } from './tasks.ts';

const lacksIdentity = async (db: Queryable, userId: string): Promise<boolean> =>
  ((await cardOf(db, userId))?.identityWantedAt ?? null) !== null;

const SHOWN_SCORES = 100;

async function describe(
  deps: ReadinessDeps,
  userId: string,
  home: HomeAsSeen,
  isAsked: boolean,
): Promise<z.input<typeof Readiness>> {
  const { tasks, score, breakdown, facts, computedAt, hazards, now } = await refreshReadiness(deps, home, {
    isAsked,
  });
  const rewarded = await receivedKeys(deps.db, userId, tasks.map(rewardKey));
  return {
    homeId: home.id,
    canEdit: home.role !== 'viewer' && home.archivedAt === null,
    score,
    lastComputed: computedAt,
    breakdown,
    facts,
    tasks: inOrder(tasks).map((row) => shownTask(row, { rewarded, now })),
    history: await store.listScores(deps.db, home.id, SHOWN_SCORES),
    // Cash goes to the owner of the home.
    cashWaitsForIdentity: home.userId === userId && (await lacksIdentity(deps.db, userId)),
    hazards,
  };
}

/** Returns a home's readiness. Applies pending changes first, so it is always current. */
export const readReadiness = async (deps: ReadinessDeps, userId: string, homeRef: string) =>
  describe(deps, userId, await homeFor(deps.db, userId, homeRef, 'view'), false);

/** Same as `readReadiness`, but saves the score even if it didn't change. */
export const recompute = async (deps: ReadinessDeps, userId: string, homeRef: string) =>
  describe(deps, userId, await homeFor(deps.db, userId, homeRef, 'edit'), true);
