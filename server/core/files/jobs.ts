import { z } from 'zod';
import { after, hours, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import * as store from './store.ts';

/** Takes discarded files out of the storage. */
export const deleteDiscarded = defineJob({
  name: 'files.delete-discarded',
  schema: z.object({}),
  retryLimit: 10,
});

/** Finds what crashes and lost connections have left. */
export const sweepFiles = defineJob({ name: 'files.sweep', schema: z.object({}), cron: '*/5 * * * *' });

/** Looks for bytes in the storage that no row knows. */
export const sweepStorage = defineJob({
  name: 'files.sweep-storage',
  schema: z.object({}),
  cron: '23 9 * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'fileStorage' | 'log'>;

/** A file that is being written says so every few seconds; after this silence nobody writes it any more. */
const SILENCE = minutes(2);
/** A finished file is adopted in the same request; an hour is an age. */
const UNADOPTED = hours(1);
const UNFINISHED_IN_STORAGE = hours(6);
const BATCH = 100;

/**
 * The storage first, then the row: a crash in between leaves a row, which is tried again, and never lost bytes. One that
 * the storage does not let go of keeps no other from being deleted; the job fails at its end, and is tried again.
 */
async function deleteMarked({ db, fileStorage, log }: JobDeps): Promise<void> {
  let failed = 0;
  let last: string | undefined;
  for (;;) {
    const rows = await store.someDeleting(db, { after: last, limit: BATCH });
    for (const { id, storageKey } of rows) {
      last = id;
      try {
        await fileStorage.delete(storageKey);
        await fileStorage.delete(store.thumbKeyOf(storageKey));
        await store.deleteRow(db, id);
      } catch (err) {
        failed += 1;
        log.warn({ err, fileId: id }, 'a discarded file could not be deleted yet');
      }
    }
    if (rows.length < BATCH) break;
  }
  if (failed > 0) throw new Error(`${failed} discarded files could not be deleted yet`);
}

/** Takes away what was begun and abandoned. Harmless when it runs twice, or beside an upload. */
export async function sweep(deps: JobDeps, abandonedBefore?: Date): Promise<void> {
  const now = deps.clock.now();
  const abandoned = await store.markAbandoned(deps.db, {
    unfinished: abandonedBefore ?? after(now, -SILENCE),
    unadopted: abandonedBefore ?? after(now, -UNADOPTED),
  });
  if (abandoned > 0) deps.log.info({ abandoned }, 'files nobody finished are being deleted');
  await deleteMarked(deps);
}

/**
 * Bytes without a row are rare: a crash at one moment can leave them. More of them than of known ones, or very many, are
 * the sign of another database's storage: nothing is deleted then.
 */
const MOST_LEFTOVERS = 100;
const looksForeign = (unknown: number, all: number): boolean =>
  unknown > all / 2 || (unknown > MOST_LEFTOVERS && unknown > all / 10);

async function sweepUnknown(deps: JobDeps): Promise<void> {
  const { db, clock, fileStorage } = deps;
  await fileStorage.forgetUnfinished(after(clock.now(), -UNFINISHED_IN_STORAGE));
  const unknown: string[] = [];
  let all = 0;
  for await (const keys of fileStorage.list()) {
    all += keys.length;
    unknown.push(...(await store.unknownKeys(db, keys)));
  }
  if (looksForeign(unknown.length, all))
    throw new Error(
      `${unknown.length} of ${all} stored objects have no row: is this the right database for this storage? Nothing was deleted`,
    );
  // Asked again: what was listed as unknown may be of a database that was restored meanwhile.
  for (const key of await store.unknownKeys(db, unknown)) await fileStorage.delete(key);
}

/**
 * After a start. When no other process can be writing, everything unfinished was left by the one before; else it is
 * known by its silence.
 */
export async function sweepAtStart(
  deps: JobDeps,
  options: { isAlone: boolean; startedAt: Date },
): Promise<void> {
  if (options.isAlone) await deps.fileStorage.forgetUnfinished(options.startedAt);
  await sweep(deps, options.isAlone ? options.startedAt : undefined);
}

export const filesHandlers: Handler<JobDeps>[] = [
  handler(deleteDiscarded, (deps: JobDeps) => deleteMarked(deps)),
  handler(sweepFiles, (deps: JobDeps) => sweep(deps)),
  handler(sweepStorage, (deps: JobDeps) => sweepUnknown(deps)),
];
