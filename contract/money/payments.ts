import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as labels from '#text/money/labels.ts';
import * as t from '#text/money/values.ts';

/** What a page needs to show the card form. Nothing in it is secret. */
export const PaymentFormSettings = z
  .discriminatedUnion('provider', [
    z.object({ provider: z.literal('stripe'), publishableKey: z.string() }),
    z.object({ provider: z.literal('simulated') }),
    z.object({ provider: z.literal('none') }),
  ])
  .meta({ id: 'PaymentFormSettings' });
export type PaymentFormSettings = z.output<typeof PaymentFormSettings>;

export const getPaymentForm = endpoint({
  method: 'GET',
  path: '/api/payments/form',
  access: 'member',
  summary: 'The configured card provider: Stripe, the built-in demo, or none',
  reply: PaymentFormSettings,
});

/** Shown on pages and returned by the API if no card provider is configured. */
export const NO_CARD_PAYMENTS = labels.noCardPayments;

/** Shown wherever the built-in demo replaces the card provider. */
export const DEMO_PAYMENT_NOTE = labels.demoPayment;

/** The only card numbers the built-in demo accepts. They belong to no one. */
export const TEST_CARDS = [
  { number: '4242424242424242', label: 'Visa ending 4242', does: labels.testCards.pays },
  { number: '4000000000000002', label: 'Visa ending 0002', does: labels.testCards.declined },
  { number: '4000000000009995', label: 'Visa ending 9995', does: labels.testCards.poor },
  { number: '4000002500003155', label: 'Visa ending 3155', does: labels.testCards.approval },
  { number: '4000000000000341', label: 'Visa ending 0341', does: labels.testCards.failsLater },
] as const;
export type TestCardNumber = (typeof TEST_CARDS)[number]['number'];

const NUMBERS: readonly string[] = TEST_CARDS.map(({ number }) => number);
const ClientSecret = z.string().max(200);

/** "04 / 31" is valid through the end of that month. */
function isGoodUntil(text: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(text) ?? [];
  return month !== undefined && Date.UTC(2000 + Number(year), Number(month)) > now.getTime();
}

/**
 * A card as typed. It is checked and discarded: the demo stores only which test card it was, never the
 * digits.
 */
export const TestCardEntry = z.object({
  number: z
    .string()
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((digits) => /^\d{12,19}$/.test(digits), t.cardNumber)
    .refine((digits) => !/^\d{12,19}$/.test(digits) || NUMBERS.includes(digits), t.testCardsOnly),
  expiry: z
    .string()
    .trim()
    .refine((text) => isGoodUntil(text, new Date()), t.expiry),
  cvc: z
    .string()
    .trim()
    .regex(/^\d{3}$/, t.cvc),
  zip: z
    .string()
    .trim()
    .regex(/^\d{5}$/, t.zip),
});
export type TestCardEntry = z.input<typeof TestCardEntry>;

export const Confirmation = z
  .object({
    outcome: z
      .enum(['done', 'authenticate', 'declined'])
      .describe('authenticate: the bank asks the cardholder to approve the payment'),
    message: z.string().describe('Why it was declined, as shown to the member; otherwise empty'),
  })
  .meta({ id: 'PaymentConfirmation' });
export type Confirmation = z.output<typeof Confirmation>;

export const confirmSimulated = endpoint({
  method: 'POST',
  path: '/api/simulated-payments/confirm',
  access: 'member',
  summary: 'Built-in demo only: pay with a test card',
  errors: ['payment_refused'],
  body: TestCardEntry.extend({ clientSecret: ClientSecret }),
  reply: Confirmation,
});

export const authenticateSimulated = endpoint({
  method: 'POST',
  path: '/api/simulated-payments/authenticate',
  access: 'member',
  summary: 'Built-in demo only: approve or decline the bank’s authentication request',
  errors: ['payment_refused'],
  body: z.object({ clientSecret: ClientSecret, approved: z.boolean() }),
  reply: Confirmation,
});

/**
 * The signature covers the raw bytes, so the body is read as bytes. It is sent in the provider's own header.
 */
export const PROVIDER_SIGNATURE_HEADER = 'stripe-signature';

export const receivePaymentWebhook = endpoint({
  method: 'POST',
  path: '/api/webhooks/payments',
  access: 'public',
  summary: 'Receive signed webhook events about payments and memberships from the card provider',
  status: 204,
});

export const FlaggedPayment = z
  .object({
    id: Uuid,
    subject: z.enum(['order', 'repayment', 'booking']),
    subjectId: Uuid.describe('The purchase, repayment or booking that it pays for'),
    userId: Uuid.nullable().describe('Null: the account was deleted'),
    provider: z.enum(['stripe', 'simulated']),
    providerRef: z.string().nullable().describe('Its ID in the provider’s dashboard'),
    amountCents: z.number().int().describe('The amount requested'),
    currency: z.string(),
    status: z.enum(['starting', 'waiting', 'processing', 'succeeded', 'cancelled']),
    refund: z.enum(['due', 'done', 'refused']).nullable(),
    flagged: z.string().describe('What’s wrong, as a sentence'),
    createdAt: Instant,
    checkedAt: Instant.nullable().describe('When the provider was last queried'),
  })
  .meta({ id: 'FlaggedPayment' });
export type FlaggedPayment = z.output<typeof FlaggedPayment>;

/** At most this many are listed. */
export const FLAGGED_SHOWN = 200;

export const listFlaggedPayments = endpoint({
  method: 'GET',
  path: '/api/admin/payments/flagged',
  access: 'staff',
  may: 'payments.read',
  summary: 'List payments that need review, oldest first',
  reply: z.object({ payments: z.array(FlaggedPayment), total: z.number().int() }),
});

export const settleFlaggedPayment = endpoint({
  method: 'POST',
  path: '/api/admin/payments/:paymentId/settle',
  access: 'staff',
  may: 'payments.settle',
  summary: 'Resolve a flagged payment with a note. No money moves.',
  stepUp: true,
  status: 204,
  errors: ['conflict'],
  params: z.object({ paymentId: Uuid }),
  body: z.object({ note: text(500).describe('What was found and done, for the record') }),
});
