import { evacuationGroups } from './faq-evacuation.ts';
import { homeGroups } from './faq-home.ts';
import { joiningGroups } from './faq-joining.ts';
import { membershipGroups } from './faq-membership.ts';

/** Every question we answer in public, in the order of a membership. Pages and structured data both read it. */
export const faqGroups = [...joiningGroups, ...evacuationGroups, ...homeGroups, ...membershipGroups];
