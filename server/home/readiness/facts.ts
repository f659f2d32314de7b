import type { FactTask } from '#contract/home/readiness.ts';
import { channelsOf } from '#server/core/notifications/notifications.ts';
import { isExactPlace, type HomeRow } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { cardOf } from '#server/money/payouts/payouts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { rewardTask } from './reward.ts';
import * as store from './store.ts';
import { factOf } from './task-catalog.ts';

export type FactHome = Pick<HomeRow, 'id' | 'userId' | 'lat' | 'lng' | 'accuracy'>;

/** Whether a person gets evacuation alerts by text or push. */
export async function canBeWoken(db: Queryable, userId: string): Promise<boolean> {
  const channels = (await channelsOf(db, [userId])).get(userId) ?? [];
  return channels.includes('sms') || channels.includes('push');
}

/** The current facts that services depend on. Plan, card and phone are those of the home's owner. */
export async function factsOfHome(
  db: Queryable,
  home: FactHome,
  now: Date,
): Promise<Record<FactTask, boolean>> {
  const card = await cardOf(db, home.userId);
  return {
    pin: isExactPlace(home),
    membership: (await entitlementsOf(db, home.userId, now)) !== null,
    'cash-card': card !== undefined && card.identityWantedAt === null,
    notifications: await canBeWoken(db, home.userId),
  };
}

/** Checks and unchecks the tasks that facts decide. The owner gets their points. Returns whether any changed. */
export async function tickFacts(
  tx: Tx,
  home: FactHome,
  tasks: readonly store.TaskRow[],
  now: Date,
): Promise<boolean> {
  const facts = await factsOfHome(tx, home, now);
  let isChanged = false;
  for (const task of tasks) {
    const fact = factOf(task);
    if (!fact) continue;
    const status = facts[fact] ? 'DONE' : 'TODO';
    if (task.status === status) continue;
    const changed = await store.setStatus(tx, { homeId: home.id, taskId: task.id }, status, now);
    if (changed?.status === 'DONE') await rewardTask(tx, home.userId, changed, now);
    isChanged = true;
  }
  return isChanged;
}
