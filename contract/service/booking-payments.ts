import { z } from 'zod';
import { Instant } from '#contract/values.ts';

/**
 * A household pays an approved price by card. `open`: it can be paid. `disputed`: the household or its bank says that the
 * money isn't owed, and our team decides. `void`: it can't be paid anymore, and money that still comes in goes back.
 */
export const BOOKING_PAYMENT_STATES = ['open', 'paid', 'disputed', 'refunded', 'void'] as const;
export type BookingPaymentState = (typeof BOOKING_PAYMENT_STATES)[number];

/** The card provider, what follows from the booking, or a person on our team. */
export const BOOKING_PAYMENT_MOVERS = ['provider', 'engine', 'agent'] as const;
export type BookingPaymentMover = (typeof BOOKING_PAYMENT_MOVERS)[number];

type Move = {
  from: BookingPaymentState;
  to: BookingPaymentState;
  movers: readonly BookingPaymentMover[];
};

/** Every allowed move and who makes it. The database has the same rows, in `moves`, and a test compares the two. */
export const BOOKING_PAYMENT_MOVES: readonly Move[] = [
  { from: 'open', to: 'paid', movers: ['provider'] },
  // The visit began, or the booking isn't this partner's anymore.
  { from: 'open', to: 'void', movers: ['engine'] },
  { from: 'void', to: 'refunded', movers: ['engine'] },
  { from: 'paid', to: 'refunded', movers: ['engine', 'agent'] },
  { from: 'paid', to: 'disputed', movers: ['engine', 'provider'] },
  { from: 'disputed', to: 'refunded', movers: ['agent'] },
  // Our team keeps it for the partner, or the bank gave it back to us.
  { from: 'disputed', to: 'paid', movers: ['agent', 'provider'] },
];

export const canMovePayment = (
  from: BookingPaymentState,
  to: BookingPaymentState,
  mover: BookingPaymentMover,
): boolean =>
  BOOKING_PAYMENT_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** Card providers take no less than this. */
export const LEAST_CARD_CENTS = 50;

/** A card payment as the household sees it. `refunding`: on its way back, which takes banks 5-10 days. */
export const BookingPayment = z
  .object({
    state: z.enum(['waiting', 'processing', 'paid', 'under-review', 'refunding', 'refunded']),
    cents: z.number().int().positive(),
    card: z.string().nullable().describe('Like "Visa ending 4242"'),
    failure: z.string().nullable().describe('Why the last attempt failed'),
    partner: z.string(),
    paidAt: Instant.nullable(),
  })
  .meta({ id: 'BookingPayment' });
export type BookingPayment = z.output<typeof BookingPayment>;
