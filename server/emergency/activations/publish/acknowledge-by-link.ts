import { membersOf } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { acknowledge } from '#server/emergency/activations/activations.ts';
import { activations, homeAlerts } from '#server/emergency/activations/tables.ts';
import { and, eq } from '#server/platform/drizzle.ts';

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
  const state = await lockedState(tx, { incidentId, homeId });
  if (!state?.isLive) return 'over';
  if (state.acknowledgedAt) return 'seen';
  await acknowledge(tx, { incidentId, homeId, by: userId, at });
  return 'seen';
}

type State = { isLive: boolean; acknowledgedAt: Date | null };

/** The home's activation or, without services, its alert to the order. */
async function lockedState(
  tx: Tx,
  { incidentId, homeId }: Pick<Seen, 'incidentId' | 'homeId'>,
): Promise<State | undefined> {
  const [activation] = await tx
    .select({ state: activations.state, acknowledgedAt: activations.acknowledgedAt })
    .from(activations)
    .where(and(eq(activations.incidentId, incidentId), eq(activations.homeId, homeId)))
    .for('update');
  if (activation) return { isLive: activation.state === 'active', acknowledgedAt: activation.acknowledgedAt };
  const [alert] = await tx
    .select({ endedAt: homeAlerts.endedAt, acknowledgedAt: homeAlerts.acknowledgedAt })
    .from(homeAlerts)
    .where(
      and(eq(homeAlerts.incidentId, incidentId), eq(homeAlerts.homeId, homeId), eq(homeAlerts.kind, 'order')),
    )
    .for('update');
  return alert && { isLive: alert.endedAt === null, acknowledgedAt: alert.acknowledgedAt };
}
