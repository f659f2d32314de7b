import { and, asc, eq, gt } from '#server/platform/drizzle.ts';
import { openStored } from './files.ts';
import type { FileDeps } from './stored-files.ts';
import { files } from './tables.ts';

const BATCH = 200;

/** Reads a file to its end. Every segment is authenticated, so wrong bytes end in an error. */
async function readThrough(deps: FileDeps, file: { id: string; homeId: string; hasThumb: boolean }) {
  for (const variant of file.hasThumb ? (['original', 'thumb'] as const) : (['original'] as const)) {
    const { stream } = await openStored(deps, file.homeId, file.id, variant);
    for await (const chunk of stream) void chunk;
  }
}

/** Opens every stored file, thumbnails included. Returns those that are missing, cut off or altered. */
export async function verifyFiles(
  deps: FileDeps,
): Promise<{ files: number; faults: { fileId: string; what: string }[] }> {
  const faults: { fileId: string; what: string }[] = [];
  let count = 0;
  let last = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const rows = await deps.db
      .select({ id: files.id, homeId: files.homeId, thumbKey: files.thumbKey })
      .from(files)
      .where(and(eq(files.state, 'stored'), gt(files.id, last)))
      .orderBy(asc(files.id))
      .limit(BATCH);
    for (const { id, homeId, thumbKey } of rows) {
      await readThrough(deps, { id, homeId, hasThumb: thumbKey !== null }).catch((error: unknown) =>
        faults.push({ fileId: id, what: (error as Error).message }),
      );
      last = id;
    }
    count += rows.length;
    if (rows.length < BATCH) return { files: count, faults };
  }
}
