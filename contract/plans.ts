/** What the pages and the rules call the three plans, in order of price. No schema here: public pages import it. */
export const PLAN_KEYS = ['core', 'plus', 'premium'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
