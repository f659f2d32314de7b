import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const Reminder = z.object({
  policyId: z.uuid(),
  userId: z.uuid(),
  expiryDate: z.iso.date(),
  daysAhead: z.number().int(),
});
export type Reminder = z.infer<typeof Reminder>;

/** Runs in the morning, Pacific time. */
export const findDueReminders = defineJob({
  name: 'homes.find-due-reminders',
  schema: z.object({}),
  cron: '23 16 * * *',
});

/** Retries cover a mail server that is down overnight. */
export const sendReminder = defineJob({
  name: 'homes.send-reminder',
  schema: Reminder,
  retryLimit: 12,
  retryDelaySeconds: 5,
});

/** Emails owners about changes by other people, a few minutes after the first one. */
export const sendDueChangeNotices = defineJob({
  name: 'homes.send-change-notices',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Emails owners what our team decided about their home. Enqueued with the decision; the cron catches what failed. */
export const sendDueApprovalNotices = defineJob({
  name: 'homes.send-approval-notices',
  schema: z.object({}),
  cron: '*/5 * * * *',
});
