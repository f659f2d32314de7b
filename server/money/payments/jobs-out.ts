import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/**
 * For the seller of the subject: its payment arrived and matches the price. Enqueued in the transaction that
 * records it.
 */
export const paymentSettled = defineJob({
  name: 'payments.settled',
  schema: z.object({ subject: z.literal('order'), subjectId: z.uuid() }),
  retryLimit: 20,
});

/** For repayments of emergency cash: a payment arrived or was refunded. The handler compares it with the ledger. */
export const repaymentChanged = defineJob({
  name: 'payments.repayment-changed',
  schema: z.object({ repaymentId: z.uuid() }),
  retryLimit: 20,
});

/** The same for a payment that is disputed, or whose dispute ended. The handler reads the current state. */
export const repaymentDisputed = defineJob({
  name: 'payments.repayment-disputed',
  schema: z.object({ disputeRef: z.string() }),
  retryLimit: 20,
});

/** For bookings: the card payment of an approved price arrived. The handler reads the current state. */
export const bookingPaymentChanged = defineJob({
  name: 'payments.booking-changed',
  schema: z.object({ paymentId: z.uuid() }),
  retryLimit: 20,
});

/** The same for a payment that a bank disputes, or whose dispute ended. */
export const bookingDisputed = defineJob({
  name: 'payments.booking-disputed',
  schema: z.object({ disputeRef: z.string() }),
  retryLimit: 20,
});

/** For emergency cash: a payout changed. The handler reads the current state from the provider. */
export const payoutChanged = defineJob({
  name: 'payments.payout-changed',
  schema: z.object({ ref: z.string() }),
  retryLimit: 20,
});

/**
 * For emergency cash: the recipient's identity check may have changed. The handler reads the current state
 * from the provider.
 */
export const payeeChanged = defineJob({
  name: 'payments.payee-changed',
  schema: z.object({ recipientRef: z.string() }),
  retryLimit: 20,
});

/** For memberships: a payment is disputed, or a dispute ended. The handler reads the current state. */
export const disputeChanged = defineJob({
  name: 'payments.dispute-changed',
  schema: z.object({ disputeRef: z.string() }),
  retryLimit: 20,
});

/** For memberships: a subscription changed. The handler reads the current state from the provider. */
export const billingChanged = defineJob({
  name: 'payments.billing-changed',
  schema: z.object({ subscriptionRef: z.string() }),
  retryLimit: 20,
});
