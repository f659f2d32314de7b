import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import type { Choice } from './queries.ts';

export type PayStep = 'plan' | 'terms' | 'card';

/** How many entries of the history lie between a step and the choice of a plan; unknown to who came straight here. */
export type StepState = { toPlan?: number } | null;

export const isSame = (a: Choice, b: Choice) => a.plan === b.plan && a.interval === b.interval;

/**
 * The steps of beginning a membership stand in the address, so that Back and Forward walk them and a reload stays.
 * Undefined: the address names none.
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
