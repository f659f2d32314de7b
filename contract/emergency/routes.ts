/** Routes out: steps without words, outcomes, and how old everything is that an answer rests on. */
import { z } from 'zod';
import { ZoneAnswer } from '#contract/emergency/places.ts';
import { HomeRef } from '#contract/home/homes.ts';
import { endpoint } from '#contract/http.ts';
import { Instant, Uuid } from '#contract/values.ts';

export const TURN_KINDS = [
  'continue',
  'bear-left',
  'left',
  'sharp-left',
  'bear-right',
  'right',
  'sharp-right',
  'turn-back',
] as const;
export type TurnKind = (typeof TURN_KINDS)[number];

/** Clockwise from north. */
export const COMPASS = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
] as const;
export type Compass = (typeof COMPASS)[number];

export const ROUTE_OUTCOMES = [
  'verified',
  'verified-goes-deeper-first',
  'in-fire',
  'no-way-in-our-data',
  'no-road-data',
  'unavailable',
] as const;
export type RouteOutcome = (typeof ROUTE_OUTCOMES)[number];

export const SOURCE_STATES = ['ok', 'stale', 'unavailable', 'none'] as const;
export type SourceState = (typeof SOURCE_STATES)[number];
export const AGED_SOURCES = ['roads', 'zones', 'fires', 'closures'] as const;
export type AgedSource = (typeof AGED_SOURCES)[number];

const Place = z.tuple([z.number(), z.number()]);
const meters = z.number().min(0);
const street = z.string().nullable();

/** One instruction. `meters` is how far to drive until the next one. */
export const RouteStep = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('depart'), at: Place, meters, heading: z.enum(COMPASS), street }),
    z.object({ kind: z.enum(TURN_KINDS), at: Place, meters, street, isRamp: z.boolean() }),
    z.object({ kind: z.literal('leave-zone'), at: Place, meters }),
    z.object({ kind: z.literal('arrive'), at: Place, meters }),
  ])
  .meta({ id: 'RouteStep' });
export type RouteStep = z.infer<typeof RouteStep>;

export const SourceAge = z.object({ state: z.enum(SOURCE_STATES), asOf: z.iso.datetime().nullable() });
export type SourceAge = z.infer<typeof SourceAge>;
export const RouteAges = z
  .object({ roads: SourceAge, zones: SourceAge, fires: SourceAge, closures: SourceAge })
  .meta({ id: 'RouteAges' });

export const WAYS_OUT_OUTCOMES = ['found', 'no-road-data', 'data-ends-too-near', 'no-place'] as const;

/** The ways out of a home, to be drawn, printed and read without a connection. */
export const WaysOutReply = z
  .object({
    userId: Uuid.describe('The member this response belongs to; a device shows it to no one else'),
    savedAt: Instant,
    isFromDevice: z.boolean().default(false).describe('True: served from the device while offline'),
    outcome: z.enum(WAYS_OUT_OUTCOMES).describe('no-place: the home has no exact location yet'),
    home: Place.nullable(),
    zone: ZoneAnswer.nullable().default(null).describe('The official evacuation zone of the home'),
    ways: z.array(
      z.object({
        heading: z.enum(COMPASS),
        meters,
        seconds: z.number().min(0),
        line: z.array(Place),
        steps: z.array(RouteStep),
      }),
    ),
    onlyBy: z.array(street).describe('If only one way out: the streets everyone must use'),
    dataEndsNear: z.boolean(),
    roads: SourceAge,
    streets: z
      .array(z.object({ isLarge: z.boolean(), line: z.array(Place) }))
      .describe('Nearby streets, to draw the ways on'),
  })
  .meta({ id: 'WaysOut' });
export type WaysOutReply = z.output<typeof WaysOutReply>;

export const getWaysOut = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/ways-out',
  access: 'member',
  summary: 'Two ways out of a home, or the one street everyone must use',
  params: z.object({ homeId: HomeRef }),
  reply: WaysOutReply,
});

/** Streets of one map tile, simplified for drawing. */
export const MapRoads = z
  .object({
    state: z.enum(SOURCE_STATES).describe('`none`: no roads are imported'),
    asOf: z.iso.datetime().nullable(),
    lines: z.array(z.object({ size: z.enum(['large', 'medium', 'small']), line: z.array(Place) })),
    isCut: z.boolean().describe('True: there are more streets than one response may contain'),
  })
  .meta({ id: 'MapRoads' });
export type MapRoads = z.output<typeof MapRoads>;

const whole = z.coerce.number().int().min(0).max(20_000);

/** A tile is more than a mile wide, so its address says little about where a person is. */
export const getMapRoads = endpoint({
  method: 'GET',
  path: '/api/map-roads/:z/:x/:y',
  access: 'public',
  cache: 'public',
  summary: 'Streets of one map tile, from the imported roads, for maps without a tile server',
  errors: ['not_found'],
  params: z.object({ z: whole, x: whole, y: whole }),
  reply: MapRoads,
});
