import { z } from 'zod';
import { contactText } from '#contract/contact-data.ts';
import { endpoint } from '#contract/http.ts';
import { Instant } from '#contract/values.ts';

/** The carrier calls it for every text to us. The same signature header as for delivery events. */
export const receiveTextWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/texts',
  access: 'public',
  status: 204,
  summary: 'Receive signed webhook events for inbound texts from the carrier',
  errors: ['not_allowed'],
});

/** The email provider calls it for every email to our reply address. */
export const receiveMailWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/mail',
  access: 'public',
  status: 200,
  summary: 'Receive inbound email from the email provider, authenticated by password or signature',
  errors: ['not_allowed'],
});

/** Why a text or email needs a person's review. */
export const ASIDE_REASONS = [
  'unknown-number',
  'partner',
  'unknown-sender',
  'unverified',
  'no-home',
  'no-membership',
  'too-many',
  'failed',
] as const;

export const AsideMessage = z
  .object({
    provider: z.string(),
    ref: z.string(),
    kind: z.enum(['sms', 'email']),
    from: contactText().describe('A phone number with most digits hidden, or an email address'),
    text: z.string(),
    reason: z.enum(ASIDE_REASONS),
    isDanger: z.boolean().describe('It contains a phrase that may mean danger to life'),
    at: Instant,
  })
  .meta({ id: 'AsideMessage' });
export type AsideMessage = z.output<typeof AsideMessage>;

export const listAside = endpoint({
  method: 'GET',
  path: '/api/desk/unknown',
  access: 'staff',
  may: 'cases.read',
  summary: 'List texts and emails from unknown senders that await review',
  reply: z.array(AsideMessage),
});

export const handleAside = endpoint({
  method: 'POST',
  path: '/api/desk/unknown/handled',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Mark a message from an unknown sender as handled',
  errors: ['conflict'],
  body: z.object({ provider: z.string().max(40), ref: z.string().max(400) }),
});

export const revealAside = endpoint({
  method: 'POST',
  path: '/api/desk/unknown/sender',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'Phone number or address of an unknown sender. Every view is logged.',
  body: z.object({ provider: z.string().max(40), ref: z.string().max(400) }),
  reply: z.object({ from: z.string() }),
});
