import type { Interval } from '#contract/core/plans.ts';

const daysInMonth = (year: number, month: number): number =>
  new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The same moment some months later. The day is that of the anchor where the month has it, else the month's last: January
 * 31 goes on to February 28 and then to March 31, because each step is taken from the anchor and not from the step before.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const first = anchor.getUTCMonth() + months;
  const year = anchor.getUTCFullYear() + Math.floor(first / 12);
  const month = ((first % 12) + 12) % 12;
  const moved = new Date(anchor);
  moved.setUTCFullYear(year, month, Math.min(anchor.getUTCDate(), daysInMonth(year, month)));
  return moved;
}

/** When the period with this number begins; number 0 begins at the anchor. */
export const periodStart = (anchor: Date, interval: Interval, number: number): Date =>
  monthsAfter(anchor, number * (interval === 'year' ? 12 : 1));
