import { grantPoints, receivedKeys } from '#server/money/points/points.ts';
import type { Tx } from '#server/platform/db.ts';
import { rewardKey } from './to-contract.ts';
import type { TaskRow } from './store.ts';

/** Grants the points of a done task, once ever per person. Returns the points granted, or 0. */
export async function rewardTask(tx: Tx, userId: string, task: TaskRow): Promise<number> {
  const key = rewardKey(task);
  // Checked first: the task's wording or weight may have changed since they did it, but it's the same task.
  if ((await receivedKeys(tx, userId, [key])).has(key)) return 0;
  const grant = { userId, points: task.points, reason: `Task done: ${task.title}`, key };
  return (await grantPoints(tx, grant)) ? task.points : 0;
}
