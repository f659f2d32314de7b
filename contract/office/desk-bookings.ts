import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Booking, BookingList, NewBooking } from '#contract/service/bookings.ts';
import { line, text, Uuid } from '#contract/values.ts';
import * as v from '#text/service/booking-values.ts';

/** Bookings of the household that a case is about, for our team. */

const Case = z.object({ caseId: Uuid });
const One = Case.extend({ bookingId: Uuid });
const at = '/api/desk/cases/:caseId/bookings';

export const CaseBooking = z
  .object({
    booking: Booking,
    partners: z
      .array(
        z.object({
          id: Uuid,
          name: z.string(),
          phone: z.string(),
          miles: z.number().nonnegative(),
          wasAsked: z.boolean(),
        }),
      )
      .describe('Suitable partners to call, nearest first'),
  })
  .meta({ id: 'CaseBooking' });
export type CaseBooking = z.output<typeof CaseBooking>;

export const listCaseBookings = endpoint({
  method: 'GET',
  path: at,
  access: 'staff',
  may: 'cases.read',
  summary: 'List the household’s bookings, with the data for the booking form',
  errors: ['reason_required'],
  params: Case,
  reply: BookingList,
});

export const getCaseBooking = endpoint({
  method: 'GET',
  path: `${at}/:bookingId`,
  access: 'staff',
  may: 'cases.read',
  summary: 'Get a booking with partners to call',
  errors: ['reason_required'],
  params: One,
  reply: CaseBooking,
});

const working = (name: string, summary: string) =>
  ({
    method: 'POST',
    path: `${at}/:bookingId/${name}`,
    access: 'staff',
    may: 'cases.work',
    summary,
    errors: ['conflict', 'reason_required'],
    params: One,
    reply: CaseBooking,
  }) as const;

export const bookForHousehold = endpoint({
  method: 'POST',
  path: at,
  access: 'staff',
  may: 'cases.work',
  summary: 'Book a service for the household',
  status: 201,
  errors: ['conflict', 'reason_required', 'membership_required'],
  params: Case,
  body: NewBooking,
  reply: CaseBooking,
});

export const confirmByPhone = endpoint({
  ...working('confirm', 'Record a partner’s confirmation by phone'),
  body: z.object({
    partnerId: Uuid,
    confirmation: line(60, v.confirmation).describe('The partner’s confirmation number'),
    contactName: line(120, v.contactName),
    cents: z
      .number(v.number)
      .int(v.number)
      .min(0, v.number)
      .max(10_000_000, v.number)
      .nullable()
      .default(null),
  }),
});

export const agreeForHousehold = endpoint({
  ...working('agree', 'Record the household’s agreement to the price by phone'),
  body: z.object({ cents: z.number().int().nonnegative() }),
});

export const askPartnersAgain = endpoint(working('again', 'Ask all partners again'));

export const cancelForHousehold = endpoint({
  ...working('cancel', 'Cancel a booking for the household, which gets a refund of what it paid'),
  body: z.object({ reason: text(500, v.required) }),
});

export const decideBookingPayment = endpoint({
  ...working('payment', 'Refund a card payment, or keep a disputed one for the partner'),
  // It moves money.
  stepUp: true,
  body: z.object({ is: z.enum(['refund', 'keep']), reason: text(500, v.required) }),
});
