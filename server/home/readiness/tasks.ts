import type { TaskStatus } from '#contract/home/readiness.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { homeFor, publishToHome, type HomeAsSeen, type Level } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { receivedKeys } from '#server/money/points/points.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { saveScore, refreshReadiness, type ReadinessDeps } from './refresh.ts';
import { rewardTask } from './reward.ts';
import { rewardKey, shownTask } from './to-contract.ts';
import * as store from './store.ts';
import { DRILL_TASK, factOf } from './task-catalog.ts';
import { say } from '#server/platform/say.ts';

export type Requester = Pick<Member, 'id' | 'device'>;

/** Returns a task and its home for a household member. Throws `not_found` for everyone else. */
export async function taskFor(
  db: Queryable,
  userId: string,
  taskId: string,
  level: Level,
): Promise<{ task: store.TaskRow; home: HomeAsSeen }> {
  const none = () => new AppError('not_found', say().readinessErrors.noSuchTask);
  const task = await store.findTask(db, taskId);
  if (!task) throw none();
  try {
    return { task, home: await homeFor(db, userId, task.homeId, level) };
  } catch (error) {
    throw error instanceof AppError && error.code === 'not_found' ? none() : error;
  }
}

export type Changing = { tx: Tx; home: HomeAsSeen; cipher: HomeCipher; who: Requester; now: Date };

/**
 * Marks a task as done and grants its points, if this person never got them. Returns the points granted, or
 * 0.
 */
export async function tick({ tx, home, who, now }: Changing, taskId: string): Promise<number> {
  const done = await store.setStatus(tx, { homeId: home.id, taskId }, 'DONE', now);
  return done ? rewardTask(tx, who.id, done, now) : 0;
}

/**
 * Runs one change of a task in a transaction: change, audit log, live update and score. `work` returns the
 * points granted and the audit log action; a null action means nothing changed.
 */
export async function changingTask(
  deps: ReadinessDeps,
  who: Requester,
  { task, home }: { task: store.TaskRow; home: HomeAsSeen },
  work: (changing: Changing) => Promise<{ pointsGranted: number; action: string | null }>,
) {
  const cipher = await cipherOf(deps.db, deps.masterKeys, home.id);
  return deps.db.transaction(async (tx) => {
    await store.lockReadiness(tx, home.id);
    // Check again: during the upload, the sender may have been removed or the home archived.
    const { home: homeNow } = await taskFor(tx, who.id, task.id, 'edit');
    const now = deps.clock.now();
    const { pointsGranted, action } = await work({ tx, home: homeNow, cipher, who, now });
    const tasks = await store.listTasks(tx, home.id);
    const { score } = await saveScore(tx, homeNow, tasks, {
      now,
      isAsked: false,
      masterKeys: deps.masterKeys,
    });
    // Written last: a transaction that holds the end of the audit log must not wait for other locks.
    if (action) {
      const actor = { id: who.id, device: who.device };
      await recordHomeChange(tx, cipher, { at: now, actor, action, subjectId: task.id, detail: task.title });
      await publishToHome(tx, home.id, 'readiness');
    }
    const changed = tasks.find(({ id }) => id === task.id) ?? task;
    const rewarded = await receivedKeys(tx, who.id, [rewardKey(changed)]);
    return { task: shownTask(changed, { rewarded, now }), pointsGranted, score };
  });
}

/** Rejects a manual change of a task that only facts can check. */
export function refuseFact(task: store.TaskRow): void {
  if (factOf(task)) throw new AppError('conflict', say().readinessErrors.tickedByUs);
}

/** Checks or unchecks a task. Points are granted the first time a person checks it, and never revoked. */
export async function changeTask(deps: ReadinessDeps, who: Requester, taskId: string, status: TaskStatus) {
  const found = await taskFor(deps.db, who.id, taskId, 'edit');
  if (found.task.key === DRILL_TASK && status === 'DONE')
    throw new AppError('conflict', say().readinessErrors.drillTicks);
  refuseFact(found.task);
  return changingTask(deps, who, found, async (changing) => {
    const which = { homeId: found.home.id, taskId };
    if (status === 'TODO') {
      const reopened = await store.setStatus(changing.tx, which, 'TODO', changing.now);
      return { pointsGranted: 0, action: reopened ? 'task.reopened' : null };
    }
    const before = await store.findTask(changing.tx, taskId);
    const pointsGranted = await tick(changing, taskId);
    return { pointsGranted, action: before?.status === 'DONE' ? null : 'task.done' };
  });
}

/**
 * The household finished a drill: marks its task as done. Returns the points granted, which is 0 after the
 * first time. Creates the home's tasks if needed.
 */
export async function finishDrillTask(deps: ReadinessDeps, who: Requester, homeId: string): Promise<number> {
  const home = await homeFor(deps.db, who.id, homeId, 'edit');
  const { tasks } = await refreshReadiness(deps, home, { isAsked: false });
  const task = tasks.find(({ key }) => key === DRILL_TASK);
  if (!task) return 0;
  const { pointsGranted } = await changingTask(deps, who, { task, home }, async (changing) => {
    const before = await store.findTask(changing.tx, task.id);
    const given = await tick(changing, task.id);
    return { pointsGranted: given, action: before?.status === 'DONE' ? null : 'task.done' };
  });
  return pointsGranted;
}
