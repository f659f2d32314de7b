import type { Config } from './config.ts';
import { addressIn } from './config-formats.ts';
import { ConfigError } from './config-services.ts';

/** Domains reserved for examples (RFC 2606): nothing sent there arrives. */
export const isPlaceholderAddress = (address: string): boolean =>
  /[@.](example|invalid|example\.(com|net|org))$/i.test(addressIn(address));

/** 555-0100 to 555-0199 are reserved for fiction: nobody answers there. */
const isPlaceholderPhone = (phone: string): boolean => /55501\d\d$/.test(phone);

type Contacts = Pick<Config, 'production' | 'demo' | 'mailFrom' | 'supportEmail' | 'conciergePhone'>;

/** Each contact setting that is still a placeholder, with what to set instead. */
export function placeholderContacts({ mailFrom, supportEmail, conciergePhone }: Contacts): string[] {
  return [
    ...(isPlaceholderAddress(mailFrom)
      ? ['MAIL_FROM (set the address your email is sent from, like Hearthline <hello@your-domain>)']
      : []),
    ...(isPlaceholderAddress(supportEmail)
      ? ['SUPPORT_EMAIL (set the address where your team reads messages)']
      : []),
    ...(isPlaceholderPhone(conciergePhone)
      ? ['CONCIERGE_PHONE (set the number your concierge answers, as +1 and ten digits)']
      : []),
  ];
}

/**
 * Members would call a dead number in an evacuation, so a production server doesn't start with one. Operator
 * commands and demos don't need real contacts.
 */
export function refusePlaceholderContacts(config: Contacts): void {
  if (!config.production || config.demo) return;
  const wrong = placeholderContacts(config);
  if (wrong.length > 0)
    throw new ConfigError(
      `Check the configuration: members would be given contact details that don't work. Still a placeholder: ${wrong.join('; ')}. Nothing was started.`,
    );
}
