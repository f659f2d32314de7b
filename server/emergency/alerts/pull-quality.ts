/**
 * Decides whether to trust a feed's response as a whole, before any single zone is read. An outage can look
 * like an all clear: real feeds have sent one zone of twenty, blank rows and empty lists in the middle of a
 * fire. Pure.
 */
import { hours, minutes } from '#server/platform/clock.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { prepare } from '#server/platform/polygon.ts';
import type { NormalZone } from './normal-zones.ts';
import { boxOf } from './zone-shape.ts';
import type { ZoneState } from './zone-step.ts';

/** A zone of the last complete response. */
export type KnownShape = Pick<ZoneState, 'key' | 'status' | 'shape'>;

/** Responses that lacked most known zones: since when, how many in a row, and which keys they had. */
export type Doubt = { since: string; pulls: number; keys: string[] };

export type Judged =
  /** `lost`: zones that vanished together with most others; only a person can end them. */
  | { outcome: 'good'; reason: string | null; lost: string[]; isWhole: boolean }
  | { outcome: 'empty'; reason: string }
  /** `isTaken`: repeated often enough to trust what it starts or raises. */
  | { outcome: 'half'; reason: string; doubt: Doubt; isTaken: boolean };

export const CONFIRMING_PULLS = 3;
export const CONFIRMING_MS = minutes(30);
/** After this long without a complete response, large changes are plausible. */
const MEMORY_MS = hours(24);
/** Orders not reported as lifted are remembered longer. */
const ORDER_MEMORY_MS = hours(48);
/** One or two zones may well end within the same few minutes. */
const FEWEST_LOST = 3;

export type PullToCheck = {
  zones: readonly NormalZone[];
  /** Number of rows received, zones or not. */
  rows: number;
  /** How many of them have no content. */
  blank: number;
  /** Why the response itself reports that it is incomplete. */
  problem: string | null;
  /** Older than what we have: repeating it proves nothing. */
  isOlder: boolean;
  /** The feed's own zone count from a separate request. Null if it can't be queried. */
  count: number | null;
  /** Live zones of the last complete response. */
  known: readonly KnownShape[];
  /** Something near this zone was edited since we last saw it, so it was taken out and isn't lost. */
  isEdited: (key: string) => boolean;
  lastGoodAt: Date | null;
  doubt: Doubt | null;
  at: Date;
};

export function judgePull(asked: PullToCheck): Judged {
  const { zones, problem, at } = asked;
  if (problem === null && zones.length === 0 && asked.count !== 0)
    return { outcome: 'empty', reason: emptyReason(asked) };
  if (problem !== null) {
    const doubt = nextDoubt(asked.doubt, keysOf(asked), at);
    const isTaken = !asked.isOlder && zones.length > 0 && isSettled(doubt, at);
    const said = `It has said so ${doubt.pulls} times; what it begins or raises is believed, and nothing it ends.`;
    return { outcome: 'half', reason: isTaken ? `${problem} ${said}` : problem, doubt, isTaken };
  }
  const lost = lostOf(asked);
  const isHalf =
    lost.length >= FEWEST_LOST && lost.length >= asked.known.length / 2 && lost.length > newOf(asked);
  const gone = new Set(lost);
  const hasOrder = asked.known.some(({ key, status }) => status === 'order' && gone.has(key));
  const memory = hasOrder ? ORDER_MEMORY_MS : MEMORY_MS;
  const isRecent = asked.lastGoodAt !== null && at.getTime() - asked.lastGoodAt.getTime() <= memory;
  if (!isHalf || !isRecent) return believed(asked);
  const reason = `It lacks ${lost.length} of the ${asked.known.length} zones that were known.`;
  const doubt = nextDoubt(asked.doubt, keysOf(asked), at);
  if (!isSettled(doubt, at)) return { outcome: 'half', reason, doubt, isTaken: false };
  return {
    outcome: 'good',
    reason: `${reason} It has said so ${doubt.pulls} times; a person decides about those.`,
    lost,
    isWhole: false,
  };
}

/** Blank rows among real ones are typical of an outage: trust what is present, ignore what is missing. */
const believed = ({ blank }: PullToCheck): Judged => ({
  outcome: 'good',
  reason: blank > 0 ? `Of its rows ${blank} say nothing, so what it lacks is not counted as gone.` : null,
  lost: [],
  isWhole: blank === 0,
});

const emptyReason = ({ rows, count }: PullToCheck): string => {
  const what = rows > 0 ? 'Its rows say nothing' : 'It has no zones';
  if (count === null) return `${what}, and nothing confirms that there are none.`;
  return `${what}, though it counts ${count}.`;
};

/** Counts unknown zones. More new zones than missing ones means the list was reorganized, not truncated. */
function newOf({ zones, known }: PullToCheck): number {
  const keys = new Set(known.map(({ key }) => key));
  return zones.filter(({ key }) => !keys.has(key)).length;
}

/**
 * A zone is lost if its key is gone and no other zone covers its area. A redivided area isn't lost, and neither is a
 * zone whose county is editing the list around it.
 */
function lostOf({ zones, known, isEdited }: PullToCheck): string[] {
  const keys = new Set(zones.map(({ key }) => key));
  const absent = known.filter(({ key }) => !keys.has(key) && !isEdited(key));
  if (absent.length === 0) return [];
  const covers = coverOf(zones);
  return absent.filter(({ shape }) => shape === null || !covers(shape)).map(({ key }) => key);
}

/** Returns a test for whether a point inside a shape lies in any of these zones. */
export function coverOf(zones: readonly { shape: MultiPolygon | null }[]): (shape: MultiPolygon) => boolean {
  const boxes = zones.flatMap(({ shape }) => (shape ? [{ shape, box: boxOf(shape) }] : []));
  const ready = new Map<MultiPolygon, ReturnType<typeof prepare>>();
  const made = (shape: MultiPolygon) => {
    const found = ready.get(shape) ?? prepare(shape);
    ready.set(shape, found);
    return found;
  };
  return (asked) => {
    const [lng, lat] = prepare(asked).pointInside();
    return boxes.some(
      ({ shape, box }) =>
        lng >= box.west &&
        lng <= box.east &&
        lat >= box.south &&
        lat <= box.north &&
        made(shape).contains(lng, lat),
    );
  };
}

const keysOf = ({ zones }: PullToCheck): string[] => zones.map(({ key }) => key);

/** A doubtful response confirms the previous one if it has all of its keys. Otherwise the count restarts. */
export function nextDoubt(doubt: Doubt | null, keys: string[], at: Date): Doubt {
  const has = new Set(keys);
  if (!doubt || !doubt.keys.every((key) => has.has(key))) return { since: at.toISOString(), pulls: 1, keys };
  return { since: doubt.since, pulls: doubt.pulls + 1, keys };
}

export const isSettled = ({ pulls, since }: Doubt, at: Date): boolean =>
  pulls >= CONFIRMING_PULLS && at.getTime() - new Date(since).getTime() >= CONFIRMING_MS;
