import { z } from 'zod';
import { ORDER_STATUSES } from '#contract/money/orders.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** Tells a member by mail what became of their order: a receipt, what comes back, or that it is theirs. */
export const sendOrderMail = defineJob({
  name: 'orders.send-mail',
  schema: z.object({ orderId: z.uuid(), status: z.enum([...ORDER_STATUSES, 'REFUNDED']) }),
});

/** An outage outlasts the tries of a job: what is still to be sent gets new ones, for a week. */
export const sendDueOrderMails = defineJob({
  name: 'orders.send-due-mails',
  schema: z.object({}),
  cron: '4,19,34,49 * * * *',
});

/** Cancels what nobody paid in time. */
export const expirePending = defineJob({
  name: 'orders.expire-pending',
  schema: z.object({}),
  cron: '* * * * *',
});
