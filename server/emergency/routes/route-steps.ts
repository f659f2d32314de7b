/** Turn-by-turn steps as data. Their text is in `contract/text`, in every language. */
import { bearing, between, metersBetween, metersOf, type Position } from '#server/platform/flat-earth.ts';
import { COMPASS, type Compass, type TurnKind } from '#contract/emergency/routes.ts';
import type { RouteStep } from '#server/ports/routing.ts';
import { streetClass, streetName, streetRef, type RoadGraph } from './roads/road-graph.ts';

/** A stretch of a route along one street. */
export type Leg = { street: string | null; isRamp: boolean; line: Position[] };

/** Shorter bends come from how a junction is drawn, not from the direction of a street. */
const LOOK_METERS = 15;
/** A turn this sharp is announced even if the street keeps its name. */
const SAID_DEGREES = 50;

/** Roads without a name are known by their number. */
export function legOf(graph: RoadGraph, edge: number, line: Position[]): Leg {
  const street = edge >>> 1;
  const name = streetName(graph, street) || streetRef(graph, street).split(';')[0] || null;
  return { street: name, isRamp: streetClass(graph, street).endsWith('_link'), line };
}

export const compassOf = (degrees: number): Compass =>
  COMPASS[Math.round(((degrees + 360) % 360) / 45) % 8] ?? 'north';

/** The turn from one bearing to another. */
export function turnOf(before: number, after: number): { kind: TurnKind; degrees: number } {
  const turn = ((after - before + 540) % 360) - 180;
  const degrees = Math.abs(turn);
  const isLeft = turn < 0;
  if (degrees < 20) return { kind: 'continue', degrees };
  if (degrees < 50) return { kind: isLeft ? 'bear-left' : 'bear-right', degrees };
  if (degrees < 125) return { kind: isLeft ? 'left' : 'right', degrees };
  if (degrees < 165) return { kind: isLeft ? 'sharp-left' : 'sharp-right', degrees };
  return { kind: 'turn-back', degrees };
}

function bearingAtStart(line: readonly Position[]): number {
  const [start] = line;
  const ahead = line.find((point) => start && metersBetween(start, point) >= LOOK_METERS) ?? line.at(-1);
  return start && ahead ? bearing(start, ahead) : 0;
}
const bearingAtEnd = (line: readonly Position[]): number => bearingAtStart(line.toReversed()) + 180;

/** One step per street; streets that continue under the same name are one. */
export function stepsOf(legs: readonly Leg[]): RouteStep[] {
  const steps: RouteStep[] = [];
  let before: Leg | undefined;
  for (const leg of legs) {
    const [at] = leg.line;
    const meters = metersOf(leg.line);
    // A trip that starts at a junction begins with a stretch of no length, which has no direction.
    if (!at || meters < 1) continue;
    const heading = bearingAtStart(leg.line);
    const last = steps.at(-1);
    if (!before || !last)
      steps.push({ kind: 'depart', at, meters, heading: compassOf(heading), street: leg.street });
    else {
      const { kind, degrees } = turnOf(bearingAtEnd(before.line), heading);
      const isSame = before.street === leg.street && (leg.street !== null || before.isRamp === leg.isRamp);
      if (isSame && degrees < SAID_DEGREES) last.meters += meters;
      else steps.push({ kind, at, meters, street: leg.street, isRamp: leg.isRamp });
    }
    before = leg;
  }
  const end = legs.at(-1)?.line.at(-1);
  if (end) steps.push({ kind: 'arrive', at: end, meters: 0 });
  return steps;
}

/** Marks where the zone is left, by splitting that step in two. */
export function withLeaving(
  steps: readonly RouteStep[],
  line: readonly Position[],
  metersToLeave: number | null,
): RouteStep[] {
  if (metersToLeave === null) return [...steps];
  const at = placeAlong(line, metersToLeave);
  const result: RouteStep[] = [];
  let driven = 0;
  let isSaid = false;
  for (const step of steps) {
    const rest = metersToLeave - driven;
    driven += step.meters;
    if (isSaid || (rest > step.meters && step.kind !== 'arrive')) {
      result.push(step);
      continue;
    }
    isSaid = true;
    if (step.kind === 'arrive') result.push({ kind: 'leave-zone', at, meters: 0 }, step);
    else result.push({ ...step, meters: rest }, { kind: 'leave-zone', at, meters: step.meters - rest });
  }
  return result;
}

function placeAlong(line: readonly Position[], meters: number): Position {
  let driven = 0;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1], line[i]];
    if (!a || !b) break;
    const length = metersBetween(a, b);
    if (driven + length >= meters) return between(a, b, length > 0 ? (meters - driven) / length : 0);
    driven += length;
  }
  return line.at(-1) ?? [0, 0];
}
