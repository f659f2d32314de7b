import { BRAND } from './brand.ts';
import { type ConciergeHours, hoursText } from './concierge-hours.ts';
import { formatPhone } from './phone.ts';

/** The operator's real contact details, from the configuration. */
export type Contacts = { supportEmail: string; conciergePhone: string; conciergeHours: ConciergeHours };

/** Replaces the stand-ins for contact details in a text with the configured ones. */
export const fillContacts = (
  text: string,
  { supportEmail, conciergePhone, conciergeHours }: Contacts,
): string =>
  text
    .replaceAll(BRAND.supportEmail, () => supportEmail)
    .replaceAll(BRAND.conciergePhone, () => formatPhone(conciergePhone))
    .replaceAll(BRAND.conciergeHours, () => hoursText(conciergeHours));

/** What every plan includes. The hours are part of it unless people always answer. */
export const supportText = (hours: ConciergeHours): string =>
  hours.isAlways ? 'Concierge support' : `Concierge support, ${hoursText(hours)}`;
