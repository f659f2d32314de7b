import { BRAND } from '#contract/brand.ts';
import { CONCIERGE_HOURS } from '#web/lib/contacts.ts';
import { priceWord } from '#web/lib/prices.ts';
import { evacuationGroups } from '#text/outreach/faq-evacuation.ts';
import { homeGroups } from '#text/outreach/faq-home.ts';
import { joiningGroups } from '#text/outreach/faq-joining.ts';
import { membershipGroups } from '#text/outreach/faq-membership.ts';
import type { FaqGroup } from './faq-entry.ts';

/** Every public question, in the order of a membership. Pages and structured data both use it. */
export const faqGroups: readonly FaqGroup[] = [
  ...joiningGroups,
  ...evacuationGroups(CONCIERGE_HOURS),
  ...homeGroups,
  ...membershipGroups({
    price: priceWord,
    brand: BRAND.name,
    poweredBy: BRAND.poweredBy,
    hours: CONCIERGE_HOURS,
  }),
];
