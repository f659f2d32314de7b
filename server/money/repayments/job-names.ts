import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sends one email about a repayment. Retries cover a mail server that is down overnight. */
export const sendRepaymentNotice = defineJob({
  name: 'repayments.send-notice',
  schema: z.object({ noticeId: z.uuid() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});

/** An outage can outlast a job's retries, so unsent notices are enqueued again. */
export const sendDueRepaymentNotices = defineJob({
  name: 'repayments.send-owed-notices',
  schema: z.object({}),
  cron: '9,24,39,54 * * * *',
});

/** Reminders and monthly statements. Runs in the morning, Pacific time. */
export const findRepaymentNotices = defineJob({
  name: 'repayments.find-due-notices',
  schema: z.object({}),
  cron: '51 16 * * *',
});
