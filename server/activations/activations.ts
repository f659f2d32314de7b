import { and, eq, isNull } from 'drizzle-orm';
import { stopEscalation } from '#server/notifications/notifications.ts';
import type { Tx } from '#server/platform/db.ts';
import { activations } from './tables.ts';

export { prepare, type Prepared } from './polygon.ts';
export {
  conversationOf,
  eventsOf,
  recordEvent,
  standingOf,
  type ActivationRow,
  type Standing,
} from './standing.ts';

/** A household has seen its order: reminders stop. The first word counts. */
export async function acknowledge(
  tx: Tx,
  { incidentId, homeId, by, at }: { incidentId: string; homeId: string; by: string | null; at: Date },
): Promise<void> {
  await tx
    .update(activations)
    .set({ acknowledgedAt: at, acknowledgedBy: by })
    .where(
      and(
        eq(activations.incidentId, incidentId),
        eq(activations.homeId, homeId),
        isNull(activations.acknowledgedAt),
      ),
    );
  await stopEscalation(tx, { incidentId, homeId });
}
