import { CATEGORIES, CONDITIONS, type Category, type Condition } from '#contract/home/depreciation.ts';
import { dollarsInWords } from '#contract/money-words.ts';
import type { Language } from '#contract/text/language.ts';
import { PACKET_TEXTS } from './packet-texts.ts';

export const dollars = dollarsInWords;
export const dollarsOr = (cents: number | null, otherwise: string): string =>
  cents === null ? otherwise : dollars(cents);

/** File size for people: "2.4 MB". */
export function size(bytes: number): string {
  const units = ['Bytes', 'KB', 'MB', 'GB'];
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)));
  const value = bytes / 1024 ** step;
  return `${step === 0 ? value : value.toFixed(1)} ${units[step]}`;
}

/** How a packet says things: in one language, at the home's own time. */
export function packetWords(language: Language, timeZone: string) {
  const { claimPacket: t, documentKinds, recoveryLog, locale } = PACKET_TEXTS[language];
  const count = new Intl.NumberFormat(locale);
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const zonedDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone });
  const zonedMoment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'long', timeZone });
  return {
    locale,
    t,
    documentKinds,
    recoveryLog,
    number: (n: number): string => count.format(n),
    /** A calendar date without a time zone: "2026-11-15" is November 15 everywhere. */
    day: (isoDate: string): string => longDate.format(new Date(`${isoDate}T00:00:00Z`)),
    /** An instant, with the zone's abbreviation. */
    moment: (at: Date): string => zonedMoment.format(at),
    dayOf: (at: Date): string => zonedDay.format(at),
    items: (n: number): string => t.items(n, count.format(n)),
    category: (stored: string): string =>
      CATEGORIES.includes(stored as Category) ? t.categories[stored as Category] : stored,
    /** Null when none is recorded. */
    condition: (stored: string | null): Condition | null =>
      CONDITIONS.find((condition) => condition === stored) ?? null,
  };
}
export type PacketWords = ReturnType<typeof packetWords>;
