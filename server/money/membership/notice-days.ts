import { californiaDay } from '#contract/money/renewal-words.ts';
import { after, days } from '#server/platform/clock.ts';
import type { MembershipRow } from './store.ts';

/** How early we announce a yearly renewal. The law requires 15-45 days. */
const RENEWAL_NOTICE_DAYS = 30;
const LATEST_NOTICE_DAYS = 15;

type Dated = Pick<MembershipRow, 'status' | 'interval' | 'periodEnd' | 'endsWithPeriod'> & {
  beganAt: Date | null;
};

/** Same calendar day in a later year. February 29 becomes the 28th in other years. */
function yearsLater(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const pad = (n: number) => String(n).padStart(2, '0');
  return `${year + years}-${pad(month)}-${pad(Math.min(date, last))}`;
}

/**
 * Notices due by now. Yearly plans: 30 days before each renewal, or later if we're behind and at least 15
 * days are left. Monthly plans: the terms and how to cancel, once a year. `occasion` makes each notice
 * unique.
 */
export function dueNotices(
  membership: Dated,
  now: Date,
): { kind: 'renewal-soon' | 'yearly-reminder'; occasion: string }[] {
  const { status, interval, periodEnd, endsWithPeriod, beganAt } = membership;
  if (status !== 'active' || endsWithPeriod || !periodEnd || !beganAt) return [];
  if (interval === 'year') {
    const opens = after(periodEnd, -days(RENEWAL_NOTICE_DAYS));
    const closes = after(periodEnd, -days(LATEST_NOTICE_DAYS));
    return now >= opens && now < closes ? [{ kind: 'renewal-soon', occasion: periodEnd.toISOString() }] : [];
  }
  const today = californiaDay(now);
  const began = californiaDay(beganAt);
  const years = Number(today.slice(0, 4)) - Number(began.slice(0, 4));
  const passed = yearsLater(began, years) <= today ? years : years - 1;
  return passed > 0 ? [{ kind: 'yearly-reminder', occasion: `year ${passed}` }] : [];
}
