import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/**
 * Sends a membership email: acknowledgment, receipt or reminder. Retries cover a mail server that is down
 * overnight.
 */
export const sendMembershipNotice = defineJob({
  name: 'membership.send-notice',
  schema: z.object({ membershipId: z.uuid(), kind: z.string(), occasion: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});

/** An outage can outlast a job's retries, so unsent notices are enqueued again. */
export const sendDueNoticesJob = defineJob({
  name: 'membership.send-owed-notices',
  schema: z.object({}),
  cron: '6,21,36,51 * * * *',
});

/**
 * Refreshes memberships that may have missed a webhook event, ends expired ones, and resumes interrupted
 * starts.
 */
export const checkMemberships = defineJob({
  name: 'membership.check',
  schema: z.object({}),
  cron: '*/5 * * * *',
});

/** Sends the provider addresses that changed while it was unreachable. */
export const sendChangedEmailsJob = defineJob({
  name: 'membership.send-changed-emails',
  schema: z.object({}),
  cron: '13 * * * *',
});

/** Runs in the morning, Pacific time. */
export const findDueNotices = defineJob({
  name: 'membership.find-due-notices',
  schema: z.object({}),
  cron: '41 16 * * *',
});

/** Announces new prices and hands them to the provider. Runs in the morning, Pacific time. */
export const runPriceChangesJob = defineJob({
  name: 'membership.price-changes',
  schema: z.object({}),
  cron: '11 17 * * *',
});

/** Advances the simulated provider's clock. */
export const tickSimulation = defineJob({
  name: 'membership.tick-simulation',
  schema: z.object({}),
  cron: '* * * * *',
});
