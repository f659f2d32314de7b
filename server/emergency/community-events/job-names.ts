import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const retried = { retryLimit: 5, retryDelaySeconds: 2 };

/** Sends one email to someone who signed up. */
export const sendEventMail = defineJob({
  name: 'community-events.send',
  schema: z.object({ mailId: z.uuid() }),
  ...retried,
});

/** Every five minutes: sends reminders that are due, and emails that a trigger queued or an outage delayed. */
export const sendDueMails = defineJob({
  name: 'community-events.send-due',
  schema: z.object({}),
  cron: '*/5 * * * *',
});

/** Emails a neighbor the link that confirms the hours they logged. */
export const sendHoursMail = defineJob({
  name: 'community-events.send-hours',
  schema: z.object({ entryId: z.uuid() }),
  ...retried,
});

/** Every night: deletes sign-ups of events long past, and anything left unconfirmed. */
export const tidyEvents = defineJob({
  name: 'community-events.tidy',
  schema: z.object({}),
  cron: '20 11 * * *',
});
