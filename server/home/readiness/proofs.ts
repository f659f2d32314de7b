import { adoptFile, discardFiles, openStored, storeUpload } from '#server/core/files/files.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply, Upload } from '#server/platform/file-bodies.ts';
import * as store from './store.ts';
import { DRILL_TASK } from './task-catalog.ts';
import { changingTask, refuseFact, taskFor, tick, type Changing, type Requester } from './tasks.ts';
import { say } from '#server/platform/say.ts';

const none = () => new AppError('not_found', say().readinessErrors.noPhoto);

/** Replaces a task's photo with another one or none, and discards the old file. */
async function replaceProof(
  deps: Pick<Deps, 'jobs'>,
  { tx, home }: Changing,
  taskId: string,
  proof: Parameters<typeof store.setProof>[2],
): Promise<boolean> {
  const before = await store.findTask(tx, taskId);
  await store.setProof(tx, { homeId: home.id, taskId }, proof);
  if (!before?.proofFileId) return false;
  await discardFiles(tx, deps.jobs, home.id, [before.proofFileId]);
  return true;
}

/** Adds a proof photo and marks the task as done. */
export async function addProof(deps: Deps, who: Requester, taskId: string, upload: Upload) {
  const found = await taskFor(deps.db, who.id, taskId, 'edit');
  if (found.task.key === DRILL_TASK) throw new AppError('conflict', say().readinessErrors.drillNeedsNoPhoto);
  refuseFact(found.task);
  const file = await storeUpload(deps, { homeId: found.home.id, createdBy: who.id, upload, accept: 'image' });
  return changingTask(deps, who, found, async (changing) => {
    await adoptFile(changing.tx, found.home.id, file.id);
    await replaceProof(deps, changing, taskId, { proofFileId: file.id, proofAt: changing.now });
    return { pointsGranted: await tick(changing, taskId), action: 'task.proof-added' };
  });
}

/** Deletes the photo. The task's status stays, because a photo is optional. */
export async function removeProof(deps: Deps, who: Requester, taskId: string) {
  const found = await taskFor(deps.db, who.id, taskId, 'edit');
  return changingTask(deps, who, found, async (changing) => {
    if (!(await replaceProof(deps, changing, taskId, { proofFileId: null, proofAt: null }))) throw none();
    return { pointsGranted: 0, action: 'task.proof-removed' };
  });
}

const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/**
 * Returns a task's photo in full size or as a thumbnail. Uses a generic file name, because the original name
 * may be private.
 */
export async function openProof(
  deps: Deps,
  who: Requester,
  taskId: string,
  size: 'original' | 'thumb',
): Promise<FileReply> {
  const { task, home } = await taskFor(deps.db, who.id, taskId, 'view');
  if (!task.proofFileId) throw none();
  const file = await openStored(deps, home.id, task.proofFileId, size);
  return { ...file, filename: `${task.key.replaceAll('.', '-')}.${ENDINGS[file.mime] ?? 'jpg'}` };
}
