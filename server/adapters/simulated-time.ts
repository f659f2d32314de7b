import { eq, or } from '#server/platform/drizzle.ts';
import { periodStart } from './billing-periods.ts';
import type { SimulatedProvider } from './simulated-provider.ts';
import type { Subscription } from './simulated-subscription.ts';
import { simulatedObjects } from './tables.ts';

/** Timestamps as the simulated provider stores them. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Maps a moment to its shifted time. */
export type Moved = (at: Date) => Date;

/**
 * Maps each moment of a subscription to where it would be if the subscription had started that much earlier.
 * Months differ in length, so the shift isn't uniform: each period starts where it would have started then,
 * on the same day of the month as the others, and events keep their distance from the start of their period.
 */
export function shiftedEarlier({ anchor, terms }: Pick<Subscription, 'anchor' | 'terms'>, ms: number): Moved {
  const began = new Date(anchor);
  const earlier = new Date(began.getTime() - ms);
  const before = (n: number) => periodStart(began, terms.interval, n).getTime();
  const now = (n: number) => periodStart(earlier, terms.interval, n).getTime();
  return (at) => {
    const moment = at.getTime();
    if (moment < began.getTime()) return new Date(moment - ms);
    let n = 0;
    while (before(n + 1) <= moment) n += 1;
    return new Date(Math.min(now(n) + moment - before(n), now(n + 1) - 1));
  };
}

function moveAll(value: unknown, moved: Moved): unknown {
  if (typeof value === 'string') return INSTANT.test(value) ? moved(new Date(value)).toISOString() : value;
  if (Array.isArray(value)) return value.map((v) => moveAll(v, moved));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, moveAll(v, moved)]));
}

/** Moves a subscription and its bills into the past, as if it had started that much earlier. */
export const shiftDates = (
  { change }: SimulatedProvider,
  subscriptionRef: string,
  ms: number,
): Promise<Moved> =>
  change(subscriptionRef, 'subscription', async (tx, subscription) => {
    const moved = shiftedEarlier(subscription.state as Subscription, ms);
    const rows = await tx
      .select()
      .from(simulatedObjects)
      .where(or(eq(simulatedObjects.ref, subscriptionRef), eq(simulatedObjects.parent, subscriptionRef)));
    for (const row of rows)
      await tx
        .update(simulatedObjects)
        .set({
          state: moveAll(row.state, moved),
          dueAt: row.dueAt && moved(row.dueAt),
          createdAt: moved(row.createdAt),
        })
        .where(eq(simulatedObjects.ref, row.ref));
    return moved;
  });
