/** We trust no engine: every route is sampled in steps of 10 m against the raw shapes before anyone sees it. */
import { between, metersBetween, type Position } from '#server/platform/flat-earth.ts';
import { isNearZone, meetsClosure, meetsFire, STEP_METERS, type Hazards } from './hazards.ts';
import { DEEPER_METERS } from './leave-first.ts';
import { NEAR_METERS } from './roads/street-grid.ts';
import { BORDER_METERS } from './zone-depth.ts';

export type RouteFault = {
  kind:
    | 'no-line'
    | 'starts-elsewhere'
    | 'ends-elsewhere'
    /** A straight line over open country, not a road. */
    | 'jump'
    | 'fire'
    | 'closure'
    | 'reentry'
    | 'ends-in-zone'
    | 'deeper';
  at: Position;
};

export type Verdict = {
  faults: RouteFault[];
  /** The distance to drive until the zones are left; null if the route starts outside, or never leaves. */
  metersToLeave: number | null;
};

/** Even on a straight desert highway, a road's points are closer together. */
const LONGEST_SEGMENT_METERS = 15_000;

/**
 * Depth changes by at most a meter per meter driven. So a sample far from both thresholds also covers the steps after
 * it. 3 % is left for the error of the flat projection.
 */
function stepsToSkip(depth: number, limit: number): number {
  const toThreshold = Math.min(depth, Math.abs(depth - BORDER_METERS), Math.abs(limit - depth));
  return Math.floor((toThreshold * 0.97) / STEP_METERS);
}

const isPlace = ([lng, lat]: Position): boolean =>
  Number.isFinite(lng) && Number.isFinite(lat) && Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

/** Samples a line. Without faults it is safe by everything we know. */
export function verifyRoute(
  line: readonly Position[],
  {
    from,
    to,
    hazards,
    canGoDeeper,
  }: { from: Position; to: Position; hazards: Hazards; canGoDeeper: boolean },
): Verdict {
  const [start, end] = [line[0], line.at(-1)];
  if (!start || !end || line.length < 2 || !line.every(isPlace))
    return { faults: [{ kind: 'no-line', at: from }], metersToLeave: null };
  const faults: RouteFault[] = [];
  const add = (kind: RouteFault['kind'], at: Position) => {
    if (!faults.some((fault) => fault.kind === kind)) faults.push({ kind, at });
  };
  if (metersBetween(start, from) > NEAR_METERS) add('starts-elsewhere', start);
  if (metersBetween(end, to) > NEAR_METERS) add('ends-elsewhere', end);

  const startDepth = hazards.zones.depthAt(start);
  const limit = canGoDeeper ? Infinity : Math.max(BORDER_METERS, startDepth + DEEPER_METERS);
  let hasLeft = startDepth === 0;
  let metersToLeave: number | null = null;
  let driven = 0;
  let depth = startDepth;
  for (let i = 1; i < line.length; i += 1) {
    const [a, b] = [line[i - 1] ?? start, line[i] ?? end];
    const meters = metersBetween(a, b);
    if (meters > LONGEST_SEGMENT_METERS) add('jump', a);
    if (meetsFire(hazards, a, b)) add('fire', b);
    if (meetsClosure(hazards, a, b)) add('closure', b);
    if (!isNearZone(hazards, a, b)) {
      depth = 0;
      if (!hasLeft) metersToLeave = driven;
      hasLeft = true;
    } else {
      const steps = Math.max(1, Math.ceil(meters / STEP_METERS));
      for (let step = 0; step <= steps;) {
        const point = between(a, b, step / steps);
        depth = hazards.zones.depthAt(point);
        if (depth > limit) add('deeper', point);
        if (hasLeft && depth > BORDER_METERS) add('reentry', point);
        if (!hasLeft && depth === 0) {
          hasLeft = true;
          metersToLeave = driven + (meters * step) / steps;
        }
        step = Math.max(step + 1, Math.min(steps, step + stepsToSkip(depth, limit)));
      }
    }
    driven += meters;
  }
  if (depth > BORDER_METERS) add('ends-in-zone', end);
  return { faults, metersToLeave };
}
