import { z } from 'zod';
import { defineJob, URGENT } from '#server/platform/jobs.ts';

/** Sends due payouts. Enqueued in the transaction that makes a payout due, and also run every minute. */
export const sendPayouts = defineJob({
  name: 'payouts.send',
  ...URGENT,
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

/** Emails a member when the card for their cash changes, so they can act if it wasn't them. */
export const mailAboutCard = defineJob({
  name: 'payouts.mail-about-card',
  schema: z.object({ userId: z.uuid(), what: z.enum(['added', 'changed', 'removed']), card: z.string() }),
});
