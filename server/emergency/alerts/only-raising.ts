/** The part of a doubtful response we trust: what starts or raises a zone, never what lowers one. Pure. */
import type { NormalZone } from './normal-zones.ts';
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
