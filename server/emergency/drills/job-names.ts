import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Notifies a home that a drill has started: only by email, and never worded like an order. */
export const mailAboutDrill = defineJob({
  name: 'drills.mail',
  schema: z.object({ drillId: z.uuid(), homeId: z.uuid() }),
});
