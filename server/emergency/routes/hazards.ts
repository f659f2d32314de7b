import { areaOf, indexSegments, meets, type Area, type Segments } from '#server/platform/area.ts';
import { pointsAlong, type Position } from '#server/platform/flat-earth.ts';
import type { Box } from '#server/platform/polygon.ts';
import type { HazardPicture } from '#server/ports/routing.ts';
import { placeClosures, type PlacedClosure } from './place-closures.ts';
import type { RoadGraph } from './roads/road-graph.ts';
import { BORDER_METERS, joinZones, widenBox, type Zones } from './zone-depth.ts';

/** Lines are sampled in steps of this length. */
export const STEP_METERS = 10;

/** A picture of the hazards, prepared for many queries. Every home of an incident shares it. */
export type Hazards = {
  zones: Zones;
  fires: Area[];
  closed: { id: string; segments: Segments; within: number; box: Box }[];
  /** Boxes around everything, to find the affected streets. */
  boxes: Box[];
};

export function prepareHazards(picture: HazardPicture, graph: RoadGraph | null): Hazards {
  const orders = picture.zones.items.filter(({ status }) => status === 'order');
  const zones = joinZones(orders.map(({ shape }) => shape));
  const fires = picture.fires.items.map(({ shape }) => areaOf(shape));
  const closed = placeClosures(picture.closures.items, graph).flatMap(indexClosure);
  return {
    zones,
    fires,
    closed,
    boxes: [
      ...zones.boxes.map((box) => widenBox(box, BORDER_METERS)),
      ...fires.map(({ box }) => box),
      ...closed.map(({ box }) => box),
    ],
  };
}

function indexClosure({ id, lines, within }: PlacedClosure): Hazards['closed'] {
  const degrees: number[] = [];
  for (const line of lines)
    for (const [i, b] of line.entries()) {
      const a = line[i - 1] ?? b;
      if (i > 0 || line.length === 1) degrees.push(a[0], a[1], b[0], b[1]);
    }
  if (degrees.length === 0) return [];
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let i = 0; i < degrees.length; i += 2) {
    box.west = Math.min(box.west, degrees[i] ?? 0);
    box.east = Math.max(box.east, degrees[i] ?? 0);
    box.south = Math.min(box.south, degrees[i + 1] ?? 0);
    box.north = Math.max(box.north, degrees[i + 1] ?? 0);
  }
  return [{ id, segments: indexSegments(degrees), within, box: widenBox(box, within) }];
}

const isBoxed = ({ west, south, east, north }: Box, a: Position, b: Position): boolean =>
  Math.max(a[0], b[0]) >= west &&
  Math.min(a[0], b[0]) <= east &&
  Math.max(a[1], b[1]) >= south &&
  Math.min(a[1], b[1]) <= north;

export const isInFire = ({ fires }: Hazards, [lng, lat]: Position): boolean =>
  fires.some(({ contains }) => contains(lng, lat));

/** Whether a straight line meets a fire. */
export const meetsFire = ({ fires }: Hazards, a: Position, b: Position): boolean =>
  fires.some((fire) => meets(fire, a, b));

/** Whether a straight line comes too near to a closed road. */
export function meetsClosure({ closed }: Hazards, a: Position, b: Position): boolean {
  for (const { segments, within, box } of closed) {
    if (!isBoxed(box, a, b)) continue;
    if (segments.isCrossed(a, b)) return true;
    for (const point of pointsAlong([a, b], STEP_METERS))
      if (segments.metersTo(point, within) < Infinity) return true;
  }
  return false;
}

/** Whether a straight line comes so near to a zone that it must be sampled. */
export const isNearZone = ({ zones }: Hazards, a: Position, b: Position): boolean =>
  zones.boxes.some((box) => isBoxed(box, a, b));

/** How a line relates to the hazards, in both driving directions. */
export type Lie = {
  /** Meets a fire or a closed road. */
  isBarred: boolean;
  /** Meters inside the zones, at its deepest. */
  deepest: number;
  /** Part of it is outside all zones. */
  touchesOutside: boolean;
  /** Leaves the zones and goes back in, driven along or against the line. */
  reenters: boolean;
  reentersBackward: boolean;
};

export function examineLine(hazards: Hazards, line: readonly Position[]): Lie {
  const lie: Lie = {
    isBarred: false,
    deepest: 0,
    touchesOutside: false,
    reenters: false,
    reentersBackward: false,
  };
  let wasDeep = false;
  const see = (depth: number) => {
    if (depth > lie.deepest) lie.deepest = depth;
    if (depth > BORDER_METERS) {
      if (lie.touchesOutside) lie.reenters = true;
      wasDeep = true;
    } else if (depth === 0) {
      if (wasDeep) lie.reentersBackward = true;
      lie.touchesOutside = true;
    }
  };
  for (const [i, b] of line.entries()) {
    const a = line[i - 1];
    if (!a) {
      see(hazards.zones.depthAt(b));
      continue;
    }
    if (meetsFire(hazards, a, b) || meetsClosure(hazards, a, b)) {
      lie.isBarred = true;
      return lie;
    }
    if (!isNearZone(hazards, a, b)) see(0);
    else {
      let isFirst = true;
      for (const point of pointsAlong([a, b], STEP_METERS)) {
        if (!isFirst) see(hazards.zones.depthAt(point));
        isFirst = false;
      }
    }
  }
  return lie;
}
