import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Honeypot } from '#contract/outreach/waitlist.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { Email, Instant, line, text, Uuid } from '#contract/values.ts';
import * as v from '#text/emergency/event-values.ts';
import {
  ATTENDANCE,
  EVENT_KIND_KEYS,
  EVENT_STATES,
  MOST_SEATS,
  SIGN_UP_STATES,
} from './community-event-states.ts';
import { CLAIM_STATES } from './ambassador-states.ts';

/** Events of ambassadors: planning, signing up, attendance. */

/** Public text by volunteers: no links, so that an event can't lead people elsewhere. */
const noLinks = (words: string) => !/:\/\/|\bwww\./i.test(words);
const Time = z.string(v.time).regex(/^([01]\d|2[0-3]):[0-5]\d$/, v.time);

export const EventInput = z.object({
  kind: z.enum(EVENT_KIND_KEYS, v.kind),
  title: line(100, v.title).refine(noLinks, v.noLinks),
  description: text(2000, v.description).refine(noLinks, v.noLinks),
  day: z.iso.date(v.day),
  starts: Time.describe('In the time zone of the event'),
  ends: Time,
  place: line(200, v.place).refine(noLinks, v.noLinks),
  capacity: z.coerce.number(v.capacity).int(v.capacity).min(1, v.capacity).max(MOST_SEATS, v.capacity),
  bring: z
    .string()
    .trim()
    .max(500, v.bring)
    .refine((s) => !s.includes('\0') && noLinks(s), v.noLinks)
    .default(''),
});
export type EventInput = z.output<typeof EventInput>;

export const PublicEvent = z
  .object({
    id: Uuid,
    kind: z.enum(EVENT_KIND_KEYS),
    title: z.string(),
    description: z.string(),
    place: z.string(),
    bring: z.string(),
    county: z.string(),
    host: z.string().describe('The ambassador’s first name'),
    startsAt: Instant,
    endsAt: Instant,
    timeZone: z.string(),
    language: z.enum(LANGUAGES).describe('The language the text is written in'),
    state: z.enum(EVENT_STATES),
    reason: z.string().nullable().describe('Why it was canceled'),
    seatsLeft: z.number().int(),
    isOver: z.boolean(),
  })
  .meta({ id: 'CommunityEvent' });
export type PublicEvent = z.output<typeof PublicEvent>;

/** A person's own sign-up. */
export const OwnSignUp = z
  .object({
    state: z.enum(SIGN_UP_STATES),
    name: z.string(),
    placeInLine: z.number().int().nullable(),
    attendance: z.enum(ATTENDANCE).nullable(),
    minutes: z.number().int().nullable(),
    canCheckIn: z.boolean(),
  })
  .meta({ id: 'EventSignUp' });
export type OwnSignUp = z.output<typeof OwnSignUp>;

const eventParams = z.object({ eventId: Uuid });
const PUBLIC = '/api/community/events';

export const listEvents = endpoint({
  method: 'GET',
  path: PUBLIC,
  access: 'public',
  summary: 'List upcoming community events, soonest first',
  query: z.object({ county: z.string().max(5).optional() }),
  reply: z.object({ events: z.array(PublicEvent).describe('The next 100 events') }),
});
export const getEvent = endpoint({
  method: 'GET',
  path: `${PUBLIC}/:eventId`,
  access: 'public',
  summary: 'Get a community event, with the caller’s sign-up if signed in',
  errors: ['not_found'],
  params: eventParams,
  reply: z.object({ event: PublicEvent, own: OwnSignUp.nullable() }),
});
export const getEventCalendar = endpoint({
  method: 'GET',
  path: `${PUBLIC}/:eventId/calendar`,
  access: 'public',
  summary: 'Download a community event as a calendar file',
  errors: ['not_found'],
  params: eventParams,
  gives: 'file',
});

const signUpErrors = ['not_found', 'conflict', 'rate_limited'] as const;
export const signUp = endpoint({
  method: 'POST',
  path: `${PUBLIC}/:eventId/sign-up`,
  access: 'public',
  status: 201,
  summary:
    'Sign up for an event. Signed-in callers get a seat or a place on the waiting list; others confirm by email first. The response doesn’t reveal who signed up.',
  errors: signUpErrors,
  params: eventParams,
  body: z.object({ name: line(80, v.name).optional(), email: Email.optional(), website: Honeypot }),
  reply: z.object({ next: z.enum(['email', 'going', 'waiting']) }),
});
const Code = z.object({
  code: z
    .string(v.code)
    .trim()
    .regex(/^\d{6}$/, v.code),
});
const ownAction = {
  method: 'POST',
  access: 'member',
  errors: signUpErrors,
  params: eventParams,
  reply: z.object({ event: PublicEvent, own: OwnSignUp.nullable() }),
} as const;
export const leaveEvent = endpoint({
  ...ownAction,
  path: `${PUBLIC}/:eventId/leave`,
  summary: 'Cancel the caller’s sign-up',
});
export const checkIn = endpoint({
  ...ownAction,
  path: `${PUBLIC}/:eventId/check-in`,
  summary: 'Check in at the event with the code shown there',
  body: Code,
});
export const denyAttendance = endpoint({
  ...ownAction,
  path: `${PUBLIC}/:eventId/not-there`,
  summary: 'Report that the caller didn’t attend, so their hours don’t count',
});

