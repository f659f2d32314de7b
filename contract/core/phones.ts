import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Phone } from '#contract/phone.ts';
import { Instant } from '#contract/values.ts';
import * as t from '#text/core/account-values.ts';

/** We text US numbers only: cost and delivery abroad are up to the carriers. */
export const MobileNumber = Phone.refine((phone) => /^\+1\d{10}$/.test(phone), t.usMobile);

export const PhoneState = z
  .object({
    isOffered: z.boolean().describe('Whether this server can send text messages'),
    phone: z.string().nullable().describe('Verified by a code'),
    verifiedAt: Instant.nullable(),
    isStopped: z.boolean().describe('The number opted out of texts; texting START to us undoes it'),
    pending: z
      .object({ phone: z.string(), expiresAt: Instant })
      .nullable()
      .describe('A number that awaits verification'),
  })
  .meta({ id: 'PhoneState' });
export type PhoneState = z.output<typeof PhoneState>;

export const getPhone = endpoint({
  method: 'GET',
  path: '/api/phone',
  access: 'member',
  summary: 'The phone number for your evacuation texts',
  reply: PhoneState,
});

export const startPhone = endpoint({
  method: 'POST',
  path: '/api/phone',
  access: 'member',
  summary: 'Text a six-digit code to a number. Your current number stays until the code is verified.',
  errors: ['rate_limited', 'unavailable'],
  body: z.object({ phone: MobileNumber }),
  reply: PhoneState,
});

export const confirmPhone = endpoint({
  method: 'POST',
  path: '/api/phone/confirm',
  access: 'member',
  summary: 'Verify the code. Notifications are then texted to the new number.',
  errors: ['code_wrong'],
  body: z.object({
    code: z
      .string()
      .transform((typed) => typed.replaceAll(/[\s-]/g, ''))
      .pipe(z.string().regex(/^\d{6}$/, t.sixDigits)),
  }),
  reply: PhoneState,
});

export const removePhone = endpoint({
  method: 'DELETE',
  path: '/api/phone',
  access: 'member',
  summary: 'Remove the number. No more texts are sent.',
  reply: PhoneState,
});

/** Header that carries the signature of the SMS provider's webhook events. */
export const SMS_SIGNATURE_HEADER = 'x-twilio-signature';
export const receiveSmsWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/sms',
  access: 'public',
  summary: 'Receive signed webhook events about text delivery from the carrier',
  status: 204,
  errors: ['not_allowed'],
});
