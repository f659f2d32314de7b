import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** A mail about a membership: acknowledgment, receipt, reminder. A mail server may be away for a night. */
export const sendMembershipNotice = defineJob({
  name: 'membership.send-notice',
  schema: z.object({ membershipId: z.uuid(), kind: z.string(), occasion: z.string() }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});

/** An outage outlasts the tries of a job: what has not gone out gets new ones. */
export const sendOwedNotices = defineJob({
  name: 'membership.send-owed-notices',
  schema: z.object({}),
  cron: '6,21,36,51 * * * *',
});

/** Looks at those whose news may have been lost, ends what is over, and begins again what was cut off. */
export const checkMemberships = defineJob({
  name: 'membership.check',
  schema: z.object({}),
  cron: '*/5 * * * *',
});

/** In the morning of the West. */
export const findDueNotices = defineJob({
  name: 'membership.find-due-notices',
  schema: z.object({}),
  cron: '41 16 * * *',
});

/** The simulated provider's clock. */
export const tickSimulation = defineJob({
  name: 'membership.tick-simulation',
  schema: z.object({}),
  cron: '* * * * *',
});
