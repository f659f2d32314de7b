import { orient2d } from 'robust-predicates';
import type { MultiPolygon } from '#contract/shape.ts';

/** West, south, east, north, in degrees. */
export type Box = { west: number; south: number; east: number; north: number };

/** A shape prepared for many queries. */
export type Prepared = {
  box: Box;
  /**
   * Exact: a point on the line is inside. Overlapping polygons are combined; within one polygon, rings count
   * even-odd.
   */
  contains: (lng: number, lat: number) => boolean;
  /**
   * Miles to the shape's outline; 0 inside. Accurate to about a thousandth within a hundred miles. With
   * `within` it is faster and returns Infinity for anything farther.
   */
  milesTo: (lat: number, lng: number, within?: number) => number;
  /** A point well inside, [longitude, latitude]. */
  pointInside: () => [number, number];
  edges: Edges;
};

/**
 * Every edge of every ring from a to b, and the polygon it bounds. Edge `i` is `at[4i] … at[4i + 3]`: a lng,
 * a lat, b lng, b lat.
 */
export type Edges = { count: number; at: Float64Array; polygon: Int32Array };

/**
 * The shape's edges by latitude: band `n` holds `list[start[n]] … list[start[n + 1] - 1]`, ordered by
 * polygon.
 */
export type Bands = {
  count: number;
  start: Int32Array;
  list: Int32Array;
  /**
   * The band of a latitude. Rounding can't put a point of an edge outside the bands of its ends, because each
   * step is monotone.
   */
  of(lat: number): number;
  /** The southern border of a band, up to rounding. */
  south(band: number): number;
};

/** Accepts any rings: closed or not, with or without repeated points. */
export function edgesOf(shape: MultiPolygon): Edges {
  const at: number[] = [];
  const polygon: number[] = [];
  for (const [index, rings] of shape.entries())
    for (const ring of rings) {
      let from = ring.at(-1);
      for (const to of ring) {
        if (from && (from[0] !== to[0] || from[1] !== to[1])) {
          at.push(from[0], from[1], to[0], to[1]);
          polygon.push(index);
        }
        from = to;
      }
    }
  return { count: polygon.length, at: Float64Array.from(at), polygon: Int32Array.from(polygon) };
}

function boxOf({ count, at }: Edges): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let i = 0; i < count * 4; i += 2) {
    const lng = at[i] ?? 0;
    const lat = at[i + 1] ?? 0;
    if (lng < box.west) box.west = lng;
    if (lng > box.east) box.east = lng;
    if (lat < box.south) box.south = lat;
    if (lat > box.north) box.north = lat;
  }
  return box;
}

/**
 * A few edges per band mean the fewest checks; tall edges are in many bands, so then fewer bands are made.
 */
const EDGES_A_BAND = 2;
const ENTRIES_AN_EDGE = 8;

function bandsOf({ count, at }: Edges, { south, north }: Box): Bands {
  let bands = Math.max(1, Math.min(65_536, Math.ceil(count / EDGES_A_BAND)));
  for (; ; bands = Math.ceil(bands / 2)) {
    const last = bands - 1;
    const scale = north > south ? bands / (north - south) : 0;
    const of = (lat: number): number => Math.max(0, Math.min(last, Math.floor((lat - south) * scale)));
    const spans = new Int32Array(bands + 1);
    let entries = 0;
    for (let i = 0; i < count; i += 1) {
      const a = of(at[4 * i + 1] ?? 0);
      const b = of(at[4 * i + 3] ?? 0);
      for (let n = Math.min(a, b); n <= Math.max(a, b); n += 1) {
        spans[n + 1] = (spans[n + 1] ?? 0) + 1;
        entries += 1;
      }
    }
    if (bands > 1 && entries > count * ENTRIES_AN_EDGE) continue;
    for (let n = 0; n < bands; n += 1) spans[n + 1] = (spans[n + 1] ?? 0) + (spans[n] ?? 0);
    const next = spans.slice();
    const list = new Int32Array(entries);
    for (let i = 0; i < count; i += 1) {
      const a = of(at[4 * i + 1] ?? 0);
      const b = of(at[4 * i + 3] ?? 0);
      for (let n = Math.min(a, b); n <= Math.max(a, b); n += 1) {
        const place = next[n] ?? 0;
        list[place] = i;
        next[n] = place + 1;
      }
    }
    return { count: bands, start: spans, list, of, south: (n) => (scale > 0 ? south + n / scale : south) };
  }
}

/**
 * Prepares a shape: sorts its edges into latitude bands, so that a point is checked against only the few
 * edges near it.
 */
