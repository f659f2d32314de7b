import { PLAN_TERMS, type PlanKey } from '#contract/core/plans.ts';
import { CONCIERGE_SUPPORT } from '#web/lib/contacts.ts';
import * as t from '#text/outreach/plans.ts';

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
    perEvent: { cash: '$500', nights: t.notIncluded },
    color: 'blue',
    isMostPopular: false,
    items: [t.items.vault, t.items.alerts, t.items.routes, CONCIERGE_SUPPORT],
  },
  {
    key: 'plus',
    name: PLAN_TERMS.plus.name,
    perEvent: { cash: '$1,000', nights: t.upToNights(PLAN_TERMS.plus.hotelNights) },
    color: 'purple',
    isMostPopular: true,
    includes: t.everythingInCore,
    items: [t.items.hotel3, t.items.cash1000, t.items.advisor, t.items.dispatch, t.items.claim],
  },
  {
    key: 'premium',
    name: PLAN_TERMS.premium.name,
    perEvent: { cash: '$2,500', nights: t.upToNights(PLAN_TERMS.premium.hotelNights) },
    color: 'orange',
    isMostPopular: false,
    includes: t.everythingInPlus,
    items: [t.items.cash2500, t.items.hotel7, t.items.medical],
  },
];
