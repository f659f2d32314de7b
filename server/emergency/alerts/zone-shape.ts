/** Zone shapes: which are usable, when two are equal, how large they are. Pure. */
import { say } from '#server/platform/say.ts';
import { createHash } from 'node:crypto';
import type { MultiPolygon } from '#contract/shape.ts';
import { createShapeCache } from './shape-cache.ts';

type Point = [number, number];
type Ring = Point[];

export type Box = { west: number; south: number; east: number; north: number };

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

const isOnEarth = ([lng, lat]: Point): boolean =>
  Number.isFinite(lng) && Number.isFinite(lat) && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

/** A ring needs at least three different points to enclose anything. */
function isRing(ring: Ring): boolean {
  const [first] = ring;
  const second = ring.find((point) => !same(point, first));
  return second !== undefined && ring.some((point) => !same(point, first) && !same(point, second));
}

/**
 * Returns the shape with every ring closed and without duplicates, or why it is unusable. Crossing lines,
 * slivers and repeated points are kept: the even-odd rule handles them. A duplicated ring would cancel itself
 * out, and no home would be inside. One invalid point rejects the whole shape, because we can't tell where
 * the line should run.
 */
export function usableShape(
  shape: MultiPolygon | null,
): { shape: MultiPolygon; problem: null } | { shape: null; problem: string } {
  if (!shape || shape.length === 0) return { shape: null, problem: 'It came without a shape.' };
  if (!shape.every((rings) => rings.every((ring) => ring.every(isOnEarth))))
    return { shape: null, problem: 'Its shape is not on earth.' };
  const closed = shape
    .map((rings) =>
      onceEach(rings.filter(isRing)).map((ring) =>
        same(ring[0], ring.at(-1)) ? ring : [...ring, ...ring.slice(0, 1)],
      ),
    )
    .filter((rings) => rings.length > 0);
  return closed.length > 0
    ? { shape: closed, problem: null }
    : { shape: null, problem: 'Its shape has fewer than three points.' };
}

/** Why a drawn shape is unusable, in the caller's language. */
export const shapeProblemText = (problem: string): string =>
  say().alertsErrors.shapeProblems[problem] ?? problem;

function onceEach(rings: Ring[]): Ring[] {
  if (rings.length < 2) return rings;
  const seen = new Set<string>();
  return rings.filter((ring) => {
    const text = ringText(ring);
    return !seen.has(text) && seen.add(text);
  });
}

/** About 0.1 m: a republished zone moves by less than that. */
const rounded = (n: number): string => (Math.round(n * 1e6) / 1e6 + 0).toFixed(6);

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Canonical text of a ring, whatever its start and direction. */
function ringText(ring: Ring): string {
  const points: string[] = [];
  for (const [lng, lat] of ring) {
    const point = `${rounded(lng)} ${rounded(lat)}`;
    if (points.at(-1) !== point) points.push(point);
  }
  if (points.length > 1 && points[0] === points.at(-1)) points.pop();
  return [points, points.toReversed()].map(leastTurn).toSorted(before)[0] ?? '';
}

/** Rotates to the lexically smallest start. Few points equal the smallest, so few rotations are tried. */
function leastTurn(points: readonly string[]): string {
  let least = points[0] ?? '';
  for (const point of points) if (point < least) least = point;
  let best: string | undefined;
  for (const [start, point] of points.entries()) {
    if (point !== least) continue;
    const turned = [...points.slice(start), ...points.slice(0, start)].join(',');
    if (best === undefined || turned < best) best = turned;
  }
  return best ?? '';
}

const unique = (texts: readonly string[]): string[] => [...new Set(texts)].toSorted(before);

const polygonText = (rings: Ring[]): string => unique(rings.map(ringText)).join(';');

/** Equal for the same area, whatever the order, direction or repeats of points, rings and polygons. */
export function shapeHash(shape: MultiPolygon): string {
  const known = hashes.find(shape);
  if (known !== undefined) return known;
  const hash = createHash('sha256')
    .update(unique(shape.map(polygonText)).join('|'))
    .digest('hex')
    .slice(0, 32);
  hashes.keep(shape, hash);
  return hash;
}

/** Almost every zone of a response is drawn exactly as in the one before. */
const hashes = createShapeCache<string>();

/** Union of all shapes, each polygon once. */
export function unionOf(shapes: readonly MultiPolygon[]): MultiPolygon {
  const seen = new Map<string, Ring[]>();
  for (const rings of shapes.flat()) {
    const text = polygonText(rings);
    if (!seen.has(text)) seen.set(text, rings);
  }
  return [...seen.entries()].toSorted(([a], [b]) => before(a, b)).map(([, rings]) => rings);
}

export function boxOf(shape: MultiPolygon): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const rings of shape)
    for (const ring of rings)
      for (const [lng, lat] of ring) {
        if (lng < box.west) box.west = lng;
        if (lng > box.east) box.east = lng;
        if (lat < box.south) box.south = lat;
        if (lat > box.north) box.north = lat;
      }
  return box;
}

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** On a sphere: accurate to half a percent, for a limit of thousands of square kilometers. */
function ringKm2(ring: Ring): number {
  let sum = 0;
  for (const [index, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat];
    sum += (nextLng - lng) * RADIANS * (2 + Math.sin(lat * RADIANS) + Math.sin(nextLat * RADIANS));
  }
  return Math.abs((sum * EARTH_KM * EARTH_KM) / 2);
}

/**
 * Never less than the true area, which a limit needs: holes are counted, and a self-crossing ring, whose
 * halves cancel in the sum, counts as at least a quarter of its bounding box.
 */
export const areaKm2 = (shape: MultiPolygon): number =>
  shape.flat().reduce((total, ring) => total + Math.max(ringKm2(ring), boxKm2(ring) / 4), 0);

function boxKm2(ring: Ring): number {
  const { west, south, east, north } = boxOf([[ring]]);
  return ringKm2([
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]);
}
