/** Since when a home has been under an order. Pure. */
import type { Prepared } from '#server/platform/polygon.ts';

/** A stretch of time in which a zone of an incident was an order over one shape. */
export type Cover = { from: Date; until: Date | null; shape: Prepared };

type Version = { at: Date; status: string; shape: Prepared | null };
type Zone = { orderSince: Date | null; endedAt: Date | null; versions: readonly Version[] };

/**
 * What a zone has covered, version by version. The last stretch as an order began when its authority says that it did: before
 * we saw it, or after, where an old order only stood in the list until it was given out anew.
 */
export function coversOf({ orderSince, endedAt, versions }: Zone): Cover[] {
  const covers: Cover[] = [];
  let lastRun = -1;
  for (const [n, { at, status, shape }] of versions.entries()) {
    if (status !== 'order') continue;
    if (versions[n - 1]?.status !== 'order') lastRun = shape ? covers.length : -1;
    if (shape) covers.push({ from: at, until: versions[n + 1]?.at ?? endedAt, shape });
  }
  const first = covers[lastRun];
  if (!first || !orderSince) return covers;
  if (orderSince < first.from) first.from = orderSince;
  return covers.flatMap((cover, n) => {
    if (n < lastRun || cover.from >= orderSince) return [cover];
    return cover.until === null || cover.until > orderSince ? [{ ...cover, from: orderSince }] : [];
  });
}

/**
 * The moment since which a point has been under an order of the incident without a break; null when it is not now. A zone
 * that takes the place of another, or the same zone in a new shape, makes no new order for who was inside before.
 */
export function orderAt(covers: readonly Cover[], lng: number, lat: number): Date | null {
  const [only] = covers;
  if (covers.length === 1 && only)
    return only.until === null && only.shape.contains(lng, lat) ? only.from : null;
  const over = covers.filter(({ shape }) => shape.contains(lng, lat));
  let since: Date | null = null;
  for (const { from, until } of over) if (until === null && (since === null || from < since)) since = from;
  for (let isOn = since !== null; isOn;) {
    isOn = false;
    for (const { from, until } of over)
      if (since !== null && from < since && until !== null && until >= since) {
        since = from;
        isOn = true;
      }
  }
  return since;
}
