import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Accepted } from '#contract/core/agreements.ts';
import { INTERVALS, PLAN_KEYS } from '#contract/core/plans.ts';
import { Instant, Uuid } from '#contract/values.ts';
import * as t from '#text/money/values.ts';

const Plan = z.enum(PLAN_KEYS, t.choosePlan);
const Interval = z.enum(INTERVALS, t.chooseInterval);
const Cents = z.number().int();

export const Invoice = z
  .object({
    id: Uuid,
    number: z.string(),
    status: z.enum(['open', 'paid', 'void']),
    totalCents: Cents,
    lines: z.array(z.object({ description: z.string(), cents: Cents })),
    periodStart: Instant,
    periodEnd: Instant,
    issuedAt: Instant,
    paidAt: Instant.nullable(),
    card: z.string().nullable().describe('The card that paid it, if known'),
    attempts: z.number().int().describe('Failed attempts to collect it'),
    nextAttemptAt: Instant.nullable(),
    failure: z.string().nullable().describe('Why the last attempt failed, as shown to the member'),
  })
  .meta({ id: 'Invoice' });
export type Invoice = z.output<typeof Invoice>;

/** What a plan includes at a declared event. */
const Benefits = z.object({ plan: Plan, cashCents: Cents, hotelNights: z.number().int() });

export const Membership = z
  .object({
    id: Uuid,
    status: z
      .enum(['starting', 'active', 'late', 'ended'])
      .describe('starting: waiting for the first payment. late: a renewal failed and is being retried'),
    plan: Plan,
    interval: Interval,
    priceCents: Cents.describe('What the current period costs'),
    nextPriceCents: Cents.nullable().describe('The price from the next renewal on, if it differs'),
    createdAt: Instant,
    periodStart: Instant.nullable(),
    periodEnd: Instant.nullable().describe('When it renews or ends'),
    endsWithPeriod: z.boolean().describe('Canceled: stays active until periodEnd and isn’t charged again'),
    next: z
      .object({ plan: Plan, interval: Interval, priceCents: Cents })
      .nullable()
      .describe('The plan it changes to at periodEnd'),
    graceUntil: Instant.nullable().describe('While late: services continue until then'),
    card: z.string().nullable().describe('For example: Visa ending 4242'),
    endedAt: Instant.nullable(),
    suspendedAt: Instant.nullable().describe('When services were suspended because of a disputed payment'),
    openInvoice: Invoice.nullable().describe('The invoice that awaits payment'),
  })
  .meta({ id: 'Membership' });
export type Membership = z.output<typeof Membership>;

export const MembershipView = z
  .object({
    membership: Membership.nullable().describe('The current one, otherwise the last one'),
    entitlements: Benefits.extend({ since: Instant })
      .nullable()
      .describe('What you’re entitled to if a disaster is declared now'),
    mayStart: z.boolean().describe('Whether you can start a membership now; joining is by invitation'),
    takesCards: z.boolean().describe('Whether card payments are available'),
    canChange: z
      .boolean()
      .describe('Whether the membership can be changed here. False if made with another card provider'),
    plans: z.array(
      Benefits.extend({ name: z.string(), monthlyCents: Cents, yearlyCents: Cents }).describe(
        'Ordered by price',
      ),
    ),
    notices: z
      .array(z.object({ kind: z.string(), title: z.string(), sentAt: Instant }))
      .describe('Emails sent about it, newest first'),
  })
  .meta({ id: 'MembershipView' });
export type MembershipView = z.output<typeof MembershipView>;

/** Response of every change that may require the member to complete a payment. */
const Changed = z.object({
  membership: Membership,
  clientSecret: z
    .string()
    .nullable()
    .describe('For the payment form, if you need to enter a card or approve a payment'),
});
export type MembershipChanged = z.output<typeof Changed>;

export const getMembership = endpoint({
  method: 'GET',
  path: '/api/membership',
  access: 'member',
  summary: 'Your membership, its benefits, and the available plans',
  reply: MembershipView,
});

const agreed = z.literal(true, t.agreeToRenewal);

export const NewMembership = z.object({
  plan: Plan,
  interval: Interval,
  agreed,
  version: z.string().max(40).describe('RENEWAL_WORDS_VERSION of the terms that were shown'),
  firstChargeDay: z.iso.date().describe('The date in California stated in the terms that were shown'),
  priceCents: z
    .int()
    .optional()
    .describe(
      'The price in the terms that were shown; defaults to the regular price. If it has since changed, nothing starts',
    ),
  agreements: z
    .array(Accepted)
    .max(20)
    .default([])
    .describe('Agreements accepted with it: all that weren’t yet accepted in their current version'),
});
export type NewMembership = z.output<typeof NewMembership>;

