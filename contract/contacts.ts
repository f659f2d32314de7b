import { BRAND } from './brand.ts';
import { formatPhone } from './phone.ts';

/** The operator's real contact details, from the configuration. */
export type Contacts = { supportEmail: string; conciergePhone: string };

/** Replaces the stand-ins for contact details in a text with the configured ones. */
export const fillContacts = (text: string, { supportEmail, conciergePhone }: Contacts): string =>
  text
    .replaceAll(BRAND.supportEmail, () => supportEmail)
    .replaceAll(BRAND.conciergePhone, () => formatPhone(conciergePhone));
