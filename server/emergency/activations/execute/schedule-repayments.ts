import { openAdvances, setEvacuationEnd } from '#server/money/repayments/repayments.ts';
import { and, inArray } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { activations } from '#server/emergency/activations/tables.ts';

/**
 * Reports to repayments when each evacuation ended. A home that was deleted since has no activation, so its evacuation
 * ended for the member no later than that.
 */
export async function scheduleRepayments({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const advances = await openAdvances(db);
  if (advances.length === 0) return;
  const found = await db
    .select({ incidentId: activations.incidentId, homeId: activations.homeId, endedAt: activations.endedAt })
    .from(activations)
    .where(
      and(
        inArray(activations.incidentId, [...new Set(advances.map(({ incidentId }) => incidentId))]),
        inArray(activations.homeId, [...new Set(advances.map(({ homeId }) => homeId))]),
      ),
    );
  const ends = new Map(found.map(({ incidentId, homeId, endedAt }) => [`${incidentId}:${homeId}`, endedAt]));
  for (const advance of advances) {
    const end = ends.get(`${advance.incidentId}:${advance.homeId}`);
    const endedAt = end === undefined ? (advance.endedAt ?? clock.now()) : end;
    if (endedAt?.getTime() !== advance.endedAt?.getTime())
      await db.transaction((tx) => setEvacuationEnd(tx, advance, endedAt));
  }
}
