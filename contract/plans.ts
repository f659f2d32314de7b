/** What the pages and the rules call the three plans, in order of price. No schema here: public pages import it. */
export const PLAN_KEYS = ['core', 'plus', 'premium'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** The colours that stand for them on the pages, in the same order. */
export const PLAN_COLORS = ['blue', 'purple', 'orange'] as const;
export type PlanColor = (typeof PLAN_COLORS)[number];
