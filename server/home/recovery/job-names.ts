import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const Reminder = z.object({
  homeId: z.uuid(),
  recoveryId: z.uuid(),
  userId: z.uuid(),
  keys: z.array(z.string()),
});
export type Reminder = z.infer<typeof Reminder>;

/** Runs in the morning, Pacific time. */
export const findDueReminders = defineJob({
  name: 'recovery.find-due-reminders',
  schema: z.object({}),
  cron: '41 16 * * *',
});

/** Retries cover a mail server that is down overnight. */
export const sendReminder = defineJob({
  name: 'recovery.send-reminder',
  schema: Reminder,
  retryLimit: 12,
  retryDelaySeconds: 5,
});
