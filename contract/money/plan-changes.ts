import { PLAN_KEYS, type Interval, type PlanKey } from '#contract/core/plans.ts';

export type Terms = { plan: PlanKey; interval: Interval };

const rank = (plan: PlanKey): number => PLAN_KEYS.indexOf(plan);

/**
 * When a change takes effect. More cover, or the same paid by the year, begins now and is charged now. Less cover, and
 * going back to months, waits until what has been paid for is used up. So nobody is ever owed money by a change.
 */
export function changeTiming(from: Terms, to: Terms): 'none' | 'now' | 'period-end' {
  if (from.plan === to.plan && from.interval === to.interval) return 'none';
  if (from.interval === 'year' && to.interval === 'month') return 'period-end';
  return rank(to.plan) >= rank(from.plan) ? 'now' : 'period-end';
}
