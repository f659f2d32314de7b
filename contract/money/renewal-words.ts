import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS, priceCents, type Interval, type PlanKey } from '#contract/core/plans.ts';
import { isoDayIn } from '#contract/iso-day.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { LOCALES, type Language } from '#contract/text/language.ts';
import { language as ourLanguage } from '#text/locale.ts';
import * as ours from '#text/money/renewal.ts';

/**
 * What a member agrees to before a charge that renews automatically. California (Business and Professions
 * Code 17600-17606) requires it in plain sight next to the button, and a record of the exact text. Changing
 * any sentence in text/<language>/money/renewal.ts requires a new version.
 */
export const RENEWAL_WORDS_VERSION = '2026-11-3';

/** In which language, and its messages. In a browser the build's; the server passes its reader's. */
export type RenewalReader = { language: Language; messages: Messages['renewal'] };
const OURS: RenewalReader = { language: ourLanguage, messages: ours };

const days = new Map<Language, Intl.DateTimeFormat>();
/** Formats "2026-11-15" as "November 15, 2026". */
export function dayInWords(day: string, language: Language = ourLanguage): string {
  const format =
    days.get(language) ?? new Intl.DateTimeFormat(LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  days.set(language, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** Membership dates are dates in California. */
export const californiaDay = isoDayIn('America/Los_Angeles');

/** "$59.00 every month" */
export const priceInWords = (
  plan: PlanKey,
  interval: Interval,
  cents: number = priceCents(plan, interval),
  { messages: t }: RenewalReader = OURS,
): string => t.price(dollarsInWords(cents), t.every[interval]);

const named = (plan: PlanKey): string => `Hearthline ${PLAN_TERMS[plan].name}`;

/** The terms of a new membership. `firstChargeDay` is the California date of the first payment. */
export const renewalWords = (
  plan: PlanKey,
  interval: Interval,
  firstChargeDay: string,
  cents: number = priceCents(plan, interval),
  reader: RenewalReader = OURS,
): string => {
  const { messages: t, language } = reader;
  return [
    t.iPay(dollarsInWords(cents), dayInWords(firstChargeDay, language), named(plan)),
    t.renews(priceInWords(plan, interval, cents, reader)),
    t.iCanCancel,
  ].join(' ');
};

/** The terms of a change of plan or billing interval: what is charged now, and what it renews at. */
export function changeWords(
  change: {
    /** The current plan. */
    from: PlanKey;
    plan: PlanKey;
    interval: Interval;
    dueNowCents: number;
    takesEffectDay: string;
    renewsDay: string;
  },
  reader: RenewalReader = OURS,
): string {
  const { plan, interval, dueNowCents } = change;
  const { messages: t, language } = reader;
  const begins = dayInWords(change.takesEffectDay, language);
  const what =
    change.from === plan
      ? t.keep(named(plan), t.billed[interval], begins)
      : dueNowCents > 0
        ? t.startsNow(named(plan))
        : t.startsOn(named(plan), begins);
  return [
    dueNowCents > 0 ? t.payNow(dollarsInWords(dueNowCents)) : t.payNothing,
    what,
    t.renewsFrom(priceInWords(plan, interval, undefined, reader), dayInWords(change.renewsDay, language)),
    t.iCanCancel,
  ].join(' ');
}
