/** Shapes of zones: which can be used, when two are the same, how large they are. Pure. */
import { createHash } from 'node:crypto';
import type { MultiPolygon } from '#contract/shape.ts';

type Point = [number, number];
type Ring = Point[];

export type Box = { west: number; south: number; east: number; north: number };

const same = (a: Point | undefined, b: Point | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

const isOnEarth = ([lng, lat]: Point): boolean =>
  Number.isFinite(lng) && Number.isFinite(lat) && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

/** Three different points are the least that can hold anybody. */
function isRing(ring: Ring): boolean {
  const [first] = ring;
  const second = ring.find((point) => !same(point, first));
  return second !== undefined && ring.some((point) => !same(point, first) && !same(point, second));
}

/**
 * The shape with every ring closed and there once, or why there is none. Crossing lines, slivers and repeated points are
 * left as they are: even-odd copes. A ring that came twice would cancel itself, and nobody would be inside.
 * A point that is nowhere spoils the whole, for we cannot tell where the line was meant to run.
 */
export function usableShape(
  shape: MultiPolygon | null,
): { shape: MultiPolygon; problem: null } | { shape: null; problem: string } {
  if (!shape || shape.length === 0) return { shape: null, problem: 'It came without a shape.' };
  if (!shape.flat(2).every(isOnEarth)) return { shape: null, problem: 'Its shape is not on earth.' };
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

function onceEach(rings: Ring[]): Ring[] {
  if (rings.length < 2) return rings;
  const seen = new Set<string>();
  return rings.filter((ring) => {
    const text = ringText(ring);
    return !seen.has(text) && seen.add(text);
  });
}

/** About a tenth of a metre: a zone that is published again moves by less than that. */
const rounded = (n: number): string => (Math.round(n * 1e6) / 1e6 + 0).toFixed(6);

const before = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** One text for a ring wherever it starts and whichever way it runs. */
function ringText(ring: Ring): string {
  const points: string[] = [];
  for (const [lng, lat] of ring) {
    const point = `${rounded(lng)} ${rounded(lat)}`;
    if (points.at(-1) !== point) points.push(point);
  }
  if (points.length > 1 && points[0] === points.at(-1)) points.pop();
  return [points, points.toReversed()].map(leastTurn).toSorted(before)[0] ?? '';
}

/** Of all the places to start from, the one that reads first. Few points are the least one, so few turns are tried. */
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

/** The same for the same area, in whatever order and direction its points, rings and polygons come, once or twice. */
export const shapeHash = (shape: MultiPolygon): string =>
  createHash('sha256')
    .update(unique(shape.map(polygonText)).join('|'))
    .digest('hex')
    .slice(0, 32);

/** Everything that is in any of them, each polygon once. */
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
  for (const [lng, lat] of shape.flat(2)) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

const EARTH_KM = 6371.0088;
const RADIANS = Math.PI / 180;

/** On a sphere: good to half a percent, for a limit of thousands. */
function ringKm2(ring: Ring): number {
  let sum = 0;
  for (const [index, [lng, lat]] of ring.entries()) {
    const [nextLng, nextLat] = ring[(index + 1) % ring.length] ?? [lng, lat];
    sum += (nextLng - lng) * RADIANS * (2 + Math.sin(lat * RADIANS) + Math.sin(nextLat * RADIANS));
  }
  return Math.abs((sum * EARTH_KM * EARTH_KM) / 2);
}

/**
 * Never less than the true area, which is what a limit needs: holes are counted, and a ring that crosses itself, whose
 * halves take each other away in the sum, counts with a quarter of the box around it.
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
