import { PLAN_COLORS, PLAN_KEYS, type PlanColor, type PlanKey } from '#contract/core/plans.ts';

const OWN_COLOR: Record<PlanKey, PlanColor> = { core: 'blue', plus: 'purple', premium: 'orange' };
const MAX_LENGTH = 300;

export type WaitlistQuery = {
  address: string | null;
  email: string | null;
  plan: PlanKey | null;
  /** The plan badge's color; null without a plan. */
  color: PlanColor | null;
};

const oneOf = <T extends string>(words: readonly T[], given: string | null): T | null =>
  words.find((word) => word === given) ?? null;

const typed = (given: string | null): string | null => given?.trim().slice(0, MAX_LENGTH) || null;

/** Reads the waitlist page's URL. The server uses the same rules to pick the prerendered variant. */
export function readWaitlistQuery(search: string): WaitlistQuery {
  const query = new URLSearchParams(search);
  const plan = oneOf(PLAN_KEYS, query.get('plan'));
  return {
    address: typed(query.get('address')),
    email: typed(query.get('email')),
    plan,
    color: plan && (oneOf(PLAN_COLORS, query.get('color')) ?? OWN_COLOR[plan]),
  };
}
