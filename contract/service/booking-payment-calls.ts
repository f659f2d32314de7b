import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Uuid } from '#contract/values.ts';
import { Booking } from './bookings.ts';

const common = {
  method: 'POST',
  access: 'member',
  params: z.object({ homeId: HomeRef, bookingId: Uuid }),
} as const;
const at = '/api/homes/:homeId/bookings/:bookingId';

export const payQuote = endpoint({
  ...common,
  path: `${at}/pay`,
  summary: 'Pay an approved price by card. Repeating the call resumes the same payment.',
  errors: ['conflict', 'order_closed', 'payment_refused', 'unavailable'],
  body: z.object({ cents: z.number().int().positive().describe('The amount shown to you') }),
  reply: z.object({ clientSecret: z.string().describe('For the payment form') }),
});

export const checkQuotePayment = endpoint({
  ...common,
  path: `${at}/check-payment`,
  summary: 'Refresh the payment status from the card provider',
  errors: ['payment_refused', 'unavailable'],
  reply: Booking,
});
