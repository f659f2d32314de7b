import { dollarsInWords } from '#contract/money-words.ts';
import { once } from './once.ts';

const LOCALE = 'en-US';

const date = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' }));
const shortDate = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' }));
const day = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone: 'UTC' }));
const longDay = once(() => new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone: 'UTC' }));
const monthDay = once(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'short', day: 'numeric', timeZone: 'UTC' }),
);
const month = once(
  () => new Intl.DateTimeFormat(LOCALE, { month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const moment = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);
const thisYearsMoment = once(
  () =>
    new Intl.DateTimeFormat(LOCALE, {
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZoneName: 'short',
    }),
);
/** As the formatter above would say it. Prices stand on the first page a phone opens, where making one takes too long. */
const wholeMoney = (dollars: number): string =>
  `${dollars < 0 ? '-' : ''}$${String(Math.abs(dollars)).replace(/\B(?=(\d{3})+$)/g, ',')}`;

/** "November 15, 2026", where the reader is. */
export const formatDate = (instant: string): string => date().format(new Date(instant));

/** "Nov 15, 2026", where the reader is: for lists, where room is short. */
export const formatShortDate = (instant: string): string => shortDate().format(new Date(instant));

/** "Nov 15, 2026": a calendar day as it was written, the same wherever the reader is. */
export const formatDay = (isoDay: string): string => day().format(new Date(`${isoDay}T00:00:00Z`));

/** "November 15, 2026": the same, where there is room. */
export const formatLongDay = (isoDay: string): string => longDay().format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 15": the same, where the year is plain. */
export const formatMonthDay = (isoDay: string): string => monthDay().format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 2026": the month of a calendar day. */
export const formatMonth = (isoDay: string): string => month().format(new Date(`${isoDay}T00:00:00Z`));

/** "Nov 15, 2026, 2:49 AM PST", where the reader is. */
export const formatMoment = (instant: string): string => moment().format(new Date(instant));

/** "Nov 15, 2:49 AM PST": for lists, where room is short; another year is named. */
export function formatListedMoment(instant: string, now: Date = new Date()): string {
  const at = new Date(instant);
  return (at.getFullYear() === now.getFullYear() ? thisYearsMoment() : moment()).format(at);
}

/** "$59.00": what is charged, to the cent. */
export const moneyWithCents = dollarsInWords;

/** "$2,500" or "$12.50": cents are shown only when there are some. */
export const formatMoney = (cents: number): string =>
  cents % 100 === 0 ? wholeMoney(cents / 100) : moneyWithCents(cents);

/** For amounts under each other: as soon as one of them has cents, all show theirs, and the points stand in line. */
export const moneyColumn = (amounts: readonly (number | null)[]): ((cents: number) => string) =>
  amounts.some((cents) => cents !== null && cents % 100 !== 0) ? moneyWithCents : formatMoney;

const UNITS = ['Bytes', 'KB', 'MB', 'GB'] as const;

/** "824 Bytes", "1.5 MB": at most one decimal, and no unit above GB. */
export function formatBytes(bytes: number): string {
  let amount = bytes;
  let unit = 0;
  // What would round up to 1024 is one of the next unit.
  while (Math.round(amount * 10) / 10 >= 1024 && unit < UNITS.length - 1) {
    amount /= 1024;
    unit += 1;
  }
  return `${Math.round(amount * 10) / 10} ${UNITS[unit]}`;
}
