import { z } from 'zod';
import { COMPASS, type TurnKind } from '#contract/emergency/routes.ts';
import { bearing, type Position } from '#server/platform/flat-earth.ts';
import type { RouteStep } from '#server/ports/routing.ts';

const Maneuver = z.object({
  type: z.number(),
  street_names: z.array(z.string()).optional(),
  length: z.number(),
  begin_shape_index: z.number().int().min(0),
});
export const Trip = z.object({
  legs: z.array(z.object({ shape: z.string(), maneuvers: z.array(Maneuver) })).min(1),
  summary: z.object({ time: z.number(), length: z.number() }),
});

/** Valhalla's lines: deltas in zigzag, five bits a character, six decimals. */
export function decodeShape(text: string): Position[] {
  const line: Position[] = [];
  let [lat, lng, at] = [0, 0, 0];
  const next = (): number => {
    let value = 0;
    for (let shift = 0; ; shift += 5) {
      const bits = text.charCodeAt(at) - 63;
      at += 1;
      if (!(bits >= 0 && bits < 64) || shift > 30) return NaN;
      value |= (bits & 0x1f) << shift;
      if (bits < 0x20) return value & 1 ? ~(value >> 1) : value >> 1;
    }
  };
  while (at < text.length) {
    lat += next();
    lng += next();
    // A damaged line decodes to an empty one, which the verifier refuses.
    if (Number.isNaN(lat) || Number.isNaN(lng)) return [];
    line.push([lng / 1e6, lat / 1e6]);
  }
  return line;
}

/** Valhalla's maneuver types that turn. The others go on. */
const TURNS: Record<number, TurnKind> = {
  9: 'bear-right',
  10: 'right',
  11: 'sharp-right',
  12: 'turn-back',
  13: 'turn-back',
  14: 'sharp-left',
  15: 'left',
  16: 'bear-left',
  18: 'right',
  19: 'left',
  20: 'bear-right',
  21: 'bear-left',
  23: 'bear-right',
  24: 'bear-left',
};
const RAMPS = new Set([17, 18, 19, 20, 21]);
const ARRIVALS = new Set([4, 5, 6]);
const DEPARTURES = new Set([1, 2, 3]);

/** Maps steps to ours: kinds and names, no sentences, because Valhalla has no Latin American Spanish. */
export function readSteps(
  maneuvers: readonly z.infer<typeof Maneuver>[],
  line: readonly Position[],
): RouteStep[] {
  return maneuvers.flatMap(({ type, street_names: names, length, begin_shape_index: index }): RouteStep[] => {
    const at = line[index] ?? line[0];
    if (!at) return [];
    const meters = length * 1000;
    const street = names?.[0] ?? null;
    if (ARRIVALS.has(type)) return [{ kind: 'arrive', at, meters: 0 }];
    if (DEPARTURES.has(type)) {
      const degrees = bearing(at, line[index + 1] ?? at);
      const heading = COMPASS[Math.round(((degrees + 360) % 360) / 45) % 8] ?? 'north';
      return [{ kind: 'depart', at, meters, heading, street }];
    }
    return [{ kind: TURNS[type] ?? 'continue', at, meters, street, isRamp: RAMPS.has(type) }];
  });
}
