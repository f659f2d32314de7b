import type { Membership } from '#contract/money/membership.ts';
import { type Interval, PLAN_TERMS, type PlanKey, priceCents } from '#contract/core/plans.ts';
import { byInterval, californiaDay, dayInWords } from '#contract/money/renewal-words.ts';
import { formatMoney } from '#web/lib/format.ts';

/** "December 15, 2026": membership dates are California dates, as in its terms and emails. */
export const dayOf = (instant: string): string => dayInWords(californiaDay(new Date(instant)));

export const planName = (plan: PlanKey): string => PLAN_TERMS[plan].name;

export const PER: Record<Interval, string> = { month: 'a month', year: 'a year' };

/** "$59 a month" */
export const priceOf = (plan: PlanKey, interval: Interval, cents = priceCents(plan, interval)): string =>
  `${formatMoney(cents)} ${PER[interval]}`;

/** "Plus by the month" */
export const termsName = ({ plan, interval }: { plan: PlanKey; interval: Interval }): string =>
  `${planName(plan)} ${byInterval(interval)}`;

/** "Up to 3 nights"; Core has none, which is stated. */
export const nightsOf = (nights: number): string =>
  nights === 0 ? 'Not included' : `Up to ${nights} nights`;

export type MembershipStatusText = {
  word: string;
  tone: 'moss' | 'amber' | 'danger' | 'neutral' | 'sky';
  line: string;
};

/** A membership's status, as a word and a sentence. */
export function membershipStatusText(
  one: Pick<
    Membership,
    'status' | 'plan' | 'interval' | 'periodEnd' | 'endsWithPeriod' | 'next' | 'graceUntil' | 'endedAt'
  > &
    Partial<Pick<Membership, 'priceCents' | 'nextPriceCents' | 'suspendedAt'>>,
): MembershipStatusText {
  const end = one.periodEnd ? dayOf(one.periodEnd) : '';
  if (one.suspendedAt && one.status !== 'ended')
    return { word: 'Suspended', tone: 'danger', line: 'A payment is disputed at your bank.' };
  switch (one.status) {
    case 'starting':
      return { word: 'Not paid yet', tone: 'sky', line: 'It begins with your first payment.' };
    case 'late':
      return {
        word: 'Payment late',
        tone: 'danger',
        line: one.graceUntil
          ? `Pay by ${dayOf(one.graceUntil)}. Services go on until then.`
          : 'Services go on for now.',
      };
    case 'ended':
      return {
        word: 'Ended',
        tone: 'neutral',
        line: one.endedAt ? `It ended on ${dayOf(one.endedAt)}.` : '',
      };
    case 'active':
      if (one.endsWithPeriod)
        return { word: 'Canceled', tone: 'amber', line: `It stays until ${end}, and then ends.` };
      if (one.next)
        return {
          word: 'Active',
          tone: 'moss',
          line:
            one.next.plan === one.plan
              ? `You pay ${byInterval(one.next.interval)} from ${end}: ${priceOf(one.plan, one.next.interval)}.`
              : `Becomes ${planName(one.next.plan)} on ${end}, for ${priceOf(one.next.plan, one.next.interval)}.`,
        };
      return {
        word: 'Active',
        tone: 'moss',
        line: `Renews on ${end} for ${priceOf(one.plan, one.interval, one.nextPriceCents ?? one.priceCents)}.`,
      };
  }
}
