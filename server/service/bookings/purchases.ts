import { randomUUID } from 'node:crypto';
import { isBookable } from '#contract/money/bookable.ts';
import { BOOKED_BY } from '#contract/service/purchases.ts';
import { canMoveBooking } from '#contract/service/booking-states.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { currentHomeOf } from '#server/home/homes/homes.ts';
import { purchaseById } from '#server/money/orders/orders.ts';
import { newReference } from '#server/service/cases/cases.ts';
import { tell } from './job-names.ts';
import { cancelIn } from './member-moves.ts';
import { record } from './moving.ts';
import type { BookingDeps, BookingParts } from './parts.ts';
import { NO_DETAILS, sealDetails } from './sealed.ts';
import * as store from './store.ts';

/**
 * A purchase was paid or canceled. A paid service becomes a draft booking that asks for its date and place; canceling
 * the purchase cancels its booking. Idempotent: the database allows one booking per purchase.
 */
export const followPurchase = (deps: BookingDeps, parts: BookingParts, orderId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const order = await purchaseById(tx, orderId);
    if (!order?.userId || !isBookable(order.skuKey)) return;
    const known = await store.bookingOfOrder(tx, orderId);
    if (order.status === 'CANCELLED') {
      const booking = known && (await store.lockBooking(tx, known.id));
      if (booking && canMoveBooking(booking.state, 'canceled', 'member'))
        await cancelIn(tx, deps, parts, booking, { by: 'member', actorId: order.userId, at });
      return;
    }
    if (order.status !== 'PAID' || known) return;
    const current = await currentHomeOf(tx, order.userId);
    // Without a home there is no place, so our team fulfills it manually.
    if (!current || current.role === 'viewer') return;
    const { home } = current;
    const cipher = await cipherOf(tx, deps.masterKeys, home.id);
    const draft = await store.insertBooking(tx, {
      id: randomUUID(),
      ref: newReference(),
      homeId: home.id,
      kind: BOOKED_BY[order.skuKey],
      timeZone: timeZoneOf(home.state),
      payer: order.payWith,
      orderId,
      details: sealDetails(cipher, NO_DETAILS),
      createdBy: order.userId,
      createdAt: at,
      updatedAt: at,
    });
    if (!draft) return;
    await record(tx, deps, draft, { event: 'created', by: 'member', at, actorId: order.userId });
    await deps.jobs.enqueue(tx, tell, { bookingId: draft.id, what: 'draft' });
  });
