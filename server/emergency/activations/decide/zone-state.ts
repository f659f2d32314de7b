/** Which zones can activate services, and which are still in force. Pure. */
import type { LiveZone, ZoneHead } from '#server/emergency/alerts/alerts.ts';
import type { Prepared } from '#server/platform/polygon.ts';
import { readyShape } from './zone-shapes.ts';

type Head = Pick<ZoneHead, 'status' | 'verdict' | 'endedAt' | 'shapeHash'>;

const isAllowed = ({ verdict }: Head): boolean => verdict === 'auto' || verdict === 'approved';

/** True if it can start services or warnings now. */
export const canActivate = (zone: Head): boolean =>
  zone.endedAt === null &&
  zone.shapeHash !== null &&
  isAllowed(zone) &&
  (zone.status === 'order' || zone.status === 'warning');

/**
 * True if an order that we activated is still in force. An unreadable status or a later doubt doesn't end it.
 * Only the source, a reviewer or the end of the zone does.
 */
export const isInForce = (zone: Head): boolean =>
  zone.endedAt === null &&
  zone.verdict !== 'refused' &&
  (zone.status === 'order' || zone.status === 'unknown');

/** The same for a warning. */
export const isWarningInForce = (zone: Head): boolean =>
  zone.endedAt === null &&
  zone.verdict !== 'refused' &&
  (zone.status === 'warning' || zone.status === 'unknown');

/** A zone with its prepared shape. */
export type Shaped = { zone: LiveZone; shape: Prepared };

export const shaped = (zones: readonly LiveZone[]): Shaped[] =>
  zones.flatMap((zone) =>
    zone.shape && zone.shapeHash ? [{ zone, shape: readyShape(zone.shapeHash, zone.shape) }] : [],
  );

/** Why an order is over, worded for the household. */
export function endReason(zone: LiveZone | undefined): string {
  if (!zone) return 'The order has ended.';
  if (zone.endedAt) return zone.endReason ?? 'The order was lifted.';
  if (zone.verdict === 'refused') return 'We looked at this order again, and it does not apply.';
  if (zone.status === 'warning') return 'The order was reduced to a warning.';
  if (isInForce(zone)) return 'The order was redrawn and no longer covers this home.';
  return `The order was reduced to ${zone.status === 'advisory' ? 'an advisory' : 'a shelter notice'}.`;
}