export const startMembership = endpoint({
  method: 'POST',
  path: '/api/membership',
  access: 'member',
  summary:
    'Start a membership, which becomes active with its first payment. Repeating the call resumes the one being started.',
  status: 201,
  errors: ['membership_exists', 'confirmation_needed', 'not_allowed', 'payment_refused', 'unavailable'],
  body: NewMembership,
  reply: Changed,
});

export const refreshMembership = endpoint({
  method: 'POST',
  path: '/api/membership/refresh',
  access: 'member',
  summary: 'Refresh the membership from the card provider. Call this after the payment form completes.',
  errors: ['unavailable', 'rate_limited'],
  reply: MembershipView,
});

/** Abandons a membership that is waiting for its first payment. */
export const abandonMembership = endpoint({
  method: 'DELETE',
  path: '/api/membership',
  access: 'member',
  summary: 'Abandon a membership whose first payment hasn’t arrived. Nothing is charged.',
  status: 204,
  errors: ['conflict', 'unavailable'],
});

const Change = z.object({ plan: Plan, interval: Interval });

export const ChangePreview = z
  .object({
    when: z.enum(['now', 'period-end']),
    dueNowCents: Cents.describe('Charged now; 0 if the change takes effect at the end of the period'),
    lines: z.array(z.object({ description: z.string(), cents: Cents })),
    takesEffect: Instant,
    renewsAtCents: Cents,
    renewsAt: Instant,
    pricedAt: Instant.describe('To the second; send it with the change'),
    version: z.string(),
    words: z.string().describe('The terms to agree to'),
  })
  .meta({ id: 'ChangePreview' });
export type ChangePreview = z.output<typeof ChangePreview>;

export const previewChange = endpoint({
  method: 'POST',
  path: '/api/membership/preview',
  access: 'member',
  summary: 'Preview what another plan would cost now and later, line by line',
  errors: ['conflict', 'unavailable'],
  body: Change,
  reply: ChangePreview,
});

export const PlanChange = Change.extend({
  agreed,
  version: z.string().max(40),
  dueNowCents: Cents.min(0).describe('From the preview'),
  pricedAt: z.iso.datetime().describe('From the preview; valid for 15 minutes'),
});

export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/membership/plan',
  access: 'member',
  summary: 'Change the plan. Upgrades take effect at once, downgrades at the end of the period.',
  errors: ['conflict', 'confirmation_needed', 'payment_refused', 'unavailable'],
  body: PlanChange,
  reply: Changed,
});

export const dropChange = endpoint({
  method: 'DELETE',
  path: '/api/membership/next',
  access: 'member',
  summary: 'Cancel the plan change scheduled for the end of the period',
  errors: ['conflict', 'unavailable'],
  reply: Changed,
});

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/membership/cancel',
  access: 'member',
  summary: 'Cancel the membership at the end of the paid period',
  errors: ['conflict', 'unavailable'],
  reply: Changed,
});

export const undoCancellation = endpoint({
  method: 'POST',
  path: '/api/membership/keep',
  access: 'member',
  summary: 'Undo a scheduled cancellation',
  errors: ['conflict', 'unavailable'],
  reply: Changed,
});

export const startCardChange = endpoint({
  method: 'POST',
  path: '/api/membership/card',
  access: 'member',
  summary: 'Start a card change, which the payment form completes',
  errors: ['conflict', 'unavailable'],
  reply: z.object({ clientSecret: z.string() }),
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/membership/invoices',
  access: 'member',
  summary: 'List your invoices, newest first',
  reply: z.array(Invoice),
});

const oneInvoice = z.object({ invoiceId: Uuid });

export const payInvoice = endpoint({
  method: 'POST',
  path: '/api/membership/invoices/:invoiceId/pay',
  access: 'member',
  summary: 'Pay an open invoice now with the card on file',
  errors: ['conflict', 'payment_refused', 'unavailable'],
  params: oneInvoice,
  reply: Changed,
});

export const takeInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/membership/invoices/:invoiceId/pdf',
  access: 'member',
  summary: 'Download an invoice as a PDF',
  gives: 'file',
  params: oneInvoice,
});

export const advanceDemoMembership = endpoint({
  method: 'POST',
  path: '/api/demo/membership/advance',
  access: 'member',
  summary: 'Demo mode only: advance your membership by some days, so renewals and retries come due',
  demoOnly: true,
  errors: ['conflict'],
  body: z.object({ days: z.number().int().min(1).max(400) }),
  reply: MembershipView,
});