const Token = z.string().min(1, v.link).max(100, v.link);
const byLink = {
  method: 'POST',
  access: 'public',
  errors: ['link_wrong', 'conflict', 'rate_limited'],
  body: z.object({ t: Token }),
  reply: z.object({ event: PublicEvent, own: OwnSignUp, language: z.enum(LANGUAGES) }),
} as const;
const LINK = '/api/community/sign-up';
export const openSignUp = endpoint({
  ...byLink,
  path: `${LINK}/open`,
  summary: 'Get a sign-up by its email link. Read-only.',
});
export const confirmSignUp = endpoint({
  ...byLink,
  path: `${LINK}/confirm`,
  summary: 'Confirm a sign-up by its email link',
});
export const cancelSignUp = endpoint({
  ...byLink,
  path: `${LINK}/cancel`,
  summary: 'Cancel a sign-up by its email link',
});
export const checkInByLink = endpoint({
  ...byLink,
  path: `${LINK}/check-in`,
  summary: 'Check in at the event by email link, with the code shown there',
  body: Code.extend({ t: Token }),
});
export const denyByLink = endpoint({
  ...byLink,
  path: `${LINK}/not-there`,
  summary: 'Report by email link that the person didn’t attend',
});

// The ambassador

export const HostEvent = PublicEvent.extend({
  capacity: z.number().int(),
  day: z.iso.date(),
  starts: z.string(),
  ends: z.string(),
  going: z.number().int(),
  waiting: z.number().int(),
  attended: z.number().int(),
  minutes: z.number().int().describe('Total minutes attended'),
  canChange: z.boolean(),
}).meta({ id: 'HostedEvent' });
export type HostEvent = z.output<typeof HostEvent>;

export const HostedDetail = z
  .object({
    event: HostEvent,
    signUps: z.array(
      z.object({
        id: Uuid,
        name: z.string(),
        state: z.enum(['going', 'waiting']),
        attendance: z.enum(ATTENDANCE).nullable(),
        minutes: z.number().int().nullable(),
      }),
    ),
    code: z
      .object({ code: z.string(), until: Instant })
      .nullable()
      .describe('The code to show now; null before and after the event'),
    claim: z
      .object({ state: z.enum(CLAIM_STATES), points: z.number().int() })
      .nullable()
      .describe('The impact entry created from it'),
    canTick: z.boolean(),
    canClaim: z.boolean(),
  })
  .meta({ id: 'HostedEventDetail' });
export type HostedDetail = z.output<typeof HostedDetail>;

const OWN = '/api/ambassador/events';
const host = { access: 'member', errors: ['not_found', 'conflict', 'not_allowed', 'rate_limited'] } as const;
export const listOwnEvents = endpoint({
  ...host,
  method: 'GET',
  path: OWN,
  summary: 'List an active ambassador’s events, newest first',
  reply: z.object({
    events: z.array(HostEvent).describe('The newest 100 events'),
    open: z.number().int(),
    today: z.iso.date(),
    timeZone: z.string(),
  }),
});
export const planEvent = endpoint({
  ...host,
  method: 'POST',
  path: OWN,
  status: 201,
  summary: 'Create an event, which is public right away',
  body: EventInput,
  reply: HostedDetail,
});
export const getOwnEvent = endpoint({
  ...host,
  method: 'GET',
  path: `${OWN}/:eventId`,
  summary: 'Get one of the caller’s events, with the names of people who signed up',
  params: eventParams,
  reply: HostedDetail,
});
export const changeEvent = endpoint({
  ...host,
  method: 'PUT',
  path: `${OWN}/:eventId`,
  summary: 'Update an event. Everyone who signed up is emailed about a new time or place.',
  params: eventParams,
  body: EventInput,
  reply: HostedDetail,
});
export const cancelEvent = endpoint({
  ...host,
  method: 'POST',
  path: `${OWN}/:eventId/cancel`,
  summary: 'Cancel an event with a reason. Everyone who signed up gets an email.',
  params: eventParams,
  body: z.object({ reason: text(300, v.reason).refine(noLinks, v.noLinks) }),
  reply: HostedDetail,
});
export const tickAttendance = endpoint({
  ...host,
  method: 'PUT',
  path: `${OWN}/:eventId/attendance`,
  summary: 'Record how many minutes a person attended; null: didn’t attend',
  params: eventParams,
  body: z.object({
    signUpId: Uuid,
    minutes: z.number(v.minutes).int(v.minutes).min(15, v.minutes).max(720, v.minutes).nullable(),
  }),
  reply: HostedDetail,
});
export const claimEvent = endpoint({
  ...host,
  method: 'POST',
  path: `${OWN}/:eventId/claim`,
  summary: 'Create an impact entry for an event. One attendee confirms it by email.',
  params: eventParams,
  body: z.object({ signUpId: Uuid }),
  reply: HostedDetail,
});
