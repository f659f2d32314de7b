/** The part of a doubtful response we trust: what starts or raises a zone, never what lowers one. Pure. */
import type { NormalZone } from './normal-zones.ts';
import { hasNewerTime, isFresh } from './zone-fresh.ts';
import { severityOf } from './zone-status.ts';
import type { ZoneState } from './zone-step.ts';

/**
 * Keeps new orders and warnings, and live zones reported at the same or a higher severity. A live zone keeps
 * its boundary: a doubtful response must not shrink an order.
 */
export function onlyRaising(seen: readonly NormalZone[], known: readonly ZoneState[]): NormalZone[] {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  return seen.flatMap((zone) => {
    if (zone.status === 'unknown') return [];
    const was = byKey.get(zone.key);
    if (!was || was.endedAt) return zone.status === 'order' || zone.status === 'warning' ? [zone] : [];
    if (severityOf(zone.status) < severityOf(was.status)) return [];
    return [was.shape ? { ...zone, shape: null, shapeHash: null, shapeProblem: null } : zone];
  });
}

/**
 * Orders that start at once even in a partial response: their time is current, and newer than anything we know
 * about the zone. A copy of an older response can't have such a time.
 */
export function freshOrders(
  seen: readonly NormalZone[],
  known: readonly ZoneState[],
  at: Date,
): NormalZone[] {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  return seen.filter((zone) => {
    if (zone.status !== 'order' || !zone.issuedAt || !isFresh(zone.issuedAt, at)) return false;
    const was = byKey.get(zone.key);
    return (
      !was || (hasNewerTime(was, zone) && (was.status !== 'order' || was.verdict === 'held' || isOut(was)))
    );
  });
}

/** Ended, or no longer in the list. */
const isOut = ({ endedAt, absentSince, vanishedAt }: ZoneState): boolean =>
  endedAt !== null || absentSince !== null || vanishedAt !== null;
