import { z } from 'zod';
import { defineJob, URGENT } from '#server/platform/jobs.ts';

/** Processes a stored webhook event. */
export const handleWebhookEvent = defineJob({
  name: 'payments.handle-news',
  ...URGENT,
  schema: z.object({ provider: z.enum(['stripe', 'simulated']), eventId: z.string() }),
  retryLimit: 8,
});

/** Reads one payment from the provider. */
export const checkPaymentJob = defineJob({
  name: 'payments.look',
  schema: z.object({ paymentId: z.uuid() }),
  retryLimit: 2,
});

/** Sends a refund. */
export const sendRefundJob = defineJob({
  name: 'payments.refund',
  ...URGENT,
  schema: z.object({ refundId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 5,
});

/** Finds what webhooks missed: unprocessed events, stalled payments, and refunds that are still due. */
export const reconcilePayments = defineJob({
  name: 'payments.reconcile',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

export const deleteOldWebhookEvents = defineJob({
  name: 'payments.forget-news',
  schema: z.object({}),
  cron: '41 4 * * *',
});
