import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Notifies the recipients of broadcasts. Enqueued with a broadcast, and every minute for the rest. */
export const deliverBroadcasts = defineJob({
  name: 'broadcasts.deliver',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 2,
});
