import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const retried = { retryLimit: 5, retryDelaySeconds: 2 };

/** Emails an applicant or ambassador about their current state. */
export const sendStatusMail = defineJob({
  name: 'ambassadors.send-status',
  schema: z.object({ ambassadorId: z.uuid() }),
  ...retried,
});

/** Emails a neighbor the link to confirm an entry. */
export const sendNeighborMail = defineJob({
  name: 'ambassadors.ask-neighbor',
  schema: z.object({ requestId: z.uuid() }),
  ...retried,
});

/** An outage can outlast a job's retries, so unsent emails are enqueued again. */
export const sendUnsentMails = defineJob({
  name: 'ambassadors.send-unsent',
  schema: z.object({}),
  cron: '12,27,42,57 * * * *',
});

/** Every night: entries that no one confirmed lapse, and old applications are deleted. */
export const tidyAmbassadors = defineJob({
  name: 'ambassadors.tidy',
  schema: z.object({}),
  cron: '50 10 * * *',
});
