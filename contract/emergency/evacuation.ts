import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { CashView } from '#contract/money/payouts.ts';
import { PLAN_KEYS } from '#contract/core/plans.ts';
import { Instant, Uuid } from '#contract/values.ts';
import { PersonCheckIn } from './check-ins.ts';
import { ServiceRequest } from './service-requests.ts';

const Home = z.object({ homeId: HomeRef });

/** A home's current state. `lifted` stays until the household has read it, for at most two weeks. */
export const EvacuationState = z.enum(['none', 'warning', 'order', 'lifted', 'cancelled']);
export type EvacuationState = z.infer<typeof EvacuationState>;

/** How reliably an official source has been responding. Never means "all clear", whatever the source says. */
export const FeedView = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['ok', 'stale', 'unavailable']),
    since: Instant,
    lastGoodAt: Instant.nullable(),
    officialUrl: z.string(),
  })
  .meta({ id: 'OfficialSource' });
export type FeedView = z.output<typeof FeedView>;

/** What the authority published, with a link to the source. */
export const OrderView = z
  .object({
    zoneKey: z.string(),
    zoneName: z.string().nullable(),
    county: z.string().nullable(),
    words: z.string().nullable().describe('The status as published'),
    notes: z.string().nullable().describe('The authority’s notes about it'),
    source: z.string().describe('Who published it'),
    officialUrl: z.string(),
    orderAt: Instant,
    seenAt: Instant,
    evidence: z.string().nullable().describe('SHA-256 of the source response it was read from'),
    rule: z.string().nullable().default(null).describe('The written rule that makes it count, as a sentence'),
    seenBy: z
      .array(z.object({ source: z.string(), at: Instant, evidence: z.string().nullable() }))
      .default([])
      .describe('Every source that published it, earliest first'),
    question: z
      .string()
      .nullable()
      .default(null)
      .describe('What our team is checking about it. The order stays in force in the meantime'),
    shape: z.array(z.array(z.array(z.tuple([z.number(), z.number()])))).nullable(),
  })
  .meta({ id: 'OfficialOrder' });
export type OrderView = z.output<typeof OrderView>;

export const TIMELINE_KINDS = [
  'warning.seen',
  'order.seen',
  'home.matched',
  'room.held',
  'room.waiting',
  'room.extended',
  'room.released',
  'room.confirmed',
  'room.declined',
  'room.no-show',
  'route.found',
  'route.none',
  'cash.held',
  'cash.due',
  'cash.needs-card',
  'cash.sent',
  'cash.delivered',
  'cash.failed',
  'cash.cancelled',
  'concierge.opened',
  'notice.sent',
  'acknowledged',
  'person.checked-in',
  'person.needs-help',
  'person.reached',
  'order.lifted',
  'order.reopened',
  'order.cancelled',
] as const;
export const TimelineEntry = z
  .object({
    at: Instant,
    kind: z.enum(TIMELINE_KINDS),
    title: z.string(),
    detail: z.string().nullable(),
    evidence: z.string().nullable(),
  })
  .meta({ id: 'EvacuationTimelineEntry' });
export type TimelineEntry = z.output<typeof TimelineEntry>;

export const RoomView = z
  .object({
    state: z.enum(['held', 'waiting', 'released', 'checked-in', 'over']),
    rooms: z.number().int(),
    firstNight: z.iso.date(),
    nights: z.number().int().describe('Nights that the plan pays'),
    ownNights: z.number().int().describe('Extra nights after those, at your own cost'),
    isWideAllowed: z.boolean(),
    memberRateCents: z.number().int().nullable(),
    answer: z
      .object({
        state: z.enum(['asked', 'confirmed', 'no-show']),
        number: z.string().nullable().describe('The hotel’s confirmation number'),
        at: Instant,
        isOnRequest: z.boolean().describe('The hotel can still decline'),
      })
      .nullable()
      .default(null)
      .describe('The hotel’s response; null until it is asked'),
    hotel: z
      .object({
        name: z.string(),
        address: z.string(),
        phone: z.string(),
        stars: z.number().int(),
        lat: z.number(),
        lng: z.number(),
        miles: z.number().describe('Distance from the home'),
        takesPets: z.boolean(),
        isAccessible: z.boolean(),
        hasBackupPower: z.boolean(),
        isSample: z.boolean(),
        zoneMiles: z
          .number()
          .nullable()
          .default(null)
          .describe('Miles to an active order or warning, if that is now closer than we promise'),
      })
      .nullable(),
  })
  .meta({ id: 'HeldRoom' });
export type RoomView = z.output<typeof RoomView>;

/** Why an order that covers a home started no services. The order is shown anyway. */
export const NO_SERVICES = [
  'not-member',
  'joined-after',
  'joined-during',
  'owner-changed',
  'located-after',
  'other-home',
  'not-covered',
  'not-approved',
  'declined',
  'imprecise',
  'unconfirmed',
  'waiting-for-you',
  'starting',
] as const;
export type NoServices = (typeof NO_SERVICES)[number];

