/**
 * A zone's boundary from response to response. Added area counts at once. Area that a new boundary leaves out is
 * dropped only like a missing zone: after three complete responses over at least half an hour have drawn it that way.
 * Pure.
 */
import { CONFIRMING_MS, CONFIRMING_PULLS } from './pull-quality.ts';
import type { NormalZone } from './normal-zones.ts';
import { boxOf, shapeHash, unionOf } from './zone-shape.ts';
import type { Step, ZoneState } from './zone-step.ts';
import { isVeryLarge } from './zone-verdict.ts';

const FIELDS = ['shape', 'shapeHash', 'west', 'south', 'east', 'north'] as const;
const DRAWN = ['drawnShape', 'drawnHash', 'drawnSince', 'drawnPulls'] as const;
export type Line = Pick<ZoneState, (typeof FIELDS)[number] | (typeof DRAWN)[number]>;

const SETTLED = { drawnShape: null, drawnHash: null, drawnSince: null, drawnPulls: 0 };

const lineAt = (shape: NormalZone['shape'], hash: string | null): Line => ({
  shape,
  shapeHash: hash,
  ...(shape ? boxOf(shape) : { west: null, south: null, east: null, north: null }),
  ...SETTLED,
});

const kept = (known: ZoneState): Line => {
  const { shape, shapeHash: hash, west, south, east, north } = known;
  const { drawnShape, drawnHash, drawnSince, drawnPulls } = known;
  return {
    shape,
    shapeHash: hash,
    west,
    south,
    east,
    north,
    drawnShape,
    drawnHash,
    drawnSince,
    drawnPulls,
  };
};

/** `isFinal`: reported once, by a message or a person, not at every pull. */
export function lineOf(
  known: ZoneState | undefined,
  seen: NormalZone,
  { at, isFinal }: { at: Date; isFinal: boolean },
): Line {
  if (!known) return lineAt(seen.shape, seen.shapeHash);
  // A shape lost in transit must not drop anyone from an order.
  if (!seen.shape || !seen.shapeHash) return kept(known);
  const isSame = seen.status === known.status && (seen.status === 'order' || seen.status === 'warning');
  if (isFinal || !known.shape || known.endedAt || !isSame)
    return seen.shapeHash === known.shapeHash
      ? { ...kept(known), ...SETTLED }
      : lineAt(seen.shape, seen.shapeHash);
  if (seen.shapeHash === known.drawnHash) return drawnAgain(known, at);
  if (seen.shapeHash === known.shapeHash) return { ...kept(known), ...SETTLED };
  const drawn = { drawnShape: seen.shape, drawnHash: seen.shapeHash, drawnSince: at, drawnPulls: 1 };
  // A boundary too large to activate automatically adds no area to one that can. A held one is replaced at
  // once when redrawn smaller, because nothing was started for it.
  const isLarge = isVeryLarge(seen.shape);
  const wasLarge = isVeryLarge(known.shape);
  if (isLarge && !wasLarge) return { ...kept(known), ...drawn };
  if (wasLarge && !isLarge && known.verdict === 'held') return lineAt(seen.shape, seen.shapeHash);
  const both = unionOf([known.shape, seen.shape]);
  const hash = shapeHash(both);
  // The new boundary includes all of the old one.
  if (hash === seen.shapeHash) return lineAt(seen.shape, hash);
  return { ...(hash === known.shapeHash ? kept(known) : lineAt(both, hash)), ...drawn };
}

function drawnAgain(known: ZoneState, at: Date): Line {
  const drawnPulls = known.drawnPulls + 1;
  const since = known.drawnSince ?? at;
  const isSettled =
    drawnPulls >= CONFIRMING_PULLS && at.getTime() - since.getTime() >= CONFIRMING_MS && known.drawnShape;
  return isSettled
    ? lineAt(known.drawnShape, known.drawnHash)
    : { ...kept(known), drawnSince: since, drawnPulls };
}

/** The last complete response repeated: counts as one more confirmation of a pending boundary. */
export function confirmLine(zone: ZoneState, at: Date): Step {
  const state = { ...zone, lastSeenAt: at };
  if (zone.drawnHash === null) return { state, isChanged: false, version: null, changes: [], reviews: [] };
  const next = { ...state, ...drawnAgain(zone, at) };
  if (next.shapeHash === zone.shapeHash)
    return { state: next, isChanged: true, version: null, changes: [], reviews: [] };
  const { key, status } = zone;
  return {
    state: { ...next, version: zone.version + 1, rule: 'boundary-published', lapsedAt: null },
    isChanged: true,
    version: BOUNDARY_CHANGED,
    changes: [
      { key, kind: 'shape', from: status, to: status, reason: BOUNDARY_CHANGED, rule: 'boundary-published' },
    ],
    reviews: [],
  };
}

export const BOUNDARY_CHANGED = 'Its line has changed.';
