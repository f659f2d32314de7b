import { dollarsInWords } from '#contract/money-words.ts';
import { locale } from '#text/locale.ts';
import { formatMoment, homeZone, MOMENT } from './format-moment.ts';
import { once } from './once.ts';

export { formatMoment };

const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', ...homeZone() }));
const shortDate = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', ...homeZone() }));
const day = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }));
const longDay = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }));
const monthDay = once(
  () => new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);
const month = once(
  () => new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const thisYearsMoment = once(() => new Intl.DateTimeFormat(locale, { ...MOMENT, ...homeZone() }));
/**
 * Matches the formatter above. Prices are on the landing page, where creating an Intl formatter is too slow
 * on a phone.
 */
const wholeMoney = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${String(Math.abs(dollars)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** "November 15, 2026", in the home's time zone. */
export const formatDate = (instant: string): string => date().format(new Date(instant));

/** "Nov 15, 2026", in the home's time zone; for lists, where space is tight. */
export const formatShortDate = (instant: string): string => shortDate().format(new Date(instant));

/** "Nov 15, 2026": a calendar day, the same in every time zone. */
export const formatDay = (isoDay: string): string => day().format(new Date(`${isoDay}T00:00:00Z`));

/** "November 15, 2026": a calendar day, long form. */
export const formatLongDay = (isoDay: string): string => longDay().format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 15": a calendar day where the year is obvious. */
export const formatMonthDay = (isoDay: string): string => monthDay().format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 2026": the month of a calendar day. */
export const formatMonth = (isoDay: string): string => month().format(new Date(`${isoDay}T00:00:00Z`));

/**
 * "Nov 15, 2:49 AM PST": for lists, where space is tight. The year is shown only if it isn't the current one.
 */
export function formatListedMoment(instant: string, now: Date = new Date()): string {
  const at = new Date(instant);
  return at.getFullYear() === now.getFullYear() ? thisYearsMoment().format(at) : formatMoment(instant);
}

/** "1,234", or "500+" for a list that is counted no further. */
export const countInWords = (count: number, isCapped = false): string =>
  `${count.toLocaleString('en-US')}${isCapped ? '+' : ''}`;

/** "$59.00": an amount charged, to the cent. */
export const moneyWithCents = dollarsInWords;

/** "$2,500" or "$12.50": shows cents only when there are any. */
export const formatMoney = (cents: number): string =>
  cents % 100 === 0 ? wholeMoney(cents / 100) : moneyWithCents(cents);

/** Formats a column of amounts: if any has cents, all show cents, so that the decimal points line up. */
export const moneyColumn = (amounts: readonly (number | null)[]): ((cents: number) => string) =>
  amounts.some((cents) => cents !== null && cents % 100 !== 0) ? moneyWithCents : formatMoney;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** "824 Bytes", "1.5 MB": at most one decimal, and no unit above GB. */
export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // A value that would round up to 1024 moves to the next unit.
  while (Math.round(amount * 10) / 10 >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${Math.round(amount * 10) / 10} ${UNITS[unit]}`;
}
