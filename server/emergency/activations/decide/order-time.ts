/** Since when a home has been under an order. Pure. */
import type { Prepared } from '#server/platform/polygon.ts';

/** A period in which a zone of an incident was an order with one shape. */
export type Cover = { from: Date; until: Date | null; shape: Prepared };

type Version = { at: Date; status: string; shape: Prepared | null };
type Zone = { orderSince: Date | null; endedAt: Date | null; versions: readonly Version[] };

/**
 * What a zone has covered as an order, version by version. Its latest order period starts at the authority's
 * time: earlier than we saw it, or later if an old order was only listed until it was reissued.
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
 * Since when a point has been under an order of the incident without a break; null if it isn't now. A replacement zone
 * or a new shape doesn't count as a new order for homes that were already inside.
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
