import { z } from 'zod';
import { ORDER_STATUSES } from '#contract/money/orders.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** Emails a member about their order: receipt, refund or fulfillment. */
export const sendOrderMail = defineJob({
  name: 'orders.send-mail',
  schema: z.object({ orderId: z.uuid(), status: z.enum([...ORDER_STATUSES, 'REFUNDED']) }),
});

/** An outage can outlast a job's retries, so unsent emails are enqueued again for a week. */
export const sendDueOrderMails = defineJob({
  name: 'orders.send-due-mails',
  schema: z.object({}),
  cron: '4,19,34,49 * * * *',
});

/** Cancels orders that weren't paid in time. */
export const expirePending = defineJob({
  name: 'orders.expire-pending',
  schema: z.object({}),
  cron: '* * * * *',
});

/**
 * A purchase was paid or canceled. The capability that books the service handles it; orders don't depend on that
 * capability.
 */
export const purchaseMoved = defineJob({
  name: 'orders.moved',
  schema: z.object({ orderId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});