/** A place to go: a shelter, or a partner hotel at the member rate. */
export const Refuge = z
  .object({
    kind: z.enum(['shelter', 'hotel']),
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    lat: z.number(),
    lng: z.number(),
    miles: z.number().describe('Distance from the home'),
    takesPets: z.boolean().nullable(),
    memberRateCents: z.number().int().nullable(),
    isSample: z.boolean(),
  })
  .meta({ id: 'Refuge' });
export type Refuge = z.output<typeof Refuge>;

/** Everything a household needs to see in an evacuation, in one response. */
export const Evacuation = z
  .object({
    userId: Uuid.describe('The member this response belongs to; a device shows it to no one else'),
    savedAt: Instant,
    isFromDevice: z.boolean().default(false).describe('True: served from the device while offline'),
    homeId: Uuid,
    addressLine: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    isPrecise: z.boolean().describe('Only a home with an exact location can be matched to an order'),
    hasMembership: z.boolean(),
    canEdit: z.boolean(),
    state: EvacuationState,
    since: Instant.nullable(),
    incidentId: Uuid.nullable().default(null).describe('The current incident of the home, if any'),
    order: OrderView.nullable(),
    isPossible: z
      .boolean()
      .default(false)
      .describe('We know the home’s location only approximately, so the order or warning may not cover it'),
    isConfirmed: z
      .boolean()
      .default(true)
      .describe('False while our team checks whether the order or warning is real'),
    startsByHand: z.boolean().default(false).describe('Automatic activation is off for this home'),
    unserved: z
      .object({
        reason: z.enum(NO_SERVICES),
        acknowledgedAt: Instant.nullable(),
        endedAt: Instant.nullable(),
        endSeenAt: Instant.nullable(),
        isReportedLifted: z.boolean(),
      })
      .nullable()
      .default(null)
      .describe('An order that covers or covered the home but started no services'),
    helpPhone: z
      .string()
      .nullable()
      .default(null)
      .describe('Concierge phone number for members, with or without active services'),
    refuges: z.array(Refuge).default([]).describe('Where to go during an order without a room from the plan'),
    services: z
      .object({
        plan: z.enum(PLAN_KEYS),
        cashCents: z.number().int(),
        nights: z.number().int(),
        startedAt: Instant,
        endedAt: Instant.nullable(),
        endReason: z.string().nullable(),
        acknowledgedAt: Instant.nullable(),
        endSeenAt: Instant.nullable().describe('When the household read that the order is over'),
        isReportedLifted: z
          .boolean()
          .describe('The order disappeared from the feed without an announcement that it’s over'),
      })
      .nullable(),
    room: RoomView.nullable(),
    cash: CashView.nullable(),
    concierge: z.object({ openedAt: Instant, phone: z.string(), facts: z.array(z.string()) }).nullable(),
    timeline: z.array(TimelineEntry).describe('Newest first'),
    people: z.array(PersonCheckIn),
    request: ServiceRequest.nullable().describe('The newest request'),
    feeds: z.array(FeedView),
    officialUrl: z.string(),
  })
  .meta({ id: 'Evacuation' });
export type Evacuation = z.output<typeof Evacuation>;

export const getEvacuation = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/evacuation',
  access: 'member',
  summary: 'Evacuation status of a home: official orders and every service that started',
  params: Home,
  reply: Evacuation,
});

/** For the banner on every page: homes with an active evacuation. */
export const EvacuationBanner = z
  .object({
    homes: z.array(
      z.object({
        homeId: Uuid,
        addressLine: z.string(),
        state: z.enum(['warning', 'order', 'lifted', 'cancelled']),
        since: Instant,
        isAcknowledged: z.boolean(),
        hasServices: z.boolean().default(false),
        isPossible: z.boolean().default(false),
        isConfirmed: z.boolean().default(true),
      }),
    ),
    drill: z.object({ id: Uuid, homeId: Uuid, addressLine: z.string(), startedAt: Instant }).nullable(),
  })
  .meta({ id: 'EvacuationBanner' });
export type EvacuationBanner = z.output<typeof EvacuationBanner>;

export const getEvacuationBanner = endpoint({
  method: 'GET',
  path: '/api/evacuation',
  access: 'member',
  summary: 'Your homes that are under a warning or an order now',
  reply: EvacuationBanner,
});

export const acknowledgeEvacuation = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/evacuation/acknowledge',
  access: 'member',
  summary: 'Acknowledge the order for the household. Reminders stop.',
  status: 204,
  params: Home,
});

export const startServices = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/evacuation/start',
  access: 'member',
  summary: 'Start hotel and cash now if automatic activation is off. Idempotent.',
  status: 204,
  errors: ['conflict'],
  params: Home,
});
