/** The three plans as the pages present them: price, and what each adds. */
export type Plan = {
  name: 'Core' | 'Plus' | 'Premium';
  color: 'blue' | 'purple' | 'orange';
  monthlyCents: number;
  isMostPopular: boolean;
  /** The plan whose whole contents this one includes. */
  includes?: string;
  items: readonly string[];
};

/** A year costs ten months. */
export const MONTHS_PAID_PER_YEAR = 10;

export const plans: readonly Plan[] = [
  {
    name: 'Core',
    color: 'blue',
    monthlyCents: 29_00,
    isMostPopular: false,
    items: [
      'Digital home vault',
      'Alerts and seasonal tips',
      'Evacuation route planning',
      'Concierge support',
    ],
  },
  {
    name: 'Plus',
    color: 'purple',
    monthlyCents: 59_00,
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
    name: 'Premium',
    color: 'orange',
    monthlyCents: 99_00,
    isMostPopular: false,
    includes: 'Everything in Plus',
    items: ['$2,500 emergency cash', 'Guaranteed hotel up to 7 nights', 'Tailored medical supplies'],
  },
];
