import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** For whoever sells the subject: its money is in, checked against the price. Told in the transaction that records it. */
export const paymentSettled = defineJob({
  name: 'payments.settled',
  schema: z.object({ subject: z.literal('order'), subjectId: z.uuid() }),
  retryLimit: 20,
});

/** For emergency cash: something about this payout changed. What is true is read from the provider. */
export const payoutChanged = defineJob({
  name: 'payments.payout-changed',
  schema: z.object({ ref: z.string() }),
  retryLimit: 20,
});

/** For emergency cash: the provider may know somebody now, or want to know more. What is true is read from it. */
export const payeeChanged = defineJob({
  name: 'payments.payee-changed',
  schema: z.object({ recipientRef: z.string() }),
  retryLimit: 20,
});

/** For memberships: something about this subscription changed. What is true is read from the provider. */
export const billingChanged = defineJob({
  name: 'payments.billing-changed',
  schema: z.object({ subscriptionRef: z.string() }),
  retryLimit: 20,
});
