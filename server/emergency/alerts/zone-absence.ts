/** Zones that an answer no longer has. Pure. */
import { hours } from '#server/platform/clock.ts';
import { CONFIRMING_MS, CONFIRMING_PULLS } from './pull-quality.ts';
import { nameOf, sayStatus } from './zone-questions.ts';
import type { Step, ZoneState } from './zone-step.ts';

const REPORTED = 'Reported lifted:';
export const isByAbsence = (endReason: string | null): boolean => endReason?.startsWith(REPORTED) ?? false;

/** What goes with everything near it, or with many others, may be the outage of one county. */
const LARGER_MS = hours(2);
/** What goes with most of everything may be the outage of all. */
const MOST_MS = hours(24);
/** One or two zones may well end in the same minutes. */
const FEW = 3;

/**
 * How long a zone must be missing, by what went with it: half an hour when others beside it stay, two hours when nothing
 * near it is left or a quarter of the list went in the same answer, a day when that was most of it.
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

/** Five miles, in degrees, at California's latitudes: what counts is whether the same county still answers. */
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

/** One more whole answer without it. The third ends it, as far as we are told, when it has been missing long enough. */
export function absent(zone: ZoneState, at: Date, patienceMs: number): Step {
  const absentSince = zone.absentSince ?? at;
  const absentPulls = zone.absentPulls + 1;
  const state = { ...zone, absentSince, absentPulls };
  const isOver =
    zone.vanishedAt === null &&
    absentPulls >= CONFIRMING_PULLS &&
    at.getTime() - absentSince.getTime() >= patienceMs;
  if (!isOver) return { state, isChanged: true, version: null, changes: [], questions: [] };
  const reason = `${REPORTED} ${absentPulls} whole answers since ${absentSince.toISOString()} no longer have it.`;
  return {
    state: { ...state, status: 'lifted', endedAt: at, endReason: reason, version: zone.version + 1 },
    isChanged: true,
    version: reason,
    changes: [{ key: zone.key, kind: 'ended', from: zone.status, to: 'lifted', reason }],
    questions: [],
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
    questions: [
      {
        kind: 'zone-vanished',
        about: at.toISOString(),
        zoneKey: zone.key,
        summary: `${nameOf(zone)}, ${sayStatus(zone.status)}, went with most other zones at once. Has it ended?`,
      },
    ],
  };
}
