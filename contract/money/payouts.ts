import { z } from 'zod';
import { CASH_STATES, type CashReader, cashText, type CashText } from '#contract/core/cash-text.ts';
import { endpoint } from '#contract/http.ts';
import { PaymentFormSettings } from './payments.ts';
import { Instant } from '#contract/values.ts';
import * as labels from '#text/money/labels.ts';
import * as t from '#text/money/values.ts';

/** Debit cards of the built-in demo. They belong to no one, and no money moves. */
export const PAYOUT_TEST_CARDS = [
  { token: 'sim_debit_5556', name: 'Visa debit ending 5556', does: labels.testDebitCards.fast },
  { token: 'sim_debit_8210', name: 'Mastercard debit ending 8210', does: labels.testDebitCards.slow },
  { token: 'sim_debit_0002', name: 'Visa debit ending 0002', does: labels.testDebitCards.back },
  {
    token: 'sim_debit_0119',
    name: 'Visa debit ending 0119',
    does: labels.testDebitCards.lost,
  },
  {
    token: 'sim_credit_4242',
    name: 'Visa credit ending 4242',
    does: labels.testDebitCards.credit,
  },
] as const;
export type PayoutTestToken = (typeof PAYOUT_TEST_CARDS)[number]['token'];

/** Shown wherever the built-in demo replaces the payout provider. */
export const DEMO_CASH_NOTE = labels.demoCash;

export const PayoutCardView = z
  .object({
    form: z
      .union([PaymentFormSettings, z.object({ provider: z.literal('none') })])
      .describe('The payout provider. none: no provider, so no card can be added'),
    card: z
      .object({
        name: z.string(),
        addedAt: Instant,
        needsIdentity: z
          .boolean()
          .describe('The provider requires the member to verify their identity before it pays'),
      })
      .nullable(),
    waiting: z
      .array(
        z.object({ cents: z.int(), reason: z.string().nullable().describe('Why it’s held, for the member') }),
      )
      .describe('Emergency cash waiting for a card'),
    billingZip: z.string().nullable().describe('The ZIP code of the current home, to prefill the form'),
  })
  .meta({ id: 'PayoutCard' });
export type PayoutCardView = z.output<typeof PayoutCardView>;

export const getPayoutCard = endpoint({
  method: 'GET',
  path: '/api/payout-card',
  access: 'member',
  summary: 'The debit card that emergency cash goes to',
  reply: PayoutCardView,
});

export const NewPayoutCard = z.object({
  token: z
    .string()
    .regex(/^[\w-]{8,100}$/, t.cardAgain)
    .describe('Token from the provider’s form. Card numbers never reach our servers'),
});

export const savePayoutCard = endpoint({
  method: 'PUT',
  path: '/api/payout-card',
  access: 'member',
  summary:
    'Set the debit card for emergency cash. Requires a passkey or code from the last 30 minutes, or 5 to replace a working card.',
  errors: ['payment_refused', 'step_up_required'],
  body: NewPayoutCard,
  reply: PayoutCardView,
});

export const confirmPayoutIdentity = endpoint({
  method: 'POST',
  path: '/api/payout-card/identity',
  access: 'member',
  summary:
    'Get a single-use link, valid for a few minutes, to verify your identity with the payout provider. Requires a passkey or code from the last 30 minutes.',
  errors: ['conflict', 'payment_refused', 'step_up_required'],
  reply: z.object({ url: z.url() }),
});

export const removePayoutCard = endpoint({
  method: 'DELETE',
  path: '/api/payout-card',
  access: 'member',
  summary: 'Remove the debit card for emergency cash. Cash already on its way still arrives.',
  stepUp: true,
  reply: PayoutCardView,
});

export const agePayoutCard = endpoint({
  method: 'POST',
  path: '/api/demo/payout-card/age',
  access: 'member',
  summary: 'Demo mode only: backdate your debit card by a day, so it no longer counts as new',
  demoOnly: true,
  reply: PayoutCardView,
});

/** The emergency cash of one evacuation, as the household sees it. */
export const CashView = z
  .object({
    cents: z.number().int(),
    state: z.enum(CASH_STATES),
    review: z
      .string()
      .nullable()
      .default(null)
      .describe('What our team reviews before it goes out, by its key in CASH_REVIEWS'),
    dueBy: Instant,
    card: z.string().nullable(),
    reason: z.string().nullable(),
    sentAt: Instant.nullable(),
    deliveredAt: Instant.nullable(),
    needsIdentity: z
      .boolean()
      .default(false)
      .describe('Waits until the provider has verified the member’s identity; another card wouldn’t help'),
    isRepayable: z.boolean().default(false).describe('Whether the member repays it'),
  })
  .meta({ id: 'EmergencyCash' });
export type CashView = z.output<typeof CashView>;

/** The wording for the page and the timeline, the same as in every message. */
export const cashViewText = (cash: z.input<typeof CashView>, reader?: CashReader): CashText =>
  cashText(
    {
      ...cash,
      review: cash.review ?? null,
      wasSent: cash.sentAt !== null,
      needsIdentity: cash.needsIdentity ?? false,
      isRepayable: cash.isRepayable ?? false,
    },
    reader,
  );
