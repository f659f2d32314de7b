import { PLAN_KEYS, type Interval, type PlanKey } from '#contract/core/plans.ts';

export type Terms = { plan: PlanKey; interval: Interval };

const rank = (plan: PlanKey): number => PLAN_KEYS.indexOf(plan);

/**
 * When a change takes effect. Upgrades, and switching to yearly billing, start and are charged now.
 * Downgrades, and switching to monthly billing, wait until the paid period ends. So a change never creates a
 * refund.
 */
export function changeTiming(from: Terms, to: Terms): 'none' | 'now' | 'period-end' {
  if (from.plan === to.plan && from.interval === to.interval) return 'none';
  if (from.interval === 'year' && to.interval === 'month') return 'period-end';
  return rank(to.plan) >= rank(from.plan) ? 'now' : 'period-end';
}
