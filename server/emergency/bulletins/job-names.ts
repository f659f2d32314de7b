import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Every minute: the next run is the retry. */
export const publishInformation = defineJob({
  name: 'bulletins.publish',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});
