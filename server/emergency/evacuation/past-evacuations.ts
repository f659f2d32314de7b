import type { PastEvacuation } from '#contract/home/recovery.ts';
import { incidentOf, listActivations } from '#server/emergency/activations/activations.ts';
import { holdOf } from '#server/emergency/lodging/lodging.ts';
import { dayAt, type HomeRow } from '#server/home/homes/homes.ts';
import { payoutOf } from '#server/money/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';

const STAYED = ['checked-in', 'over'];
const PAID = ['sent', 'delivered'];

/** A recovery shows at most this many. */
const MOST = 5;

/**
 * The basis of a home's recovery: orders under its current owner, with the nights and the cash. A former owner's
 * evacuations are private to them.
 */
export async function pastEvacuations(
  db: Queryable,
  home: Pick<HomeRow, 'id' | 'state' | 'userId'>,
): Promise<PastEvacuation[]> {
  const rows = (await listActivations(db, home.id)).filter(
    ({ userId, state }) => userId === home.userId && state !== 'cancelled',
  );
  const found: PastEvacuation[] = [];
  // Sequential, because a transaction has only one connection.
  for (const { incidentId, orderAt, endedAt } of rows.slice(0, MOST)) {
    const incident = await incidentOf(db, incidentId);
    const held = await holdOf(db, incidentId, home.id);
    const payout = await payoutOf(db, incidentId, home.id);
    const paid = payout && PAID.includes(payout.state) ? payout : null;
    const paidAt = paid ? (paid.deliveredAt ?? paid.sentAt) : null;
    found.push({
      incidentId,
      name: incident?.name ?? '',
      from: dayAt(home.state, orderAt),
      to: endedAt ? dayAt(home.state, endedAt) : null,
      hotel:
        held?.hotel && STAYED.includes(held.hold.state)
          ? {
              name: held.hotel.name,
              firstNight: held.hold.firstNight,
              nights: held.hold.nights,
              ownNights: held.hold.ownNights,
            }
          : null,
      cashCents: paid?.cents ?? 0,
      cashOn: paidAt ? dayAt(home.state, paidAt) : null,
    });
  }
  return found;
}
