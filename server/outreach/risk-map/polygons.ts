import type { Position } from 'geojson';
import type { Coordinates } from '#contract/outreach/risk-map.ts';

/** Outer ring, then holes. Points are longitude, latitude. */
export type Polygon = readonly (readonly Position[])[];
export type Box = { west: number; south: number; east: number; north: number };

/** Bounding box of a polygon. */
export function boxOf(polygon: Polygon): Box {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [lng = 0, lat = 0] of polygon[0] ?? []) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

/**
 * Whether the point is inside the polygon and not in a hole. Casts a ray to the east and counts crossings.
 * Each edge includes its lower end but not its upper one, so a point on a shared border belongs to exactly
 * one polygon.
 */
export function contains(polygon: Polygon, { lat, lng }: Coordinates): boolean {
  let isInside = false;
  for (const ring of polygon) {
    let [x1 = 0, y1 = 0] = ring.at(-1) ?? [];
    for (const [x2 = 0, y2 = 0] of ring) {
      // Always from the lower to the upper end, so both neighbors round the same way.
      if (y1 > lat !== y2 > lat) {
        const crossing =
          y1 < y2 ? x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1) : x2 + ((lat - y2) / (y1 - y2)) * (x1 - x2);
        if (lng < crossing) isInside = !isInside;
      }
      x1 = x2;
      y1 = y2;
    }
  }
  return isInside;
}

const MILES_PER_DEGREE = 69.09;

/** Miles from a point to the nearest edge, in a local flat projection. Accurate to 1% over tens of miles. */
export function milesToEdge(polygon: Polygon, { lat, lng }: Coordinates): number {
  const squeeze = Math.cos((lat * Math.PI) / 180);
  let least = Infinity;
  for (const ring of polygon) {
    let [x1, y1] = flat(ring.at(-1) ?? []);
    for (const position of ring) {
      const [x2, y2] = flat(position);
      const [dx, dy] = [x2 - x1, y2 - y1];
      const length = dx * dx + dy * dy;
      const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(x1 * dx + y1 * dy) / length));
      least = Math.min(least, Math.hypot(x1 + along * dx, y1 + along * dy));
      x1 = x2;
      y1 = y2;
    }
  }
  return least;

  /** Miles east and north of the point. */
  function flat([x = 0, y = 0]: Position): [number, number] {
    return [(x - lng) * squeeze * MILES_PER_DEGREE, (y - lat) * MILES_PER_DEGREE];
  }
}
