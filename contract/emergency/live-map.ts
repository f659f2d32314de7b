import { z } from 'zod';
import { CLOSURE_KINDS, DIRECTIONS } from '#contract/hazards.ts';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';
import * as t from '#text/emergency/hazards.ts';

const Position = z.tuple([z.number(), z.number()]);
const Outline = z
  .array(z.array(z.array(Position)))
  .describe('MultiPolygon coordinates, simplified for drawing. Never use them for decisions');
const Line = z.array(Position);

/** How reliable a source is, and how old its data is. */
export const MapSource = z
  .object({
    id: z.string(),
    name: z.string(),
    kind: z.enum(['zones', 'fires', 'closures', 'shelters']),
    state: z.enum(['ok', 'stale', 'unavailable']),
    lastGoodAt: Instant.nullable().describe('Its last complete response; null if there never was one'),
    contentAt: Instant.nullable().describe('That response’s own timestamp'),
    officialUrl: z.string(),
  })
  .meta({ id: 'MapSource' });
export type MapSource = z.output<typeof MapSource>;

export const MAP_ZONE_STATUSES = ['order', 'warning', 'advisory', 'shelter', 'unknown'] as const;

export const MapZone = z
  .object({
    id: z.string(),
    name: z.string(),
    status: z.enum(MAP_ZONE_STATUSES),
    isConfirmed: z.boolean().describe('False while our team checks it'),
    since: Instant,
    url: z.string().nullable(),
    source: z.string(),
    shape: Outline,
  })
  .meta({ id: 'MapZone' });
export type MapZone = z.output<typeof MapZone>;

export const MapFire = z
  .object({
    id: z.string(),
    name: z.string(),
    acres: z.number().nullable(),
    containedPercent: z.number().nullable(),
    asOf: Instant.nullable().describe('When the perimeter was mapped; it may have grown since'),
    source: z.string(),
    shape: Outline,
  })
  .meta({ id: 'MapFire' });
export type MapFire = z.output<typeof MapFire>;

export const MapClosure = z
  .object({
    id: z.string(),
    kind: z.enum(CLOSURE_KINDS),
    road: z.string(),
    direction: z.enum(DIRECTIONS).nullable(),
    details: z.string().nullable(),
    lines: z.array(Line).describe('Empty if the source publishes only points'),
    points: z.array(Position),
    since: Instant,
    until: Instant.nullable(),
    isOverdue: z.boolean().describe('Its scheduled end passed unconfirmed, so it still counts as closed'),
    sources: z.array(z.string()),
  })
  .meta({ id: 'MapClosure' });
export type MapClosure = z.output<typeof MapClosure>;

export const MapShelter = z
  .object({
    id: z.string(),
    name: z.string(),
    address: z.string().nullable(),
    at: Position,
    capacity: z.number().int().nullable(),
    people: z.number().int().nullable().describe('Last reported count'),
    takesPets: z.boolean().nullable().describe('Null: not stated by the source'),
    isAccessible: z.boolean().nullable(),
    lastSeenAt: Instant.describe('When its source last listed it as open'),
    source: z.string(),
  })
  .meta({ id: 'MapShelter' });
export type MapShelter = z.output<typeof MapShelter>;

export const MapRedFlag = z
  .object({
    id: z.string(),
    name: z.string(),
    source: z.string(),
    endsAt: Instant.nullable(),
    shape: Outline,
  })
  .meta({ id: 'MapRedFlag' });
export type MapRedFlag = z.output<typeof MapRedFlag>;

export const Box = z
  .object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() })
  .meta({ id: 'Box' });

/** What official sources say in an area. A road without a closure is not known to be open. */
export const LiveMap = z
  .object({
    box: Box.describe('The area covered, at least the requested one'),
    zones: z.array(MapZone),
    fires: z.array(MapFire),
    closures: z.array(MapClosure).describe('Most severe first'),
    moreClosures: z.number().int().describe('Number of closures not listed'),
    shelters: z.array(MapShelter).describe('Shelters listed as open; empty without a shelter source'),
    redFlags: z.array(MapRedFlag).describe('Red Flag Warnings in force'),
    sources: z.array(MapSource),
  })
  .meta({ id: 'LiveMap' });
export type LiveMap = z.output<typeof LiveMap>;

const degrees = (most: number) => z.coerce.number(t.badBox).min(-most, t.badBox).max(most, t.badBox);

export const getLiveMap = endpoint({
  method: 'GET',
  path: '/api/live-map',
  access: 'public',
  cache: 'live',
  summary: 'Evacuation zones, fires and road closures in an area, with the age of every source',
  query: z
    .object({ west: degrees(180), south: degrees(90), east: degrees(180), north: degrees(90) })
    .refine(({ west, south, east, north }) => west < east && south < north, {
      message: t.badBox,
      path: ['west'],
    }),
  reply: LiveMap,
});
