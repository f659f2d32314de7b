import type { Config } from './config.ts';
import { isPlaceholderAddress as isPlaceholder } from './config-contacts.ts';

type Checked = Pick<
  Config,
  | 'demo'
  | 'hasOrigin'
  | 'origin'
  | 'smtpUrl'
  | 'mailFrom'
  | 'supportEmail'
  | 'payments'
  | 'feeds'
  | 'hazards'
  | 'shelters'
  | 'twilio'
  | 'vapid'
  | 'conciergeHours'
  | 'onCallPhone'
  | 'mailIn'
>;

/**
 * Warnings logged at start for a server that serves people with this configuration. Operator commands need
 * none of it.
 */
export function adviceOn(config: Checked): string[] {
  const { demo, hasOrigin, origin, smtpUrl, mailFrom, supportEmail, payments, feeds, twilio, vapid } = config;
  const advice: string[] = [];
  if (!demo && !hasOrigin)
    advice.push(
      `ORIGIN is not set: links in mail, passkeys and cookies are for ${origin}, which works on this machine only.`,
    );
  if (!demo && !smtpUrl)
    advice.push(
      'SMTP_URL is not set: no mail is sent. Nobody can sign in by e-mail, and confirmations, notices and messages to support wait and are tried again.',
    );
  if (smtpUrl && isPlaceholder(mailFrom))
    advice.push('MAIL_FROM is a placeholder: mail servers will refuse mail from it.');
  if (smtpUrl && isPlaceholder(supportEmail))
    advice.push('SUPPORT_EMAIL is a placeholder: messages to support are forwarded to nobody.');
  if (payments.provider === 'none')
    advice.push(
      'STRIPE_SECRET_KEY is not set: no cards are taken. No membership can start, nothing is sold by card, and emergency cash is not sent: it waits, and our team is asked.',
    );
  if (!demo && !twilio)
    advice.push(
      'TWILIO_ACCOUNT_SID is not set: no texts are sent. An order is told by e-mail alone, which wakes nobody.',
    );
  if (!demo && !vapid.privateKey)
    advice.push('VAPID_PRIVATE_KEY is not set: no notices are shown in browsers.');
  if (!demo && feeds.names.length === 0)
    advice.push(
      'FEEDS is none: no official source is asked, and no order is seen unless somebody declares it.',
    );
  if (!demo && config.hazards.names.length === 0)
    advice.push('HAZARDS is none: no fire or road closure is known, and no route avoids any.');
  if (!demo && config.shelters.source === 'none')
    advice.push('SHELTERS is none: the live map says that no source of shelters is connected.');
  if (feeds.names.includes('nws') && isPlaceholder(feeds.contact))
    advice.push(
      'FEED_CONTACT is a placeholder: the weather service may refuse whoever does not say how to reach them.',
    );
  if (!demo && !config.conciergeHours.isAlways && !config.onCallPhone)
    advice.push(
      'ON_CALL_PHONE is not set: outside CONCIERGE_HOURS, a life-threatening message reaches no one but an inbox.',
    );
  if (config.mailIn?.provider === 'imap' && !config.mailIn.authServer)
    advice.push('IMAP_AUTH_SERVER is not set: no answer to our emails counts as a member’s own words.');
  if (feeds.names.includes('ipaws') && !feeds.ipawsTrust)
    advice.push('IPAWS_TRUST is not set: orders that come by IPAWS wait for a person.');
  return advice;
}
