/** Zones that are missing from a response. Pure. */
import { hours } from '#server/platform/clock.ts';
import { CONFIRMING_MS, CONFIRMING_PULLS } from './pull-quality.ts';
import { nameOf, statusText } from './zone-reviews.ts';
import type { Step, ZoneState } from './zone-step.ts';

const REPORTED = 'Reported lifted:';
export const isByAbsence = (endReason: string | null): boolean => endReason?.startsWith(REPORTED) ?? false;

/** A zone that goes missing with everything nearby, or with many others, may be one county's outage. */
const LARGER_MS = hours(2);
/** A zone that goes missing with most of the list may be an outage of the whole feed. */
const MOST_MS = hours(24);
/** One or two zones may well end within the same few minutes. */
const FEW = 3;

/**
 * How long a zone must be missing before it ends: half an hour when zones nearby stay, two hours when nothing
 * nearby is left or over a quarter of the list went in the same response, a day when more than half went.
 */
export function patienceOf(
  live: readonly ZoneState[],
  seen: readonly Pick<ZoneState, 'key' | 'west' | 'south' | 'east' | 'north'>[],
  at: Date,
): (zone: ZoneState) => number {
  const seenKeys = new Set(seen.map(({ key }) => key));
  const missing = live.filter(({ key, vanishedAt }) => !seenKeys.has(key) && vanishedAt === null);
  const wentAt = ({ absentSince }: ZoneState) => (absentSince ?? at).getTime();
  const gone = Map.groupBy(missing, wentAt);
  return (zone) => {
    const went = gone.get(wentAt(zone))?.length ?? 1;
    const stayed = live.filter(
      ({ key, firstSeenAt }) => seenKeys.has(key) && firstSeenAt.getTime() < wentAt(zone),
    ).length;
    if (went >= FEW && went > stayed) return MOST_MS;
    if (went >= FEW && went > stayed / 3) return LARGER_MS;
    return seen.some((other) => isNear(zone, other)) ? CONFIRMING_MS : LARGER_MS;
  };
}

type Edges = Pick<ZoneState, 'west' | 'south' | 'east' | 'north'>;

/** Five miles in degrees at California's latitudes: tells whether the same county still reports. */
const NEAR = { lng: 0.09, lat: 0.0725 };
function isNear(a: Edges, b: Edges): boolean {
  if (a.west === null || a.east === null || a.south === null || a.north === null) return false;
  if (b.west === null || b.east === null || b.south === null || b.north === null) return false;
  return (
    a.west - NEAR.lng <= b.east &&
    b.west <= a.east + NEAR.lng &&
    a.south - NEAR.lat <= b.north &&
    b.south <= a.north + NEAR.lat
  );
}

/**
 * Counts one more complete response without it. From the third on it ends, once it has been missing long
 * enough.
 */
export function absent(zone: ZoneState, at: Date, patienceMs: number): Step {
  const absentSince = zone.absentSince ?? at;
  const absentPulls = zone.absentPulls + 1;
  const state = { ...zone, absentSince, absentPulls };
  const isOver =
    zone.vanishedAt === null &&
    absentPulls >= CONFIRMING_PULLS &&
    at.getTime() - absentSince.getTime() >= patienceMs;
  if (!isOver) return { state, isChanged: true, version: null, changes: [], reviews: [] };
  const reason = `${REPORTED} ${absentPulls} whole answers since ${absentSince.toISOString()} no longer have it.`;
  return {
    state: { ...state, status: 'lifted', endedAt: at, endReason: reason, version: zone.version + 1 },
    isChanged: true,
    version: reason,
    changes: [{ key: zone.key, kind: 'ended', from: zone.status, to: 'lifted', reason }],
    reviews: [],
  };
}

export function vanished(zone: ZoneState, at: Date): Step {
  const reason = 'It went with most other zones at once. Only a person ends it.';
  const state = { ...zone, vanishedAt: zone.vanishedAt ?? at, absentSince: zone.absentSince ?? at };
  return {
    state,
    isChanged: true,
    version: null,
    changes: zone.vanishedAt
      ? []
      : [{ key: zone.key, kind: 'vanished', from: zone.status, to: zone.status, reason }],
    reviews: [
      {
        kind: 'zone-vanished',
        about: at.toISOString(),
        zoneKey: zone.key,
        summary: `${nameOf(zone)}, ${statusText(zone.status)}, went with most other zones at once. Has it ended?`,
      },
    ],
  };
}
