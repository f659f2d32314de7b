import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Deletes an account whose deletion is due. */
export const deleteAccount = defineJob({
  name: 'my-data.delete-account',
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 10,
  retryDelaySeconds: 5,
});

/** Finds due deletions whose job was lost. */
export const deleteDue = defineJob({
  name: 'my-data.delete-due',
  schema: z.object({}),
  cron: '*/10 * * * *',
});

export type Notice = z.infer<typeof sendNotice.schema>['notice'];

export const sendNotice = defineJob({
  name: 'my-data.send-notice',
  schema: z.object({
    userId: z.uuid(),
    notice: z.enum(['requested', 'cancelled', 'stopped', 'home-going', 'home-stays', 'home-gone']),
  }),
});

export const deleteExports = defineJob({
  name: 'my-data.forget-exports',
  schema: z.object({}),
  cron: '29 * * * *',
});
