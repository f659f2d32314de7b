import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { DELIVERY_STATES } from '#contract/money/deliveries.ts';
import { Instant, line, text, Uuid } from '#contract/values.ts';
import * as v from '#text/service/booking-values.ts';
import { LocalTime } from './advisors.ts';
import { BENEFIT_KEYS } from './benefits.ts';
import type { BookingField } from './booking-fields.ts';
import { BOOKING_KIND_KEYS, type BookingKind, kindData } from './booking-kinds.ts';
import { BookingPayment } from './booking-payments.ts';
import { BOOKING_MOVERS, BOOKING_STATES } from './booking-states.ts';

/** Who pays: the plan, points or a card through the marketplace, or the household directly to the partner. */
export const PAYERS = ['plan', 'points', 'card', 'at-partner'] as const;
export type Payer = (typeof PAYERS)[number];

/** Open bookings of one home at once. */
export const MOST_OPEN = 20;
/** Canceling later than this before the start may cost something. */
export const LATE_CANCEL_HOURS = 24;

type StateCode = keyof typeof DELIVERY_STATES;
const states = Object.keys(DELIVERY_STATES) as [StateCode, ...StateCode[]];

export const Place = z
  .object({
    address: line(200, v.street),
    city: line(100, v.city),
    state: z.enum(states, v.state),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}$/, v.zip),
  })
  .meta({ id: 'BookingPlace' });
export type Place = z.output<typeof Place>;

const typed = (max: number, isNeeded: boolean) =>
  isNeeded ? text(max, v.required) : text(max, v.required).or(z.literal('')).default('');

function answerTo(field: BookingField): z.ZodType {
  switch (field.type) {
    case 'count':
      return z
        .number(v.number)
        .int(v.number)
        .min(field.min, v.between(field.min, field.max))
        .max(field.max, v.between(field.min, field.max));
    case 'yes':
      return field.isNeeded ? z.literal(true, v.confirm) : z.boolean().default(false);
    case 'choice':
      return z.enum(field.options as [string, ...string[]], v.choose);
    case 'choices': {
      const list = z
        .array(z.enum(field.options as [string, ...string[]], v.choose), v.choose)
        .max(field.options.length)
        .transform((chosen) => field.options.filter((option) => chosen.includes(option)));
      return field.isNeeded ? list.refine((chosen) => chosen.length > 0, v.choose) : list.default([]);
    }
    case 'words':
      return typed(field.max, field.isNeeded);
  }
}

const shapeOf = (fields: readonly BookingField[]) =>
  Object.fromEntries(fields.map((field) => [field.key, answerTo(field)]));

/** Codes and numbers of a kind, stored as they are. */
export const needsOf = (kind: BookingKind) =>
  z.strictObject(shapeOf(kindData(kind).fields.filter(({ type }) => type !== 'words')));
/** What the household wrote, stored sealed. */
export const wordsOf = (kind: BookingKind) =>
  z.strictObject(shapeOf(kindData(kind).fields.filter(({ type }) => type === 'words')));

const Needs = z.record(z.string(), z.union([z.number(), z.boolean(), z.string(), z.array(z.string())]));
const Words = z.record(z.string(), z.string());

/** What is booked, without its kind's own answers, which the server checks by the kind. */
const details = {
  from: LocalTime.describe('In the home’s time zone'),
  to: LocalTime,
  place: Place.nullable().default(null).describe('Null: at the home, or online for online services'),
  people: z.array(Uuid).max(20).default([]),
  pets: z.array(Uuid).max(20).default([]),
  needs: Needs.default({}),
  words: Words.default({}),
  notes: text(1000, v.required).or(z.literal('')).default(''),
  usePlan: z.boolean().default(false).describe('Use the plan’s benefit, if there is one'),
};
export const BookingDetails = z.object(details).meta({ id: 'BookingDetails' });
export type BookingDetails = z.output<typeof BookingDetails>;

export const NewBooking = z
  .object({
    id: Uuid.describe('Created by the client; resending the same ID doesn’t make a second booking'),
    kind: z.enum(BOOKING_KIND_KEYS, v.choose),
    ...details,
  })
  .meta({ id: 'NewBooking' });
