import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sends what is due. Whoever makes something due enqueues it in the same transaction; else it runs every minute. */
export const sendPayouts = defineJob({
  name: 'payouts.send',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

/** Tells a person that somebody changed where their cash goes: if it was not them, they can act. */
export const mailAboutCard = defineJob({
  name: 'payouts.mail-about-card',
  schema: z.object({ userId: z.uuid(), what: z.enum(['added', 'changed', 'removed']), card: z.string() }),
});
