/** Which zones act, and which have stopped. Pure. */
import type { LiveZone, ZoneHead } from '#server/emergency/alerts/alerts.ts';
import type { Prepared } from '#server/platform/polygon.ts';
import { readyShape } from './zone-shapes.ts';

type Head = Pick<ZoneHead, 'status' | 'verdict' | 'endedAt' | 'shapeHash'>;

const isLet = ({ verdict }: Head): boolean => verdict === 'auto' || verdict === 'approved';

/** May it start services, or have people warned? */
export const acts = (zone: Head): boolean =>
  zone.endedAt === null &&
  zone.shapeHash !== null &&
  isLet(zone) &&
  (zone.status === 'order' || zone.status === 'warning');

/**
 * Does an order that was acted upon still stand? Words nobody can read, and a doubt that came later, do not end it: only
 * words that say so, a person, or the zone's own end do.
 */
export const stands = (zone: Head): boolean =>
  zone.endedAt === null &&
  zone.verdict !== 'refused' &&
  (zone.status === 'order' || zone.status === 'unknown');

/** The same of a warning. */
export const warns = (zone: Head): boolean =>
  zone.endedAt === null &&
  zone.verdict !== 'refused' &&
  (zone.status === 'warning' || zone.status === 'unknown');

/** A zone with its shape made ready. */
export type Shaped = { zone: LiveZone; shape: Prepared };

export const shaped = (zones: readonly LiveZone[]): Shaped[] =>
  zones.flatMap((zone) =>
    zone.shape && zone.shapeHash ? [{ zone, shape: readyShape(zone.shapeHash, zone.shape) }] : [],
  );

/** Why an order is over, for the household. */
export function endReason(zone: LiveZone | undefined): string {
  if (!zone) return 'The order has ended.';
  if (zone.endedAt) return zone.endReason ?? 'The order was lifted.';
  if (zone.verdict === 'refused') return 'We looked at this order again, and it does not apply.';
  if (zone.status === 'warning') return 'The order was reduced to a warning.';
  if (stands(zone)) return 'The order was redrawn and no longer covers this home.';
  return `The order was reduced to ${zone.status === 'advisory' ? 'an advisory' : 'a shelter notice'}.`;
}
