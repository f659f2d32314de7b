import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS, priceCents, type Interval, type PlanKey } from '#contract/core/plans.ts';

/**
 * What a member agrees to before a charge that renews automatically. California (Business and Professions
 * Code 17600-17606) requires it in plain sight next to the button, and a record of the exact text. Changing
 * any sentence here requires a new version.
 */
export const RENEWAL_WORDS_VERSION = '2026-11-2';

export const CANCEL_WORDS =
  'You can cancel at any time on the Membership page, without a call or a letter. Your membership then stays until the end of the period you have paid for.';

/** The same in the first person, for the text the member agrees to. */
const I_CAN_CANCEL =
  'I can cancel at any time on the Membership page, without a call or a letter. My membership then stays until the end of the period I have paid for.';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** "November 15, 2026" of "2026-11-15". */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** Membership dates are dates in California. */
const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
export const californiaDay = (at: Date): string => CALIFORNIA.format(at);

const everyInterval = (interval: Interval): string => (interval === 'month' ? 'every month' : 'every year');

/** "$59.00 every month" */
export const priceInWords = (
  plan: PlanKey,
  interval: Interval,
  cents: number = priceCents(plan, interval),
): string => `${dollarsInWords(cents)} ${everyInterval(interval)}`;

/** The terms of a new membership. `firstChargeDay` is the California date of the first payment. */
export const renewalWords = (
  plan: PlanKey,
  interval: Interval,
  firstChargeDay: string,
  cents: number = priceCents(plan, interval),
): string =>
  [
    `I pay ${dollarsInWords(cents)} on ${dayInWords(firstChargeDay)} for Hearthline ${PLAN_TERMS[plan].name}.`,
    `It renews by itself: the same card is charged ${priceInWords(plan, interval, cents)} until I cancel.`,
    I_CAN_CANCEL,
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
  const now = dueNowCents > 0 ? `I pay ${dollarsInWords(dueNowCents)} now` : 'I pay nothing now';
  const what = isKept
    ? `I keep ${name} and pay ${byInterval(interval)} from ${begins}.`
    : dueNowCents > 0
      ? `I have ${name} at once.`
      : `${name} begins on ${begins}.`;
  return [
    `${now}. ${what}`,
    `It renews by itself: my card is charged ${priceInWords(plan, interval)} from ${dayInWords(change.renewsDay)} on, until I cancel.`,
    I_CAN_CANCEL,
  ].join(' ');
};
