import { once } from '#web/lib/once.ts';

const LOCALE = 'en-US';
/** Unknown is not zero. */
export const NOT_REPORTED = 'not reported';

const whole = once(() => new Intl.NumberFormat(LOCALE));
const short = once(
  () =>
    new Intl.NumberFormat(LOCALE, {
      notation: 'compact',
      compactDisplay: 'long',
      maximumSignificantDigits: 3,
    }),
);

export const formatCount = (count: number | null): string =>
  count === null ? NOT_REPORTED : whole().format(count);

/** "$1.7 trillion": such sums are only accurate to three digits. */
export const formatDollars = (dollars: number | null): string =>
  dollars === null ? NOT_REPORTED : `$${short().format(dollars)}`;

export const formatScore = (score: number): string => score.toFixed(1);

export const formatMiles = (miles: number): string =>
  miles < 1
    ? 'less than a mile away'
    : `${whole().format(Math.round(miles))} ${Math.round(miles) === 1 ? 'mile' : 'miles'} away`;

/** Formats "pet_boarding" as "Pet boarding". */
export const humanize = (word: string): string => {
  const words = word.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The years of the events, like 2018-2024. */
export function yearSpan(dates: readonly string[]): string {
  const years = dates.map((date) => date.slice(0, 4)).sort();
  const [first, last] = [years[0], years.at(-1)];
  return first === undefined || last === undefined || first === last ? (first ?? '') : `${first}-${last}`;
}
