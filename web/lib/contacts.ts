import { BRAND } from '#contract/brand.ts';

/**
 * The operator's contact details. The server writes them into every document; a prerendered page holds their
 * stand-ins, which the server fills in, too. So both renderings agree.
 */
const given: DOMStringMap = typeof document === 'undefined' ? {} : document.documentElement.dataset;

export const SUPPORT_EMAIL = given['supportEmail'] || BRAND.supportEmail;
/** When people answer: "24/7", or days and times. */
export const CONCIERGE_HOURS = given['conciergeHours'] || BRAND.conciergeHours;
/** "Concierge support", with the hours where they aren’t 24/7. */
export const CONCIERGE_SUPPORT = given['conciergeSupport'] || BRAND.conciergeSupport;
/** In the form that phones dial: +1 and ten digits. */
export const CONCIERGE_PHONE = given['conciergePhone'] || BRAND.conciergePhone;
