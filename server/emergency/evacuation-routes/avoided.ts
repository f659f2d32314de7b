/** What a route avoids, in words for people: the zones it leaves, and nearby fires and closures. Pure. */
import type { Avoided } from '#contract/emergency/evacuation-route.ts';
import { METERS_A_LAT, metersALng, type Position } from '#server/platform/flat-earth.ts';
import type { Box } from '#server/platform/polygon.ts';
import type { PictureItem } from './picture.ts';

/** Farther away, people wouldn't have driven there anyway. */
const NEAR_METERS = 5000;
const MOST = 8;

function metersToBox({ west, south, east, north }: Box, [lng, lat]: Position): number {
  const x = Math.max(west - lng, 0, lng - east) * metersALng(lat);
  const y = Math.max(south - lat, 0, lat - north) * METERS_A_LAT;
  return Math.hypot(x, y);
}

/** Nearest first, each name once. */
export function avoidedBy(line: readonly Position[], items: readonly PictureItem[]): Avoided[] {
  const near = items
    .map(({ named, box }) => ({
      named,
      meters: line.reduce((least, point) => Math.min(least, metersToBox(box, point)), Infinity),
    }))
    .filter(({ meters }) => meters <= NEAR_METERS)
    .toSorted((a, b) => a.meters - b.meters);
  const byName = new Map(near.map(({ named }) => [`${named.kind} ${named.name ?? ''}`, named] as const));
  return [...byName.values()].slice(0, MOST);
}
