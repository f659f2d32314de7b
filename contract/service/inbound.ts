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
  summary: 'Where the carrier delivers texts to us, signed',
  errors: ['not_allowed'],
});

/** The email provider calls it for every email to our reply address. */
export const receiveMailWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/mail',
  access: 'public',
  status: 200,
  summary: 'Where the email provider delivers email to us, with its password or signature',
  errors: ['not_allowed'],
});

/** Why a text or email waits for a person. */
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
    isDanger: z.boolean().describe('It has a phrase that may mean danger to life'),
    at: Instant,
  })
  .meta({ id: 'AsideMessage' });
export type AsideMessage = z.output<typeof AsideMessage>;

export const listAside = endpoint({
  method: 'GET',
  path: '/api/desk/unknown',
  access: 'staff',
  may: 'cases.read',
  summary: 'Texts and emails that belong to no household, for a person to read',
  reply: z.array(AsideMessage),
});

export const handleAside = endpoint({
  method: 'POST',
  path: '/api/desk/unknown/handled',
  access: 'staff',
  may: 'cases.work',
  status: 204,
  summary: 'Someone dealt with a message of an unknown sender',
  errors: ['conflict'],
  body: z.object({ provider: z.string().max(40), ref: z.string().max(400) }),
});

export const revealAside = endpoint({
  method: 'POST',
  path: '/api/desk/unknown/sender',
  access: 'staff',
  may: 'contact.reveal',
  summary: 'The number or address of an unknown sender; each look is recorded',
  body: z.object({ provider: z.string().max(40), ref: z.string().max(400) }),
  reply: z.object({ from: z.string() }),
});
