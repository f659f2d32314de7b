import type { BookingEventKind } from '#contract/service/bookings.ts';
import type { BookingMover } from '#contract/service/booking-states.ts';
import { refundPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import { stopCardPayment, tell } from './job-names.ts';
import { paymentAfter } from './payment-rules.ts';
import * as payments from './payment-store.ts';
import type { BookingDeps } from './parts.ts';
import type { BookingRow } from './store.ts';

type Writing = Pick<BookingDeps, 'jobs'>;

/** Refunds a card payment once: the database allows one refund per payment. */
export async function giveBack(
  tx: Tx,
  { jobs }: Writing,
  payment: payments.PaymentRow,
  { by, reason }: { by: 'engine' | 'agent'; reason: string },
): Promise<void> {
  await payments.movePayment(tx, payment, { to: 'refunded', by });
  await refundPayment(tx, jobs, { subject: 'booking', subjectId: payment.id, reason });
  const { bookingId } = payment;
  if (bookingId) await jobs.enqueue(tx, tell, { bookingId, what: 'refunded' });
}

/**
 * Updates the money of a booking, in the transaction that moves it. Returns what the booking's history adds. The
 * provider is called later; anything that still arrives for a void payment is refunded.
 */
export async function followBooking(
  tx: Tx,
  deps: Writing,
  { before, after, by, at }: { before: BookingRow; after: BookingRow; by: BookingMover; at: Date },
): Promise<BookingEventKind[]> {
  const events: BookingEventKind[] = [];
  for (const payment of await payments.paymentsOf(tx, after.id)) {
    const next = paymentAfter(payment, { before, after, by, at });
    const isLive = payment.state === 'open' || payment.state === 'paid';
    if (after.state === 'under-way' && isLive && !payment.beganAt)
      await payments.updatePayment(tx, payment, { beganAt: at });
    if (next === 'void') {
      await payments.movePayment(tx, payment, { to: 'void', by: 'engine' });
      await deps.jobs.enqueue(tx, stopCardPayment, { paymentId: payment.id });
    } else if (next === 'disputed') {
      await payments.movePayment(tx, payment, { to: 'disputed', by: 'engine' });
      events.push('disputed');
    } else if (next === 'refunded') {
      const reason = after.state === 'canceled' ? 'The booking was canceled.' : 'The booking was not done.';
      await giveBack(tx, deps, payment, { by: by === 'agent' ? 'agent' : 'engine', reason });
      events.push('refunded');
    }
  }
  return events;
}
