import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Emails a person about a group: joined, removed, closed, or a drill. */
export const sendGroupMail = defineJob({
  name: 'neighbors.send-mail',
  schema: z.object({ mailId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
});

/** An outage can outlast a job's retries, so unsent emails are enqueued again. */
export const sendUnsentGroupMails = defineJob({
  name: 'neighbors.send-unsent',
  schema: z.object({}),
  cron: '9,24,39,54 * * * *',
});

/** Every night: deletes old emails and links that no longer work. */
export const tidyGroups = defineJob({
  name: 'neighbors.tidy',
  schema: z.object({}),
  cron: '55 10 * * *',
});
