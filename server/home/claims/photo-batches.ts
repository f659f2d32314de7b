import type { PacketItem } from './content.ts';
import type { PhotoOf } from './pdf-item.ts';

/** Photos per message between the threads: every message wakes the other thread. */
const BATCH = 16;

export const shownPhotos = (items: readonly PacketItem[], most: number): string[] =>
  items.flatMap((item) => item.photoIds.slice(0, most));

/** Returns photos in drawing order, loaded in batches, one batch ahead of the page that shows them. */
export function photosInBatches(
  ids: readonly string[],
  load: (ids: readonly string[]) => Promise<readonly (Buffer | null)[]>,
): PhotoOf {
  const underWay = new Map<number, Promise<readonly (Buffer | null)[]>>();
  const begin = (batch: number) => {
    const wanted = ids.slice(batch * BATCH, (batch + 1) * BATCH);
    const loading = underWay.get(batch) ?? (wanted.length > 0 ? load(wanted) : Promise.resolve([]));
    underWay.set(batch, loading);
    return loading;
  };
  let next = 0;
  return async (id) => {
    if (ids[next] !== id) return (await load([id]))[0] ?? null;
    const place = next;
    next += 1;
    const batch = Math.floor(place / BATCH);
    underWay.delete(batch - 1);
    const mine = begin(batch);
    void begin(batch + 1);
    return (await mine)[place % BATCH] ?? null;
  };
}
