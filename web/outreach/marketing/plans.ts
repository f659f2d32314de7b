import { PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';

/** The three plans as the pages present them: price, what each adds, and what a declared event triggers. */
export type Plan = {
  key: PlanKey;
  name: 'Core' | 'Plus' | 'Premium';
  color: 'blue' | 'purple' | 'orange';
  isMostPopular: boolean;
  /** The plan whose benefits this one includes. */
  includes?: string;
  items: readonly string[];
  perEvent: { cash: string; nights: string };
};

export const plans: readonly Plan[] = [
  {
    key: 'core',
    name: PLAN_TERMS.core.name,
    perEvent: { cash: '$500', nights: 'Not included' },
    color: 'blue',
    isMostPopular: false,
    items: [
      'Digital home vault',
      'Alerts and seasonal tips',
      'Evacuation route planning',
      'Concierge support',
    ],
  },
  {
    key: 'plus',
    name: PLAN_TERMS.plus.name,
    perEvent: { cash: '$1,000', nights: 'Up to 3 nights' },
    color: 'purple',
    isMostPopular: true,
    includes: 'Everything in Core',
    items: [
      'Guaranteed hotel up to 3 nights',
      '$1,000 emergency cash',
      'Home advisor',
      'Contractor/vendor dispatch',
      'Insurance claim prep',
    ],
  },
  {
    key: 'premium',
    name: PLAN_TERMS.premium.name,
    perEvent: { cash: '$2,500', nights: 'Up to 7 nights' },
    color: 'orange',
    isMostPopular: false,
    includes: 'Everything in Plus',
    items: ['$2,500 emergency cash', 'Guaranteed hotel up to 7 nights', 'Tailored medical supplies'],
  },
];
