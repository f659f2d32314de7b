const LOCALE = 'en-US';

const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long' });
const moment = new Intl.DateTimeFormat(LOCALE, {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});
const money = new Intl.NumberFormat(LOCALE, { style: 'currency', currency: 'USD' });
const wholeMoney = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "November 15, 2026", where the reader is. */
export const formatDate = (instant: string): string => date.format(new Date(instant));

/** "Nov 15, 2026, 2:49 AM PST", where the reader is. */
export const formatMoment = (instant: string): string => moment.format(new Date(instant));

/** "$2,500" or "$12.50": cents are shown only when there are some. */
export const formatMoney = (cents: number): string =>
  (cents % 100 === 0 ? wholeMoney : money).format(cents / 100);
