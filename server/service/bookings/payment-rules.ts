import type { BookingMover } from '#contract/service/booking-states.ts';
import { kindData } from '#contract/service/booking-kinds.ts';
import { type BookingPayment, LEAST_CARD_CENTS } from '#contract/service/booking-payments.ts';
import { splitQuote } from './booking-rules.ts';
import type { PaymentRow } from './payment-store.ts';
import type { BookingRow } from './store.ts';

/** Card payments of approved prices. Pure: no clock and no database. */

type Priced = Pick<
  BookingRow,
  'state' | 'kind' | 'startsAt' | 'quoteCents' | 'limitCents' | 'partnerId' | 'round'
>;
type Paying = Pick<PaymentRow, 'state' | 'partnerId' | 'round' | 'beganAt' | 'disputeRef'>;

/** The payment belongs to the booking's current yes. */
const isFor = (payment: Pick<Paying, 'partnerId' | 'round'>, booking: Priced): boolean =>
  payment.partnerId === booking.partnerId && payment.round === booking.round;

/** What the household can pay by card now, in cents. Null: nothing, or it pays the partner at the visit. */
export function payableCents(
  booking: Priced,
  payments: readonly Pick<Paying, 'state' | 'partnerId' | 'round'>[],
  now: Date,
): number | null {
  if (booking.state !== 'confirmed' || booking.quoteCents === null) return null;
  // Without a door code, the start time tells when the visit began.
  const { hasDoorCode } = kindData(booking.kind);
  if (!hasDoorCode && booking.startsAt !== null && booking.startsAt <= now) return null;
  if (payments.some((payment) => isFor(payment, booking) && payment.state !== 'open')) return null;
  const { youPayCents } = splitQuote(booking.quoteCents, booking.limitCents);
  return youPayCents >= LEAST_CARD_CENTS ? youPayCents : null;
}

const KEPT_IN = ['confirmed', 'under-way', 'done'];

/**
 * What happens to a payment when its booking moves. Null: it stays. Money is refunded automatically only if the partner
 * hasn't begun: if the household got the service and then reports a problem, our team decides.
 */
export function paymentAfter(
  payment: Paying,
  { before, after, by, at }: { before: Priced; after: Priced; by: BookingMover; at: Date },
): 'void' | 'refunded' | 'disputed' | null {
  const isKept = isFor(payment, after) && KEPT_IN.includes(after.state);
  if (payment.state === 'open') return isKept && after.state === 'confirmed' ? null : 'void';
  const isHeld = payment.state === 'paid' || payment.state === 'disputed';
  // We can't refund money that a bank has taken back.
  if (!isHeld || isKept || payment.disputeRef !== null) return null;
  if (after.state === 'canceled' && by === 'agent') return 'refunded';
  if (payment.state === 'disputed') return null;
  const isPastStart = before.startsAt !== null && before.startsAt <= at;
  const mayHaveBegun = after.state === 'failed' && !kindData(after.kind).hasDoorCode && isPastStart;
  return payment.beganAt !== null || mayHaveBegun ? 'disputed' : 'refunded';
}

type Card = { status: string; refund: 'due' | 'done' | 'refused' | null } | undefined;

/** What we notify the household of about a payment. Null: nothing. */
export function shownState(state: PaymentRow['state'], card: Card): BookingPayment['state'] | null {
  switch (state) {
    case 'open':
      return !card
        ? null
        : card.status === 'processing' || card.status === 'succeeded'
          ? 'processing'
          : 'waiting';
    case 'void':
      return card?.status === 'processing' || card?.status === 'succeeded' ? 'refunding' : null;
    case 'paid':
      return 'paid';
    case 'disputed':
      return 'under-review';
    case 'refunded':
      return card?.refund === 'done' ? 'refunded' : card?.refund === 'refused' ? 'under-review' : 'refunding';
  }
}
