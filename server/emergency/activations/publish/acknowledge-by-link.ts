import { and, eq } from 'drizzle-orm';
import { membersOf } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { acknowledge } from '#server/emergency/activations/activations.ts';
import { activations } from '#server/emergency/activations/tables.ts';

type Seen = { incidentId: string; homeId: string; userId: string; at: Date };

/**
 * Whoever holds the link of a notice says that the household has seen its order. `over`: it has ended, or the one the
 * notice went to is not of the household any more.
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
