import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Runs in the morning, Pacific time. */
export const chooseTips = defineJob({ name: 'tips.choose', schema: z.object({}), cron: '11 17 * * *' });

/** Retries cover a mail server that is down for hours. */
export const sendTip = defineJob({
  name: 'tips.send',
  schema: z.object({
    userId: z.uuid(),
    month: z.string(),
    half: z.union([z.literal(1), z.literal(2)]),
  }),
  retryLimit: 12,
  retryDelaySeconds: 5,
});
