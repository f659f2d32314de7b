/** What the parsers of fires and closures share. Pure. */
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import type { Point } from '#server/ports/hazard-feed.ts';
import type { Direction } from '#contract/hazards.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Throws FeedTrouble if the bytes aren't JSON. A truncated text counts as a lost response. */
export function parseJson(raw: Buffer): unknown {
  const text = raw
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trim();
  if (text === '') throw new FeedTrouble('It answered with nothing.');
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new FeedTrouble('It did not answer with whole JSON.', { cause });
  }
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

/** Trimmed text; blank, missing and a literal "null" count as missing. */
export function wordOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null;
  const text = String(value).trim();
  return text === '' || text.toLowerCase() === 'null' ? null : text;
}

export function numberOf(value: unknown): number | null {
  const text = wordOf(value);
  const number = text === null ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}

const EARLIEST = Date.UTC(2000, 0);
const LATEST = Date.UTC(2200, 0);

/** Milliseconds since 1970, or a date with its own time zone. Zero and similar values aren't dates. */
export function instantOf(value: unknown): Date | null {
  const text = wordOf(value);
  if (text === null) return null;
  const isMillis = /^\d{11,}$/.test(text);
  if (!isMillis && !/(?:Z|[+-]\d\d:?\d\d)$/.test(text)) return null;
  const at = new Date(isMillis ? Number(text) : text);
  return at.getTime() > EARLIEST && at.getTime() < LATEST ? at : null;
}

/** A place on earth that isn't 0, 0: a row without coordinates often has zeros. */
export function pointOf(lng: unknown, lat: unknown): Point | null {
  const [x, y] = [numberOf(lng), numberOf(lat)];
  if (x === null || y === null || (x === 0 && y === 0)) return null;
  return Math.abs(x) <= 180 && Math.abs(y) <= 90 ? [x, y] : null;
}

/** "North", "Northbound", "NB", "North / South". */
export function directionOf(value: unknown): Direction | null {
  const text = (wordOf(value) ?? '').toLowerCase();
  const found = [
    ...new Set(
      [...text.matchAll(/\b(north|south|east|west)(?:bound)?\b|\b([nsew])b?\b/g)].map(
        ([, word, letter]) => word ?? NAMES[letter ?? ''],
      ),
    ),
  ].filter((one) => one !== undefined);
  if (found.length > 1 || /\b(both|all)\b/.test(text)) return 'both';
  return (found[0] as Direction | undefined) ?? null;
}
const NAMES: Readonly<Record<string, Direction>> = { n: 'north', s: 'south', e: 'east', w: 'west' };

/** Later of two times, of which either may be unknown. */
export const later = (a: Date | null, b: Date | null): Date | null =>
  a === null || (b !== null && b > a) ? b : a;

/** Why unreadable rows put a response in doubt. */
export const unreadableProblem = (unreadable: number, rows: number): string | null =>
  unreadable > 0 ? `${unreadable} of its ${rows} rows cannot be read.` : null;

type Position = readonly unknown[];

/** The lines or points of a GeoJSON geometry; null if none can be read completely. */
export function placeOf(
  geometry: unknown,
): { type: 'line'; lines: Point[][] } | { type: 'points'; points: Point[] } | null {
  const { type, coordinates, geometries } = fieldsOf(geometry);
  if (type === 'GeometryCollection' && Array.isArray(geometries)) {
    const places = geometries.map(placeOf);
    return places.find((place) => place?.type === 'line') ?? places.find((place) => place !== null) ?? null;
  }
  if (!Array.isArray(coordinates)) return null;
  const list = coordinates as Position[];
  if (type === 'Point') return points([list]);
  if (type === 'MultiPoint') return points(list);
  if (type === 'LineString') return lines([list]);
  if (type === 'MultiLineString' || type === 'Polygon') return lines(list as unknown as Position[][]);
  return null;
}

const position = (value: unknown): Point | null =>
  Array.isArray(value) ? pointOf(value[0], value[1]) : null;

function points(values: readonly unknown[]) {
  const read = values.map(position);
  return read.length > 0 && read.every((point) => point !== null)
    ? { type: 'points' as const, points: read }
    : null;
}

function lines(values: readonly unknown[]) {
  const read = values.map((line) => (Array.isArray(line) ? line.map(position) : [null]));
  if (read.length === 0 || !read.every((line) => line.length > 1 && line.every((point) => point !== null)))
    return null;
  return { type: 'line' as const, lines: read as Point[][] };
}
