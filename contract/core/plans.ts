/** The three plans, in order of price. No schema here, because public pages import this file. */
export const PLAN_KEYS = ['core', 'plus', 'premium'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];

/** The color of each plan on the pages, in the same order. */
export const PLAN_COLORS = ['blue', 'purple', 'orange'] as const;
export type PlanColor = (typeof PLAN_COLORS)[number];

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

/** A year costs as much as ten months. */
export const MONTHS_PAID_PER_YEAR = 10;

/** What each plan costs and what it includes at each declared event. The only table of it. */
export const PLAN_TERMS: Record<
  PlanKey,
  { name: 'Core' | 'Plus' | 'Premium'; monthlyCents: number; cashCents: number; hotelNights: number }
> = {
  core: { name: 'Core', monthlyCents: 29_00, cashCents: 500_00, hotelNights: 0 },
  plus: { name: 'Plus', monthlyCents: 59_00, cashCents: 1000_00, hotelNights: 3 },
  premium: { name: 'Premium', monthlyCents: 99_00, cashCents: 2500_00, hotelNights: 7 },
};

export const priceCents = (plan: PlanKey, interval: Interval): number =>
  PLAN_TERMS[plan].monthlyCents * (interval === 'year' ? MONTHS_PAID_PER_YEAR : 1);
