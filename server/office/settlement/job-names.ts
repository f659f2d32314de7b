import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sends a statement to one contact. */
export const sendStatement = defineJob({
  name: 'settlement.send',
  schema: z.object({ linkId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
});

/** An outage can outlast a job's retries. */
export const sendUnsentStatements = defineJob({
  name: 'settlement.send-unsent',
  schema: z.object({}),
  cron: '11,41 * * * *',
});

/** Every day: creates missing statements for last month, and reminds partners that haven't answered. */
export const drawMonth = defineJob({
  name: 'settlement.draw-month',
  schema: z.object({}),
  cron: '50 14 * * *',
});
