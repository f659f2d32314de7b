import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Gives rooms that came free to those who wait, in their order. At once when one comes free; and now and then, for rooms that partners add. */
export const offerRooms = defineJob({
  name: 'lodging.offer-rooms',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Stays whose last night is over are over. */
export const endStays = defineJob({
  name: 'lodging.end-stays',
  schema: z.object({}),
  cron: '7 * * * *',
});

/** The demo's hotels have rooms for the weeks to come, every day anew. */
export const extendSamples = defineJob({
  name: 'lodging.extend-samples',
  schema: z.object({}),
  cron: '41 * * * *',
});
