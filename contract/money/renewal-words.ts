import { dollarsInWords } from '#contract/money-words.ts';
import { locale } from '#text/locale.ts';
import * as t from '#text/money/renewal.ts';
import { PLAN_TERMS, priceCents, type Interval, type PlanKey } from '#contract/core/plans.ts';

/**
 * What a member agrees to before a charge that renews automatically. California (Business and Professions
 * Code 17600-17606) requires it in plain sight next to the button, and a record of the exact text. Changing
 * any sentence here requires a new version.
 */
export const RENEWAL_WORDS_VERSION = '2026-11-3';

export const CANCEL_WORDS =
  'You can cancel at any time on the Membership page, without a call or a letter. Your membership then stays active until the end of the period you’ve paid for.';

const DAY = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
/** "November 15, 2026" of "2026-11-15". */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** Membership dates are dates in California. */
const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
export const californiaDay = (at: Date): string => CALIFORNIA.format(at);

/** "$59.00 every month" */
export const priceInWords = (
  plan: PlanKey,
  interval: Interval,
  cents: number = priceCents(plan, interval),
): string => t.price(dollarsInWords(cents), t.every[interval]);

/** The terms of a new membership. `firstChargeDay` is the California date of the first payment. */
export const renewalWords = (
  plan: PlanKey,
  interval: Interval,
  firstChargeDay: string,
  cents: number = priceCents(plan, interval),
): string =>
  [
    t.iPay(dollarsInWords(cents), dayInWords(firstChargeDay), `Hearthline ${PLAN_TERMS[plan].name}`),
    t.renews(priceInWords(plan, interval, cents)),
    t.iCanCancel,
  ].join(' ');

/** "by the month" */
export const byInterval = (interval: Interval): string => `by the ${interval}`;

/** The terms of a change of plan or billing interval: what is charged now, and what it renews at. */
export const changeWords = (change: {
  /** The current plan. */
  from: PlanKey;
  plan: PlanKey;
  interval: Interval;
  dueNowCents: number;
  takesEffectDay: string;
  renewsDay: string;
}): string => {
  const { plan, interval, dueNowCents } = change;
  const name = `Hearthline ${PLAN_TERMS[plan].name}`;
  const isKept = change.from === plan;
  const begins = dayInWords(change.takesEffectDay);
  const what = isKept
    ? t.keep(name, t.billed[interval], begins)
    : dueNowCents > 0
      ? t.startsNow(name)
      : t.startsOn(name, begins);
  return [
    dueNowCents > 0 ? t.payNow(dollarsInWords(dueNowCents)) : t.payNothing,
    what,
    t.renewsFrom(priceInWords(plan, interval), dayInWords(change.renewsDay)),
    t.iCanCancel,
  ].join(' ');
};
