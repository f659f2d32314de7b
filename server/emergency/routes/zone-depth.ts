import { areaOf, indexSegments, type Area } from '#server/platform/area.ts';
import { METERS_A_LAT, metersALng, metersBetween, type Position } from '#server/platform/flat-earth.ts';
import type { Box } from '#server/platform/polygon.ts';
import type { MultiPolygon } from '#contract/shape.ts';

/**
 * Official zones end at the center of streets, but were drawn separately from our streets. So the outer 50 m of a zone
 * count as outside.
 */
export const BORDER_METERS = 50;
/** Zones closer to each other than this are neighbors: the gap between them isn't outside. */
const GAP_METERS = 60;
const PROBES_METERS = [1, 20, 40, GAP_METERS];
const PIECE_METERS = 20;

export type Zones = {
  areas: Area[];
  /** The box around each zone and everything that counts as part of it. */
  boxes: Box[];
  /** How far inside all zones together a point is: meters to the nearest place outside, 0 outside. */
  depthAt: (point: Position) => number;
};

/**
 * Zones under an order, as one area. Counties order neighbor zones one by one; the border between two of them
 * isn't a way out.
 */
export function joinZones(shapes: readonly MultiPolygon[]): Zones {
  const areas = shapes.map((shape) => areaOf(shape));
  const { outer, inner } = splitBorders(areas);
  const outside = indexSegments(outer);
  const shared = indexSegments(inner);
  // The gap between neighbors is in no zone's own box.
  const boxes = areas.map(({ box }) => widenBox(box, GAP_METERS / 2));
  const isCovered = (point: Position): boolean =>
    areas.some(({ contains }) => contains(point[0], point[1])) ||
    (shared.count > 0 && shared.metersTo(point, GAP_METERS / 2) < Infinity);
  return {
    areas,
    boxes,
    depthAt: (point) => (areas.length > 0 && isCovered(point) ? outside.metersTo(point) : 0),
  };
}

/** Borders that face the outside, and borders that face another zone. */
function splitBorders(areas: readonly Area[]): { outer: number[]; inner: number[] } {
  const outer: number[] = [];
  const inner: number[] = [];
  for (const [index, area] of areas.entries()) {
    const others = areas.filter((_, i) => i !== index && isNear(area.box, areas[i]?.box));
    if (others.length === 0) {
      for (const value of area.degrees) outer.push(value);
      continue;
    }
    for (let i = 0; i < area.degrees.length; i += 4) {
      const a: Position = [area.degrees[i] ?? 0, area.degrees[i + 1] ?? 0];
      const b: Position = [area.degrees[i + 2] ?? 0, area.degrees[i + 3] ?? 0];
      const parts = Math.max(1, Math.ceil(metersBetween(a, b) / PIECE_METERS));
      for (let part = 0; part < parts; part += 1) {
        const at = (share: number): Position => [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
        const [start, end] = [at(part / parts), at((part + 1) / parts)];
        const list = facesZone(area, others, start, end) ? inner : outer;
        list.push(start[0], start[1], end[0], end[1]);
      }
    }
  }
  return { outer, inner };
}

export function widenBox(box: Box, meters: number): Box {
  const lat = meters / METERS_A_LAT;
  const lng = meters / metersALng(Math.max(Math.abs(box.south), Math.abs(box.north)));
  return { west: box.west - lng, south: box.south - lat, east: box.east + lng, north: box.north + lat };
}

function isNear(box: Box, b: Box | undefined): boolean {
  if (!b) return false;
  const a = widenBox(box, GAP_METERS);
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

/** Looks from the middle of a border segment straight out of its area. */
function facesZone(area: Area, others: readonly Area[], start: Position, end: Position): boolean {
  const middle: Position = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
  const scale = metersALng(middle[1]);
  const dx = (end[0] - start[0]) * scale;
  const dy = (end[1] - start[1]) * METERS_A_LAT;
  const length = Math.hypot(dx, dy);
  if (length === 0) return true;
  const probe = (meters: number): Position => [
    middle[0] + ((-dy / length) * meters) / scale,
    middle[1] + ((dx / length) * meters) / METERS_A_LAT,
  ];
  const isIn = (point: Position, list: readonly Area[]) =>
    list.some(({ contains }) => contains(point[0], point[1]));
  return [1, -1].some(
    (side) =>
      !isIn(probe(side), [area]) && PROBES_METERS.some((meters) => isIn(probe(side * meters), others)),
  );
}
