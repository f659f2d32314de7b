/** Times, days and amounts as a person reads them. Formatters are kept: making one takes longer than using it. */
import { LOCALES, type Language } from './language.ts';

const kept = new Map<string, Intl.DateTimeFormat | Intl.NumberFormat>();

function keep<T extends Intl.DateTimeFormat | Intl.NumberFormat>(key: string, make: () => T): T {
  const made = kept.get(key) ?? make();
  kept.set(key, made);
  return made as T;
}

/** "Jan 8, 5:34 PM PST", "8 ene, 5:34 p.m. PST": always with the zone, because the reader may be elsewhere. */
export const timeText = (at: Date, language: Language, timeZone: string): string =>
  keep(
    `time ${language} ${timeZone}`,
    () =>
      new Intl.DateTimeFormat(LOCALES[language], {
        timeZone,
        month: 'short',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        timeZoneName: 'short',
      }),
  )
    .format(at)
    .replaceAll(/\s/g, ' ');

/** "Wednesday, January 8", of a day written 2025-01-08. */
export const dayText = (day: string, language: Language): string =>
  keep(
    `day ${language}`,
    () =>
      new Intl.DateTimeFormat(LOCALES[language], {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }),
  ).format(new Date(`${day}T00:00:00Z`));

/** "Jan 8, 2025" or "8 ene 2025", of a day written 2025-01-08. */
export const dateText = (day: string, language: Language): string =>
  keep(
    `date ${language}`,
    () => new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'medium', timeZone: 'UTC' }),
  ).format(new Date(`${day}T00:00:00Z`));

/** "$1,000", or "$12.50". */
export const amountText = (cents: number, language: Language): string =>
  keep(
    `amount ${language}`,
    () =>
      new Intl.NumberFormat(LOCALES[language], {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }),
  ).format(cents / 100);