export type NewBooking = z.output<typeof NewBooking>;

export const BOOKING_EVENTS = [
  'created',
  'changed',
  'asked',
  'offered',
  'quoted',
  'agreed',
  'refused',
  'confirmed',
  'declined',
  'silent',
  'broken',
  'blocked',
  'lapsed',
  'stuck',
  'started',
  'done',
  'failed',
  'canceled',
  'rated',
  'paid',
  'refunded',
  'disputed',
  'kept',
] as const;
export type BookingEventKind = (typeof BOOKING_EVENTS)[number];

/** What someone in the household can do now. */
export const BOOKING_ACTIONS = [
  'change',
  'cancel',
  'agree',
  'refuse',
  'start',
  'finish',
  'report',
  'rate',
] as const;
export type BookingAction = (typeof BOOKING_ACTIONS)[number];

/** What canceling now costs. */
export const CANCEL_TERMS = ['free', 'refund', 'benefit-used', 'not-refunded', 'partner-may-charge'] as const;
export type CancelTerms = (typeof CANCEL_TERMS)[number];

export const PROBLEMS = ['no-one-came', 'not-done', 'not-as-agreed'] as const;

export const BookingRow = z
  .object({
    id: Uuid,
    ref: z.string().describe('Short reference for phone calls, like "H7K-2Q9"'),
    kind: z.enum(BOOKING_KIND_KEYS),
    state: z.enum(BOOKING_STATES),
    startsAt: Instant.nullable(),
    endsAt: Instant.nullable(),
    partner: z.string().nullable().describe('The partner that was asked or that accepted'),
    createdAt: Instant,
  })
  .meta({ id: 'BookingRow' });
export type BookingRow = z.output<typeof BookingRow>;

export const Booking = BookingRow.extend({
  timeZone: z.string().describe('The home’s time zone; all times are in it, regardless of the device'),
  from: z.string().nullable().describe('As in a browser’s date-time field, in the home’s time zone'),
  to: z.string().nullable(),
  window: z.object({ from: Instant, to: Instant }).nullable().describe('When the partner will come'),
  place: Place.nullable(),
  people: z.array(z.object({ id: Uuid, name: z.string() })),
  pets: z.array(z.object({ id: Uuid, name: z.string() })),
  needs: Needs,
  words: Words,
  notes: z.string(),
  payer: z.enum(PAYERS),
  benefit: z.enum(BENEFIT_KEYS).nullable(),
  partnerPhone: z.string().nullable().describe('Set once the partner has accepted'),
  license: z.string().nullable().describe('The partner’s license number, if the service requires one'),
  contactName: z.string().nullable().describe('The person who will come, or who answered'),
  confirmation: z.string().nullable().describe('The partner’s confirmation number; null: not confirmed'),
  doorCode: z.string().nullable().describe('Code to read out at the door, once confirmed'),
  answerBy: Instant.nullable().describe('The asked partner’s deadline to answer'),
  partnersAsked: z.number().int().nonnegative(),
  quote: z
    .object({
      cents: z.number().int().nonnegative(),
      planCents: z.number().int().nonnegative().describe('The part that the plan pays'),
      youPayCents: z.number().int().nonnegative(),
      byCard: z.boolean().describe('Can be paid by card once it is approved'),
      note: z.string(),
      until: Instant.nullable().describe('When the quote expires; null: accepted'),
    })
    .nullable(),
  payments: z.array(BookingPayment).describe('Card payments, oldest first'),
  payableCents: z
    .number()
    .int()
    .positive()
    .nullable()
    .describe('Amount that can be paid by card now, instead of to the partner; null: none'),
  cancelTerms: z.enum(CANCEL_TERMS),
  actions: z.array(z.enum(BOOKING_ACTIONS)),
  rating: z.object({ stars: z.number().int().min(1).max(5), words: z.string() }).nullable(),
  orderId: Uuid.nullable().describe('The purchase that paid for the booking'),
  helpPhone: z.string().describe('Number to call if something goes wrong'),
  hasCase: z.boolean().describe('Our team has a case for it and will contact the household'),
  timeline: z.array(
    z.object({
      at: Instant,
      kind: z.enum(BOOKING_EVENTS),
      by: z.enum(BOOKING_MOVERS),
      code: z.string().nullable().describe('The reported problem'),
      partner: z.string().nullable(),
      words: z.string().nullable(),
    }),
  ),
}).meta({ id: 'Booking' });
export type Booking = z.output<typeof Booking>;

