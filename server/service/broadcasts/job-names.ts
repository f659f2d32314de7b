import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Notifies the people of broadcasts. Enqueued with a broadcast, and every minute for what is left. */
export const deliverBroadcasts = defineJob({
  name: 'broadcasts.deliver',
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 2,
});
