import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

const Reminder = z.object({
  policyId: z.uuid(),
  userId: z.uuid(),
  expiryDate: z.iso.date(),
  daysAhead: z.number().int(),
});
export type Reminder = z.infer<typeof Reminder>;

/** In the morning of the West. */
export const findDueReminders = defineJob({
  name: 'homes.find-due-reminders',
  schema: z.object({}),
  cron: '23 16 * * *',
});

/** A mail server may be away for a night. */
export const sendReminder = defineJob({
  name: 'homes.send-reminder',
  schema: Reminder,
  retryLimit: 12,
  retryDelaySeconds: 5,
});
