import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Tells the people of a home that a drill has begun: by mail alone, and never in the words of an order. */
export const mailAboutDrill = defineJob({
  name: 'drills.mail',
  schema: z.object({ drillId: z.uuid(), homeId: z.uuid() }),
});
