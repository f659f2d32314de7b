import { eq, or } from 'drizzle-orm';
import type { SimulatedProvider } from './simulated-provider.ts';
import { simulatedObjects } from './tables.ts';

/** Instants as the simulated provider writes them. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

function earlier(value: unknown, ms: number): unknown {
  if (typeof value === 'string')
    return INSTANT.test(value) ? new Date(new Date(value).getTime() - ms).toISOString() : value;
  if (Array.isArray(value)) return value.map((v) => earlier(v, ms));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, earlier(v, ms)]));
}

/** Moves a subscription and its bills into the past, as if so much time had gone by since. */
export const shiftDates = (
  { change }: SimulatedProvider,
  subscriptionRef: string,
  ms: number,
): Promise<void> =>
  change(subscriptionRef, 'subscription', async (tx) => {
    const rows = await tx
      .select()
      .from(simulatedObjects)
      .where(or(eq(simulatedObjects.ref, subscriptionRef), eq(simulatedObjects.parent, subscriptionRef)));
    for (const row of rows)
      await tx
        .update(simulatedObjects)
        .set({
          state: earlier(row.state, ms),
          dueAt: row.dueAt && new Date(row.dueAt.getTime() - ms),
          createdAt: new Date(row.createdAt.getTime() - ms),
        })
        .where(eq(simulatedObjects.ref, row.ref));
  });
