import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

export const deleteEndedRecoveryLinks = defineJob({
  name: 'recovery.delete-ended-links',
  schema: z.object({}),
  cron: '29 4 * * *',
});

/** Retries cover a mail server that is down overnight. */
export const emailLetter = defineJob({
  name: 'recovery.email-letter',
  schema: z.object({ homeId: z.uuid(), letterId: z.uuid(), attempt: z.number().int() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});
