import { BRAND } from './brand.ts';
import { type ConciergeHours, hoursText } from './concierge-hours.ts';
import { formatPhone } from './phone.ts';
import * as enPlans from './text/en/outreach/plans.ts';
import * as esPlans from './text/es/outreach/plans.ts';
import type { Language } from './text/language.ts';

/** The operator's real contact details, from the configuration. */
export type Contacts = { supportEmail: string; conciergePhone: string; conciergeHours: ConciergeHours };

/** Replaces the placeholders for contact details in a text with the configured values. */
export const fillContacts = (
  text: string,
  { supportEmail, conciergePhone, conciergeHours }: Contacts,
): string =>
  text
    .replaceAll(BRAND.supportEmail, () => supportEmail)
    .replaceAll(BRAND.conciergePhone, () => formatPhone(conciergePhone))
    .replaceAll(BRAND.conciergeHours, () => hoursText(conciergeHours));

const PLANS = { en: enPlans, es: esPlans };

/** What every plan includes. The hours are part of it unless people always answer. */
export function supportText(hours: ConciergeHours, language: Language): string {
  const t = PLANS[language];
  return hours.isAlways ? t.items.concierge : t.conciergeDuring(hoursText(hours, language));
}
