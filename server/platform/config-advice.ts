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
      `ORIGIN is not set: links in emails, passkeys and cookies point to ${origin}, which works only on this machine.`,
    );
  if (!demo && !smtpUrl)
    advice.push(
      'SMTP_URL is not set: no email is sent. Nobody can sign in with an emailed code, and all other emails wait until it is set.',
    );
  if (smtpUrl && isPlaceholder(mailFrom))
    advice.push('MAIL_FROM is a placeholder: mail servers will reject email from it.');
  if (smtpUrl && isPlaceholder(supportEmail))
    advice.push('SUPPORT_EMAIL is a placeholder: nobody receives messages to support.');
  if (payments.provider === 'none')
    advice.push(
      'STRIPE_SECRET_KEY is not set: no card payments. No membership can start, and emergency cash waits until our team sends it.',
    );
  if (!demo && !twilio)
    advice.push(
      'TWILIO_ACCOUNT_SID is not set: no texts are sent. Members learn of an order by email only, which won’t wake anyone.',
    );
  if (!demo && !vapid.privateKey)
    advice.push('VAPID_PRIVATE_KEY is not set: no push notifications are sent.');
  if (!demo && feeds.names.length === 0)
    advice.push(
      'FEEDS is none: no official source is checked, and we know of an order only if our team declares it.',
    );
  if (!demo && config.hazards.names.length === 0)
    advice.push('HAZARDS is none: we know of no fires or road closures, so routes can’t avoid them.');
  if (!demo && config.shelters.source === 'none')
    advice.push('SHELTERS is none: the live map shows no shelters and says that no source is connected.');
  if (feeds.names.includes('nws') && isPlaceholder(feeds.contact))
    advice.push(
      'FEED_CONTACT is a placeholder: the National Weather Service may refuse requests without a real contact.',
    );
  if (!demo && !config.conciergeHours.isAlways && !config.onCallPhone)
    advice.push(
      'ON_CALL_PHONE is not set: outside CONCIERGE_HOURS, a life-threatening message only reaches an inbox.',
    );
  if (config.mailIn?.provider === 'imap' && !config.mailIn.authServer)
    advice.push('IMAP_AUTH_SERVER is not set: replies to our emails don’t count as the member’s own words.');
  if (feeds.names.includes('ipaws') && !feeds.ipawsTrust)
    advice.push('IPAWS_TRUST is not set: orders received by IPAWS wait for our team’s approval.');
  return advice;
}
