import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/**
 * Offers free rooms to the waiting list in order. Enqueued when a room is released or added, and every minute
 * to catch the rest.
 */
export const offerRooms = defineJob({
  name: 'lodging.offer-rooms',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Ends stays after their last night. */
export const endStays = defineJob({
  name: 'lodging.end-stays',
  schema: z.object({}),
  cron: '7 * * * *',
});

/** Runs hourly and adds missing nights, so that the demo hotels have rooms for the coming weeks. */
export const extendSamples = defineJob({
  name: 'lodging.extend-samples',
  schema: z.object({}),
  cron: '41 * * * *',
});

/**
 * Reconciles what hotels are asked with the rooms that are held: asks about new ones and withdraws others. Enqueued
 * when rooms change, and every minute to catch the rest. `room-offers` has its handler.
 */
export const askHotels = defineJob({
  name: 'room-offers.ask-hotels',
  schema: z.object({}),
  cron: '* * * * *',
});
