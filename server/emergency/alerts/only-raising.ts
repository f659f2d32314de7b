/** Of an answer that is doubtful, what may be believed: the part that begins or raises, never one that lowers. Pure. */
import type { NormalZone } from './normal-zones.ts';
import { severityOf } from './zone-status.ts';
import type { ZoneState } from './zone-step.ts';

/**
 * New orders and warnings, and live zones it says the same or worse of. The line of a live zone stays as it was: a doubtful
 * answer takes no ground out of an order.
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