export function prepare(shape: MultiPolygon): Prepared {
  const edges = edgesOf(shape);
  const box = boxOf(edges);
  const bands = bandsOf(edges, box);
  const { at, polygon } = edges;

  /**
   * Counts, per polygon, the edges that a ray to the east crosses. The predicate is exact, so no point is on
   * both sides.
   */
  const contains = (lng: number, lat: number): boolean => {
    if (!(lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north)) return false;
    const band = bands.of(lat);
    const end = bands.start[band + 1] ?? 0;
    let current = -1;
    let isInside = false;
    for (let n = bands.start[band] ?? 0; n < end; n += 1) {
      const i = bands.list[n] ?? 0;
      const owner = polygon[i] ?? 0;
      if (owner !== current) {
        if (isInside) return true;
        current = owner;
      }
      const aLng = at[4 * i] ?? 0;
      const aLat = at[4 * i + 1] ?? 0;
      const bLng = at[4 * i + 2] ?? 0;
      const bLat = at[4 * i + 3] ?? 0;
      if (lat < aLat ? lat < bLat : lat > aLat && lat > bLat) continue;
      if (lng > aLng && lng > bLng) continue;
      const isCrossed = aLat > lat !== bLat > lat;
      if (lng < aLng && lng < bLng) {
        if (isCrossed) isInside = !isInside;
        continue;
      }
      const side = orient2d(aLng, aLat, bLng, bLat, lng, lat);
      if (side === 0) return true;
      // Negative: the point is left of a to b. Left of a northbound edge is west of it.
      if (isCrossed && side < 0 === bLat > aLat) isInside = !isInside;
    }
    return isInside;
  };

  return {
    box,
    contains,
    milesTo: (lat, lng, within = Infinity) =>
      contains(lng, lat) ? 0 : milesToEdges(edges, bands, { lat, lng, within }),
    pointInside: () => pointInside(edges, box, contains),
    edges,
  };
}

/** On a sphere the size of the Earth. */
export const MILES_A_DEGREE = 69.0936;

/**
 * Distance to the nearest edge, on a plane centered at the point. East-west distances are scaled by the
 * latitude halfway, so that edges fifty miles north are right as well. Bands are searched outward from the
 * point's own until the next is farther away.
 */
function milesToEdges(
  edges: Edges,
  bands: Bands,
  { lat, lng, within }: { lat: number; lng: number; within: number },
): number {
  const wide = Math.cos((lat * Math.PI) / 180);
  const narrowing = (Math.sin((lat * Math.PI) / 180) * Math.PI) / 360;
  const { at } = edges;
  let best = Infinity; // squared, in degrees of latitude
  const most = (within / MILES_A_DEGREE) ** 2;
  const look = (band: number) => {
    const end = bands.start[band + 1] ?? 0;
    for (let n = bands.start[band] ?? 0; n < end; n += 1) {
      const i = 4 * (bands.list[n] ?? 0);
      const ay = (at[i + 1] ?? 0) - lat;
      const by = (at[i + 3] ?? 0) - lat;
      const ax = ((at[i] ?? 0) - lng) * (wide - narrowing * ay);
      const bx = ((at[i + 2] ?? 0) - lng) * (wide - narrowing * by);
      const dx = bx - ax;
      const dy = by - ay;
      const long = dx * dx + dy * dy;
      const along = long > 0 ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / long)) : 0;
      const x = ax + along * dx;
      const y = ay + along * dy;
      best = Math.min(best, x * x + y * y);
    }
  };
  const home = bands.of(lat);
  look(home);
  const isFarther = (degrees: number) => degrees > 0 && degrees * degrees > Math.min(best, most);
  for (let band = home + 1; band < bands.count && !isFarther(bands.south(band) - lat); band += 1) look(band);
  for (let band = home - 1; band >= 0 && !isFarther(lat - bands.south(band + 1)); band -= 1) look(band);
  const miles = Math.sqrt(best) * MILES_A_DEGREE;
  return miles <= within ? miles : Infinity;
}

/** Number of latitude lines tried for a point inside. */
const TRIES = 12;

/** The middle of the widest stretch inside, along some latitude lines that pass between corners. */
function pointInside(
  { count, at, polygon }: Edges,
  box: Box,
  contains: Prepared['contains'],
): [number, number] {
  const corners = Float64Array.from({ length: count }, (_, i) => at[4 * i + 1] ?? 0).toSorted();
  const gaps: { lat: number; height: number }[] = [];
  for (let i = 1; i < corners.length; i += 1) {
    const low = corners[i - 1] ?? 0;
    const high = corners[i] ?? 0;
    const lat = low + (high - low) / 2;
    if (lat > low && lat < high) gaps.push({ lat, height: high - low });
  }
  gaps.sort((a, b) => b.height - a.height);
  let best = { room: -1, point: [at[0] ?? box.west, at[1] ?? box.south] as [number, number] };
  for (const { lat, height } of gaps.slice(0, TRIES)) {
    const crossings: { lng: number; owner: number }[] = [];
    for (let i = 0; i < count; i += 1) {
      const aLat = at[4 * i + 1] ?? 0;
      const bLat = at[4 * i + 3] ?? 0;
      if (aLat > lat === bLat > lat) continue;
      const aLng = at[4 * i] ?? 0;
      const lng = aLng + (((at[4 * i + 2] ?? 0) - aLng) * (lat - aLat)) / (bLat - aLat);
      crossings.push({ lng, owner: polygon[i] ?? 0 });
    }
    crossings.sort((a, b) => a.owner - b.owner || a.lng - b.lng);
    for (let n = 0; n + 1 < crossings.length; n += 2) {
      const west = crossings[n]?.lng ?? 0;
      const east = crossings[n + 1]?.lng ?? 0;
      const room = Math.min(east - west, height);
      const lng = west + (east - west) / 2;
      if (room > best.room && contains(lng, lat)) best = { room, point: [lng, lat] };
    }
  }
  return best.point;
}
