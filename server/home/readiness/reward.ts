import { messagesIn } from '#contract/text/catalog.ts';
import { grantPoints, receivedKeys } from '#server/money/points/points.ts';
import { entitlementsOf, isMember } from '#server/money/membership/membership.ts';
import type { Tx } from '#server/platform/db.ts';
import { rewardKey } from './to-contract.ts';
import type { TaskRow } from './store.ts';

/**
 * Grants the points of a done task, once ever per person, to a person with an active membership. Returns the
 * points granted, or 0.
 */
export async function rewardTask(tx: Tx, userId: string, task: TaskRow, now: Date): Promise<number> {
  const key = rewardKey(task);
  // Checked first: the task's wording or weight may have changed since they did it, but it's the same task.
  if ((await receivedKeys(tx, userId, [key])).has(key)) return 0;
  if (!(await isMember(tx, userId, now))) return 0;
  const grant = { userId, points: task.points, reason: messagesIn('en').ledger.taskDone(task.title), key };
  return (await grantPoints(tx, grant)) ? task.points : 0;
}

/**
 * Pays the owner for what was done in the home before they joined. Each key still counts once per person, so
 * checking tasks first and joining later earns exactly what joining first would.
 */
export async function rewardDoneBefore(
  tx: Tx,
  userId: string,
  tasks: readonly TaskRow[],
  now: Date,
): Promise<void> {
  const since = (await entitlementsOf(tx, userId, now))?.since;
  if (!since) return;
  const done = tasks.filter(({ status, doneAt }) => status === 'DONE' && doneAt !== null && doneAt <= since);
  if (done.length === 0) return;
  const received = await receivedKeys(tx, userId, done.map(rewardKey));
  for (const task of done) if (!received.has(rewardKey(task))) await rewardTask(tx, userId, task, now);
}
