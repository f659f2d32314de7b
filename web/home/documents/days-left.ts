import * as t from '#text/home/documents.ts';

const DAY_MS = 86_400_000;

/** How long a deleted document can still be restored, in words. */
export function daysLeft(goneAt: string, now: number): string {
  const days = Math.ceil((Date.parse(goneAt) - now) / DAY_MS);
  if (days > 1) return t.daysLeft(days);
  return days === 1 ? t.lastDay : t.lastMoment;
}