export const BookingList = z
  .object({
    bookings: z.array(BookingRow).describe('Newest first'),
    canEdit: z.boolean(),
    timeZone: z.string(),
    benefits: z
      .array(
        z.object({
          benefit: z.enum(BENEFIT_KEYS),
          kind: z.enum(BOOKING_KIND_KEYS),
          coversCents: z.number().int().nonnegative(),
        }),
      )
      .describe('What the plan still pays for in this event'),
    people: z.array(z.object({ id: Uuid, name: z.string() })),
    pets: z.array(z.object({ id: Uuid, name: z.string() })),
    home: Place,
    helpPhone: z.string(),
  })
  .meta({ id: 'BookingList' });
export type BookingList = z.output<typeof BookingList>;

const Home = z.object({ homeId: HomeRef });
const One = Home.extend({ bookingId: Uuid });
const at = '/api/homes/:homeId/bookings';

export const listBookings = endpoint({
  method: 'GET',
  path: at,
  access: 'member',
  summary: 'List a home’s bookings, and what its plan still pays for',
  params: Home,
  reply: BookingList,
});

export const createBooking = endpoint({
  method: 'POST',
  path: at,
  access: 'member',
  summary: 'Book a service. Suitable partners are asked one after another.',
  status: 201,
  errors: ['conflict', 'membership_required'],
  params: Home,
  body: NewBooking,
  reply: Booking,
});

export const getBooking = endpoint({
  method: 'GET',
  path: `${at}/:bookingId`,
  access: 'member',
  summary: 'Get a booking with its timeline',
  params: One,
  reply: Booking,
});

export const changeBooking = endpoint({
  method: 'PUT',
  path: `${at}/:bookingId`,
  access: 'member',
  summary: 'Update a booking. The partner is notified, and partners are asked again.',
  errors: ['conflict'],
  params: One,
  body: BookingDetails,
  reply: Booking,
});

const moving = (name: string, summary: string) =>
  ({
    method: 'POST',
    path: `${at}/:bookingId/${name}`,
    access: 'member',
    summary,
    errors: ['conflict'],
    params: One,
    reply: Booking,
  }) as const;

export const cancelBooking = endpoint({
  ...moving('cancel', 'Cancel a booking'),
  body: z.object({ terms: z.enum(CANCEL_TERMS).describe('The cancellation terms shown to you') }),
});

export const agreeToQuote = endpoint({
  ...moving('agree', 'Accept a partner’s quote'),
  body: z.object({ cents: z.number().int().nonnegative().describe('The price shown to you') }),
});

export const refuseQuote = endpoint({
  ...moving('refuse', 'Refuse a quote. The next partner is asked.'),
  body: z.object({ cents: z.number().int().nonnegative() }),
});

export const startBooking = endpoint(moving('start', 'Confirm that the partner has arrived or started'));
export const finishBooking = endpoint(moving('finish', 'Confirm that the service is done'));

export const reportProblem = endpoint({
  ...moving('report', 'Report that no one came, or that the service wasn’t done as agreed'),
  body: z.object({
    problem: z.enum(PROBLEMS, v.choose),
    words: text(1000, v.required).or(z.literal('')).default(''),
  }),
});

export const rateBooking = endpoint({
  ...moving('rate', 'Rate the service from 1 to 5. A new rating replaces the last one.'),
  body: z.object({
    stars: z.number(v.stars).int(v.stars).min(1, v.stars).max(5, v.stars),
    words: text(1000, v.required).or(z.literal('')).default(''),
  }),
});
