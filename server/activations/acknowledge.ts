import { and, eq, isNull } from 'drizzle-orm';
import { membersOf, publishToHome } from '#server/homes/homes.ts';
import { stopEscalation } from '#server/notifications/notifications.ts';
import type { Tx } from '#server/platform/db.ts';
import { recordEvent } from './standing.ts';
import { activations } from './tables.ts';

export type Acknowledged = { incidentId: string; homeId: string; userId: string; at: Date };

/**
 * Somebody of the household has seen the order: nobody is reminded any more. Once is enough, and who says it first is
 * kept. `over`: the order has ended, or whoever says so is not of the household.
 */
export async function acknowledge(
  tx: Tx,
  { incidentId, homeId, userId: by, at }: Acknowledged,
): Promise<'seen' | 'over'> {
  const people = await membersOf(tx, homeId);
  if (!people.some(({ userId }) => userId === by)) return 'over';
  const itsRow = and(eq(activations.incidentId, incidentId), eq(activations.homeId, homeId));
  const first = await tx
    .update(activations)
    .set({ acknowledgedAt: at, acknowledgedBy: by })
    .where(and(itsRow, eq(activations.state, 'active'), isNull(activations.acknowledgedAt)))
    .returning({ homeId: activations.homeId });
  if (first.length === 0) {
    const [now] = await tx.select({ state: activations.state }).from(activations).where(itsRow);
    return now?.state === 'active' ? 'seen' : 'over';
  }
  await stopEscalation(tx, { incidentId, homeId });
  await recordEvent(tx, { incidentId, homeId, at, kind: 'acknowledged', actorId: by, detail: {} });
  await publishToHome(tx, homeId, 'evacuation');
  return 'seen';
}
