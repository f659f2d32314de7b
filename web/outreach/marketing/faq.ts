import { evacuationGroups } from './faq-evacuation.ts';
import { homeGroups } from './faq-home.ts';
import { joiningGroups } from './faq-joining.ts';
import { membershipGroups } from './faq-membership.ts';

/** Every public question, in the order of a membership. Pages and structured data both use it. */
export const faqGroups = [...joiningGroups, ...evacuationGroups, ...homeGroups, ...membershipGroups];
