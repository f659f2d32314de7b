import { z } from 'zod';
import { after, hours, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { ROADS_KEY } from '#server/ports/file-storage.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import * as store from './store.ts';

/** Deletes discarded files from storage. */
export const deleteDiscarded = defineJob({
  name: 'files.delete-discarded',
  schema: z.object({}),
  retryLimit: 10,
});

/** Cleans up after crashes and lost connections. */
export const sweepFiles = defineJob({ name: 'files.sweep', schema: z.object({}), cron: '*/5 * * * *' });

/** Finds stored bytes that have no row. */
export const sweepStorage = defineJob({
  name: 'files.sweep-storage',
  schema: z.object({}),
  cron: '23 9 * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'fileStorage' | 'log'>;

/** A file being written touches its row every few seconds; after this long without it, the writer is gone. */
const SILENCE = minutes(2);
/** A finished file is adopted in the same request, so an hour is generous. */
const UNADOPTED = hours(1);
const UNFINISHED_IN_STORAGE = hours(6);
const BATCH = 100;

/**
 * Storage first, then the row: a crash in between leaves a row, which is retried, and never orphaned bytes.
 * One file that storage can't delete doesn't block the others; the job fails at the end and is retried.
 */
async function deleteMarked({ db, fileStorage, log }: JobDeps): Promise<void> {
  let failed = 0;
  let last: string | undefined;
  for (;;) {
    const rows = await store.listDeletingBatch(db, { after: last, limit: BATCH });
    for (const { id, storageKey } of rows) {
      last = id;
      try {
        await fileStorage.delete(storageKey);
        await fileStorage.delete(store.thumbKeyOf(storageKey));
        await store.deleteRow(db, id);
      } catch (err) {
        failed += 1;
        log.warn({ err, fileId: id }, 'discarded file delete failed, will retry');
      }
    }
    if (rows.length < BATCH) break;
  }
  if (failed > 0) throw new Error(`${failed} discarded files could not be deleted yet`);
}

/** Removes abandoned uploads. Idempotent, and safe during an upload. */
export async function sweep(deps: JobDeps, abandonedBefore?: Date): Promise<void> {
  const now = deps.clock.now();
  const abandoned = await store.markAbandoned(deps.db, {
    unfinished: abandonedBefore ?? after(now, -SILENCE),
    unadopted: abandonedBefore ?? after(now, -UNADOPTED),
  });
  if (abandoned > 0) deps.log.info({ abandoned }, 'deleting unfinished uploads');
  await deleteMarked(deps);
}

/**
 * Bytes without a row are rare: only a crash at a certain moment leaves them. More of them than known files,
 * or very many, suggest another database's storage, so nothing is deleted.
 */
const MOST_LEFTOVERS = 100;
const looksForeign = (unknown: number, all: number): boolean =>
  unknown > all / 2 || (unknown > MOST_LEFTOVERS && unknown > all / 10);

async function sweepUnknown(deps: JobDeps): Promise<void> {
  const { db, clock, fileStorage } = deps;
  await fileStorage.clearUnfinished(after(clock.now(), -UNFINISHED_IN_STORAGE));
  const unknown: string[] = [];
  let all = 0;
  for await (const listed of fileStorage.list()) {
    const keys = listed.filter((key) => key !== ROADS_KEY);
    all += keys.length;
    unknown.push(...(await store.unknownKeys(db, keys)));
  }
  if (looksForeign(unknown.length, all))
    throw new Error(
      `${unknown.length} of ${all} stored objects have no row: is this the right database for this storage? Nothing was deleted`,
    );
  // Checked again: a database may have been restored since the listing.
  for (const key of await store.unknownKeys(db, unknown)) await fileStorage.delete(key);
}

/**
 * After a start. When no other process can be writing, everything unfinished is left over from the previous
 * one; otherwise it is recognized by not being touched.
 */
export async function sweepAtStart(
  deps: JobDeps,
  options: { isAlone: boolean; startedAt: Date },
): Promise<void> {
  if (options.isAlone) await deps.fileStorage.clearUnfinished(options.startedAt);
  await sweep(deps, options.isAlone ? options.startedAt : undefined);
}

export const filesHandlers: Handler<JobDeps>[] = [
  handler(deleteDiscarded, (deps: JobDeps) => deleteMarked(deps)),
  handler(sweepFiles, (deps: JobDeps) => sweep(deps)),
  handler(sweepStorage, (deps: JobDeps) => sweepUnknown(deps)),
];
