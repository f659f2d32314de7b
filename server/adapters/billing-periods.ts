import type { Interval } from '#contract/core/plans.ts';

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The same moment some months later. The day is the anchor's, or the month's last day if it is shorter:
 * January 31, February 28, March 31, because each step counts from the anchor, not from the previous step.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = anchor.getUTCMonth() + months;
  const year = anchor.getUTCFullYear() + Math.floor(first / 12);
  const month = ((first % 12) + 12) % 12;
  const moved = new Date(anchor);
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), daysInMonth(year, month)));
  return moved;
}

/** When the period with this number starts; period 0 starts at the anchor. */
export const periodStart = (anchor: Date, interval: Interval, number: number): Date =>
  monthsAfter(anchor, number * (interval === 'year' ? 12 : 1));
