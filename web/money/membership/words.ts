import type { Membership } from '#contract/money/membership.ts';
import { type Interval, PLAN_TERMS, type PlanKey, priceCents } from '#contract/core/plans.ts';
import { californiaDay } from '#contract/money/renewal-words.ts';
import { formatLongDay, formatMoney } from '#web/lib/format.ts';
import * as t from '#text/money/membership.ts';

/** "December 15, 2026": membership dates are California dates, as in its terms and emails. */
export const dayOf = (instant: string): string => formatLongDay(californiaDay(new Date(instant)));

export const planName = (plan: PlanKey): string => PLAN_TERMS[plan].name;

export const PER: Record<Interval, string> = t.per;

/** "$59 a month" */
export const priceOf = (plan: PlanKey, interval: Interval, cents = priceCents(plan, interval)): string =>
  `${formatMoney(cents)} ${PER[interval]}`;

/** "Plus, billed monthly" */
export const termsName = ({ plan, interval }: { plan: PlanKey; interval: Interval }): string =>
  t.planBy(planName(plan), t.byInterval[interval]);

/** "Up to 3 nights"; Core has none, which is stated. */
export const nightsOf = (nights: number): string => (nights === 0 ? t.notIncluded : t.upToNights(nights));

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
    return { word: t.suspended, tone: 'danger', line: t.disputedAtBank };
  switch (one.status) {
    case 'starting':
      return { word: t.notPaidYet, tone: 'sky', line: t.startsWithPayment };
    case 'late':
      return {
        word: t.paymentLate,
        tone: 'danger',
        line: one.graceUntil ? t.payBy(dayOf(one.graceUntil)) : t.servicesContinue,
      };
    case 'ended':
      return {
        word: t.ended,
        tone: 'neutral',
        line: one.endedAt ? t.itEndedOn(dayOf(one.endedAt)) : '',
      };
    case 'active':
      if (one.endsWithPeriod) return { word: t.canceled, tone: 'amber', line: t.staysUntil(end) };
      if (one.next)
        return {
          word: t.active,
          tone: 'moss',
          line:
            one.next.plan === one.plan
              ? t.billedFrom(t.byInterval[one.next.interval], end, priceOf(one.plan, one.next.interval))
              : t.becomesOnFor(planName(one.next.plan), end, priceOf(one.next.plan, one.next.interval)),
        };
      return {
        word: t.active,
        tone: 'moss',
        line: t.renewsOnFor(end, priceOf(one.plan, one.interval, one.nextPriceCents ?? one.priceCents)),
      };
  }
}
