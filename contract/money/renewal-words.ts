import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS, priceCents, type Interval, type PlanKey } from '#contract/core/plans.ts';

/**
 * What somebody agrees to before a charge that renews by itself. California (Business and Professions Code 17600-17606)
 * asks for it in plain sight beside the button, and for a record of the very text. A change of any sentence here is a new
 * version.
 */
export const RENEWAL_WORDS_VERSION = '2026-11-2';

export const CANCEL_WORDS =
  'You can cancel at any time on the Membership page, without a call or a letter. Your membership then stays until the end of the period you have paid for.';

/** The same in the words of somebody who agrees: one person speaks from the first sentence to the last. */
const I_CAN_CANCEL =
  'I can cancel at any time on the Membership page, without a call or a letter. My membership then stays until the end of the period I have paid for.';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
/** "November 15, 2026" of "2026-11-15". */
export const dayInWords = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** Days of a membership are days in California. */
const CALIFORNIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles' });
export const californiaDay = (at: Date): string => CALIFORNIA.format(at);

const everyInterval = (interval: Interval): string => (interval === 'month' ? 'every month' : 'every year');

/** "$59.00 every month" */
export const priceInWords = (plan: PlanKey, interval: Interval): string =>
  `${dollarsInWords(priceCents(plan, interval))} ${everyInterval(interval)}`;

/** The terms of a new membership. `firstChargeDay` is the day in California on which the first payment is taken. */
export const renewalWords = (plan: PlanKey, interval: Interval, firstChargeDay: string): string =>
  [
    `I pay ${dollarsInWords(priceCents(plan, interval))} on ${dayInWords(firstChargeDay)} for Hearthline ${PLAN_TERMS[plan].name}.`,
    `It renews by itself: the same card is charged ${priceInWords(plan, interval)} until I cancel.`,
    I_CAN_CANCEL,
  ].join(' ');

/** "by the month" */
export const byInterval = (interval: Interval): string => `by the ${interval}`;

/** The terms of a change, of plan or only of how it is paid: what is charged now, and what it renews at. */
export const changeWords = (change: {
  /** The plan somebody has at the moment. */
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
