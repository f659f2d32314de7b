import * as t from '#text/outreach/risk-map.ts';
import { once } from '#web/lib/once.ts';
import { locale } from '#text/locale.ts';

const whole = once(() => new Intl.NumberFormat(locale));
const short = once(
  () =>
    new Intl.NumberFormat(locale, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 3,
    }),
);

export const formatCount = (count: number | null): string =>
  count === null ? t.notReported : whole().format(count);

/** "$1.7 trillion": such sums are only accurate to three digits. */
export const formatDollars = (dollars: number | null): string =>
  dollars === null ? t.notReported : `$${short().format(dollars)}`;

export const formatScore = (score: number): string => score.toFixed(1);

export const formatMiles = (miles: number): string =>
  miles < 1 ? t.underOneMile : t.milesAway(Math.round(miles), whole().format(Math.round(miles)));

/** The years of the events, like 2018-2024. */
export function yearSpan(dates: readonly string[]): string {
  const years = dates.map((date) => date.slice(0, 4)).sort();
  const [first, last] = [years[0], years.at(-1)];
  return first === undefined || last === undefined || first === last ? (first ?? '') : `${first}-${last}`;
}
