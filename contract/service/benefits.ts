import { type PlanKey, PLAN_KEYS } from '#contract/core/plans.ts';
import type { BookingKind } from './booking-kinds.ts';

/** Services that a plan pays for at each declared event, up to an amount. The only table of it. */
export type BenefitData = {
  plans: readonly PlanKey[];
  kind: BookingKind;
  /** The plan pays up to this much of each. */
  coversCents: number;
  /** How many per home and event. */
  perEvent: number;
  /** `draft`: the household chooses the day, because no one can visit a home under an order. */
  startsAs: 'asked' | 'draft';
};

const FROM_PLUS: readonly PlanKey[] = PLAN_KEYS.filter((plan) => plan !== 'core');

export const BENEFITS = {
  'contractor-dispatch': {
    plans: FROM_PLUS,
    kind: 'contractor-visit',
    coversCents: 199_00,
    perEvent: 1,
    startsAs: 'draft',
  },
  'claim-help': {
    plans: FROM_PLUS,
    kind: 'claim-help',
    coversCents: 149_00,
    perEvent: 1,
    startsAs: 'asked',
  },
  'pet-boarding': {
    plans: FROM_PLUS,
    kind: 'pet-boarding',
    coversCents: 400_00,
    perEvent: 1,
    startsAs: 'asked',
  },
  'animal-trailer': {
    plans: FROM_PLUS,
    kind: 'animal-transport',
    coversCents: 300_00,
    perEvent: 1,
    startsAs: 'asked',
  },
  'medical-supplies': {
    plans: ['premium'],
    kind: 'medical-supply',
    coversCents: 300_00,
    perEvent: 1,
    startsAs: 'asked',
  },
} as const satisfies Record<string, BenefitData>;

export type Benefit = keyof typeof BENEFITS;
export const BENEFIT_KEYS = Object.keys(BENEFITS) as [Benefit, ...Benefit[]];

export const benefitData = (benefit: Benefit): BenefitData => BENEFITS[benefit];

/** The benefit that pays for a kind of booking on a plan, if there is one. */
export const benefitFor = (kind: BookingKind, plan: PlanKey | undefined): Benefit | undefined =>
  BENEFIT_KEYS.find(
    (key) => benefitData(key).kind === kind && plan !== undefined && benefitData(key).plans.includes(plan),
  );
