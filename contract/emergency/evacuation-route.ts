/** The route of a household during an order: one current version, the same in every channel. */
import { z } from 'zod';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';
import { COMPASS, ROUTE_OUTCOMES, RouteAges, RouteStep } from './routes.ts';

/** `hotel`: the booked room. `clear`: a place well outside the zone. `none`: no place could be chosen. */
export const ROUTE_GOALS = ['hotel', 'clear', 'none'] as const;
export type RouteGoal = (typeof ROUTE_GOALS)[number];

/** Why there is no way in our data. */
export const NO_WAY_REASONS = [
  'destination-in-zone',
  'destination-in-fire',
  'streets-closed',
  'not-verified',
] as const;

/** Why a version was made. */
export const ROUTE_CAUSES = [
  'first',
  'hotel',
  'home',
  'zone',
  'fire',
  'closure',
  'reopened',
  'roads',
] as const;
export type RouteCause = (typeof ROUTE_CAUSES)[number];

const Place = z.tuple([z.number(), z.number()]);
const meters = z.number().min(0);
const seconds = z.number().min(0);
const Shape = z.array(z.array(z.array(Place)));

/** What a route avoids, with the name that people use for it. */
export const Avoided = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zone'), name: z.string().nullable() }),
  z.object({ kind: z.literal('fire'), name: z.string() }),
  z.object({ kind: z.literal('closure'), name: z.string() }),
]);
export type Avoided = z.output<typeof Avoided>;

export const DrawnRoute = z.object({
  meters,
  seconds,
  line: z.array(Place).describe('Follows real streets. Empty only if there is no route'),
  steps: z.array(RouteStep),
});
export type DrawnRoute = z.output<typeof DrawnRoute>;

export const EvacuationRoute = z
  .object({
    version: z.number().int().min(1).describe('Also shown in the email and at the concierge desk'),
    computedAt: Instant,
    cause: z.enum(ROUTE_CAUSES),
    outcome: z.enum(ROUTE_OUTCOMES),
    noWay: z.enum(NO_WAY_REASONS).nullable(),
    goal: z.enum(ROUTE_GOALS),
    goalName: z.string().nullable().describe('The hotel, even if the route ends before it'),
    isHotelOffMap: z.boolean().describe('The hotel is beyond our road data: the route leads out of the zone'),
    from: Place,
    to: Place.nullable(),
    hotel: Place.nullable(),
    beeline: z
      .object({ meters, heading: z.enum(COMPASS) })
      .nullable()
      .describe('Distance and direction to the hotel, for households without a route. Never drawn'),
    route: DrawnRoute.nullable(),
    metersToLeave: meters.nullable(),
    avoids: z.array(Avoided),
    ages: RouteAges.describe('Ages of the data that the route was last checked against'),
    checkedAt: Instant,
    alternatives: z.array(DrawnRoute),
    waypoints: z.object({
      places: z.array(Place),
      isKept: z.boolean().describe('False: a navigation app may choose other streets'),
    }),
    streets: z.array(z.object({ isLarge: z.boolean(), line: z.array(Place) })),
    zones: z.array(Shape),
    fires: z.array(Shape),
    closures: z.array(z.object({ name: z.string(), line: z.array(Place) })),
  })
  .meta({ id: 'EvacuationRoute' });
export type EvacuationRoute = z.output<typeof EvacuationRoute>;

/** `none`: no order covers the home. `no-place`: we know its place only roughly. `computing`: ready within a minute. */
export const ROUTE_STATES = ['none', 'no-place', 'computing', 'ready'] as const;

export const EvacuationRouteReply = z
  .object({
    userId: Uuid.describe('The member this response belongs to; a device shows it to no one else'),
    savedAt: Instant,
    isFromDevice: z.boolean().default(false).describe('True: served from the device while offline'),
    state: z.enum(ROUTE_STATES),
    current: EvacuationRoute.nullable(),
  })
  .meta({ id: 'EvacuationRouteReply' });
export type EvacuationRouteReply = z.output<typeof EvacuationRouteReply>;

export const getEvacuationRoute = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/evacuation-route',
  access: 'member',
  summary: 'The route out during an order, with its steps, what it avoids, and how old our data is',
  params: z.object({ homeId: HomeRef }),
  reply: EvacuationRouteReply,
});
