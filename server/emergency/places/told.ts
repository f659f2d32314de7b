/** Which alerts a person gets about a watched place, and when they change. Pure. */

/** From mildest to most severe. */
export const TOLD = ['none', 'warning', 'order'] as const;
export type Told = (typeof TOLD)[number];

/** `reduced`: an order became a warning. */
export const ALERT_KINDS = ['order', 'warning', 'reduced', 'ended'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

const rankOf = (told: Told): number => TOLD.indexOf(told);
const milder = (a: Told, b: Told): Told => (rankOf(a) <= rankOf(b) ? a : b);
const graver = (a: Told, b: Told): Told => (rankOf(a) >= rankOf(b) ? a : b);

/**
 * Only a confirmed zone raises the alert. It stays as long as any zone, confirmed or in doubt, is as severe: a later
 * doubt or an unreadable status isn't an end.
 */
export const nextTold = (told: Told, zones: { confirmed: Told; listed: Told }): Told =>
  graver(zones.confirmed, milder(told, zones.listed));

export function alertKind(before: Told, next: Told): AlertKind | null {
  if (before === next) return null;
  if (next === 'none') return 'ended';
  if (next === 'order') return 'order';
  return before === 'order' ? 'reduced' : 'warning';
}
