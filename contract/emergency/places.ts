/** The places a person has on the live map: their homes, their hotel, and up to five that they watch. */
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, line, Uuid } from '#contract/values.ts';
import * as t from '#text/emergency/places-values.ts';

export const WATCHED_KINDS = ['parents', 'school', 'work', 'other'] as const;
export type WatchedKind = (typeof WATCHED_KINDS)[number];

/** How many places one person may watch. The database enforces it. */
export const MOST_WATCHED = 5;

const Position = z.tuple([z.number(), z.number()]).describe('Longitude, latitude');

/** What official zones say about a place. `none-listed` is not "safe"; `unseen` means that no source works, `not-followed`
 * that none covers the state. */
export const PlaceStatus = z
  .object({
    status: z.enum(['order', 'warning', 'none-listed', 'unseen', 'not-followed']),
    isConfirmed: z.boolean().describe('False while our team checks the zone'),
    isPossible: z.boolean().describe('We know the location only approximately, so the zone may not cover it'),
    zone: z
      .object({
        name: z.string(),
        since: Instant,
        url: z.string().nullable(),
        source: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'PlaceStatus' });
export type PlaceStatus = z.output<typeof PlaceStatus>;

/** The official evacuation zone of a home on quiet days, where a feed has published it. */
export const OfficialZone = z
  .object({
    id: z.string().describe('As counties and apps show it, like SNR-E001'),
    name: z.string().nullable(),
    url: z.string().nullable(),
    source: z.string(),
    lastSeenAt: Instant.describe('When its source last listed it'),
  })
  .meta({ id: 'OfficialZone' });
export type OfficialZone = z.output<typeof OfficialZone>;

/** `no-place`: the home has no exact location. `not-published`: no source has listed a zone there yet. */
export const ZoneAnswer = z
  .object({
    outcome: z.enum(['known', 'not-published', 'no-place', 'no-source']),
    zone: OfficialZone.nullable(),
  })
  .meta({ id: 'ZoneAnswer' });
export type ZoneAnswer = z.output<typeof ZoneAnswer>;

export const WatchedPlace = z
  .object({
    id: Uuid,
    kind: z.enum(WATCHED_KINDS),
    name: z.string(),
    address: z.string(),
    at: Position,
    isExact: z.boolean().describe('False: we know only its street or ZIP code'),
    official: PlaceStatus,
  })
  .meta({ id: 'WatchedPlace' });
export type WatchedPlace = z.output<typeof WatchedPlace>;

export const MyMap = z
  .object({
    homes: z.array(
      z.object({
        id: Uuid,
        addressLine: z.string(),
        at: Position.nullable().describe('Null until the home has a location'),
        official: PlaceStatus,
        zone: ZoneAnswer,
      }),
    ),
    hotel: z
      .object({ name: z.string(), address: z.string(), at: Position })
      .nullable()
      .describe('The hotel where your room is booked'),
    places: z.array(WatchedPlace),
    most: z.number().int(),
  })
  .meta({ id: 'MyMap' });
export type MyMap = z.output<typeof MyMap>;

export const getMyMap = endpoint({
  method: 'GET',
  path: '/api/my-map',
  access: 'member',
  summary: 'Your homes, your hotel and the places you watch, with their official zone status',
  reply: MyMap,
});

/** Where an address search found it. */
const Found = z.object({
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
});

export const WatchedInput = z.object({
  kind: z.enum(WATCHED_KINDS, t.chooseKind),
  name: line(60, t.enterName),
  address: line(200, t.enterAddress),
  location: Found.nullable().describe('From the address search; null if it found none'),
  precision: z.enum(['home', 'street', 'zip', 'city']),
});
export type WatchedInput = z.output<typeof WatchedInput>;

/** Uses POST because the input is an address, which must not appear in any URL. */
export const addWatchedPlace = endpoint({
  method: 'POST',
  path: '/api/watched-places',
  access: 'member',
  summary: 'Watch a place to get alerts about official orders there. No services start there.',
  status: 201,
  errors: ['conflict'],
  body: WatchedInput,
  reply: WatchedPlace,
});

export const removeWatchedPlace = endpoint({
  method: 'DELETE',
  path: '/api/watched-places/:placeId',
  access: 'member',
  summary: 'Stop watching a place. Deletes the place and its alerts.',
  errors: ['not_found'],
  params: z.object({ placeId: Uuid }),
  reply: z.object({ left: z.number().int() }),
});
