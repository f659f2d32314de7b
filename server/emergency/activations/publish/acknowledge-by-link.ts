import { and, eq } from 'drizzle-orm';
import { membersOf } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { acknowledge } from '#server/emergency/activations/activations.ts';
import { activations } from '#server/emergency/activations/tables.ts';

type Seen = { incidentId: string; homeId: string; userId: string; at: Date };

/**
 * Confirms an order by the link in a notice, without signing in. `over`: the order has ended, or the notice's
 * recipient no longer belongs to the household.
 */
export async function acknowledgeByLink(
  tx: Tx,
  { incidentId, homeId, userId, at }: Seen,
): Promise<'seen' | 'over'> {
  const people = await membersOf(tx, homeId);
  if (!people.some((person) => person.userId === userId)) return 'over';
  const [its] = await tx
    .select({ state: activations.state, acknowledgedAt: activations.acknowledgedAt })
    .from(activations)
    .where(and(eq(activations.incidentId, incidentId), eq(activations.homeId, homeId)))
    .for('update');
  if (its?.state !== 'active') return 'over';
  if (its.acknowledgedAt) return 'seen';
  await acknowledge(tx, { incidentId, homeId, by: userId, at });
  return 'seen';
}
