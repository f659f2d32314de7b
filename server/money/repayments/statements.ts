import { californiaDay } from '#contract/money/renewal-words.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { monthsLater } from './schedule.ts';

type Entry = { at: Date; cents: number };

export const monthOf = (at: Date): string => californiaDay(at).slice(0, 7);
const nextMonth = (month: string): string => monthsLater(`${month}-01`, 1).slice(0, 7);

/**
 * Months that have a statement, newest first: every completed month from the first entry to the one in which the balance
 * reached zero, and later months with entries.
 */
export function statementMonths(entries: readonly Entry[], now: Date): string[] {
  const [first] = entries;
  if (!first) return [];
  const months: string[] = [];
  const current = monthOf(now);
  let balance = 0;
  for (let month = monthOf(first.at); month < current; month = nextMonth(month)) {
    const ofMonth = entries.filter(({ at }) => monthOf(at) === month);
    if (balance > 0 || ofMonth.length > 0) months.unshift(month);
    balance += ofMonth.reduce((sum, { cents }) => sum + cents, 0);
  }
  return months;
}

/** The ledger never changes, so a statement reads the same whenever it is opened. */
export function statementOf<E extends Entry>(entries: readonly E[], month: string) {
  const before = entries.filter(({ at }) => monthOf(at) < month);
  const during = entries.filter(({ at }) => monthOf(at) === month);
  const sum = (list: readonly Entry[]) => list.reduce((total, { cents }) => total + cents, 0);
  const openingCents = sum(before);
  return { month, openingCents, entries: during, closingCents: openingCents + sum(during) };
}

/** "November 2026". */
export const monthInWords = (month: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
