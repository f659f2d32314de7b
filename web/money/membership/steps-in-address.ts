import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import type { Choice } from './queries.ts';

export type PayStep = 'plan' | 'terms' | 'card';

/** Number of history entries between a step and the plan choice; unknown on direct navigation. */
export type StepState = { toPlan?: number } | null;

export const isSame = (a: Choice, b: Choice) => a.plan === b.plan && a.interval === b.interval;

/**
 * The steps of starting a membership are in the URL, so that Back, Forward and reload work. Returns undefined
 * if the URL names no step.
 */
export function stepIn(search: string): { step: PayStep; choice: Choice | null } | undefined {
  const given = new URLSearchParams(search);
  const plan = PLAN_KEYS.find((one) => one === given.get('plan'));
  const interval = INTERVALS.find((one) => one === given.get('by'));
  const choice = plan && interval ? { plan, interval } : null;
  const step = given.get('step');
  if (choice && (step === 'terms' || step === 'card')) return { step, choice };
  return step === 'plan' ? { step, choice } : undefined;
}

export const addressOf = (step: PayStep, { plan, interval }: Choice) =>
  `?step=${step}&plan=${plan}&by=${interval}`;
