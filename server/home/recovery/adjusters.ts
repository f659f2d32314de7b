import { addMonths } from './calendar-days.ts';

/**
 * If this many adjusters become mainly responsible within this time, the household has a right to a status report (Ins
 * 14047).
 */
const WITHIN_MONTHS = 6;
const HOW_MANY = 3;

/** The day the latest third adjuster within six months started, or null. */
export function thirdAdjusterOn(starts: readonly string[]): string | null {
  const ordered = starts.toSorted();
  return (
    ordered.findLast((day, i) => {
      const first = ordered[i - (HOW_MANY - 1)];
      return first !== undefined && day <= addMonths(first, WITHIN_MONTHS);
    }) ?? null
  );
}
