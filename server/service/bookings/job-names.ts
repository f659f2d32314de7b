import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Notifies a household of a change to its booking, by email and push. */
export const BOOKING_NEWS = [
  'quoted',
  'confirmed',
  'stuck',
  'waits',
  'broken',
  'started',
  'draft',
  'paid',
  'refunded',
] as const;
export type BookingNews = (typeof BOOKING_NEWS)[number];

export const tell = defineJob({
  name: 'bookings.tell',
  schema: z.object({ bookingId: z.uuid(), what: z.enum(BOOKING_NEWS) }),
  retryLimit: 5,
  retryDelaySeconds: 2,
});

/** Sends the notification to one person. */
export const tellPerson = defineJob({
  name: 'bookings.tell-person',
  schema: z.object({ bookingId: z.uuid(), userId: z.uuid(), what: z.enum(BOOKING_NEWS), key: z.string() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Starts plan benefits for homes that an order reached. */
export const startBenefits = defineJob({
  name: 'bookings.start-benefits',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Handles prices that lapsed, visits that were never ended, and bookings whose day has passed. */
export const tend = defineJob({ name: 'bookings.tend', schema: z.object({}), cron: '* * * * *' });

/** Closes card payments at the provider that can no longer be made. */
export const stopCardPayment = defineJob({
  name: 'bookings.stop-card-payment',
  schema: z.object({ paymentId: z.uuid() }),
  retryLimit: 20,
  retryDelaySeconds: 5,
});
