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
    card: z.string().nullable().describe('The card that paid it, where we know'),
    attempts: z.number().int().describe('Failed tries to collect it'),
    nextAttemptAt: Instant.nullable(),
    failure: z.string().nullable().describe('Why the last try failed, for a person'),
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
      .describe('starting: the first payment is not in. late: a renewal failed and is tried again'),
    plan: Plan,
    interval: Interval,
    priceCents: Cents.describe('What the current period costs'),
    nextPriceCents: Cents.nullable().describe('What it costs from the next renewal on, if that differs'),
    createdAt: Instant,
    periodStart: Instant.nullable(),
    periodEnd: Instant.nullable().describe('When it renews, or ends'),
    endsWithPeriod: z.boolean().describe('Cancelled: it stays until periodEnd and is not charged again'),
    next: z
      .object({ plan: Plan, interval: Interval, priceCents: Cents })
      .nullable()
      .describe('What it becomes at periodEnd'),
    graceUntil: Instant.nullable().describe('While late: services go on until then'),
    card: z.string().nullable().describe('For example: Visa ending 4242'),
    endedAt: Instant.nullable(),
    suspendedAt: Instant.nullable().describe('A payment is disputed: no services since then'),
    openInvoice: Invoice.nullable().describe('The one that waits for a payment'),
  })
  .meta({ id: 'Membership' });
export type Membership = z.output<typeof Membership>;

export const MembershipView = z
  .object({
    membership: Membership.nullable().describe('The one at work, else the last one there was'),
    entitlements: Benefits.extend({ since: Instant })
      .nullable()
      .describe('What you have at this moment if a disaster is declared'),
    mayStart: z.boolean().describe('Whether a membership can be started now; joining is by invitation'),
    takesCards: z.boolean().describe('Whether card payments are available here at all'),
    canChange: z
      .boolean()
      .describe('Whether the membership can be changed here: one made with another card service cannot'),
    plans: z.array(
      Benefits.extend({ name: z.string(), monthlyCents: Cents, yearlyCents: Cents }).describe(
        'In order of price',
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
    .describe('For the payment form, when a payment waits for you: a card to enter or to approve'),
});
export type MembershipChanged = z.output<typeof Changed>;

export const getMembership = endpoint({
  method: 'GET',
  path: '/api/membership',
  access: 'member',
  summary: 'Your membership, what it entitles you to, and the plans there are',
  reply: MembershipView,
});

const agreed = z.literal(true, t.agreeToRenewal);

export const NewMembership = z.object({
  plan: Plan,
  interval: Interval,
  agreed,
  version: z.string().max(40).describe('RENEWAL_WORDS_VERSION of the terms that were shown'),
  firstChargeDay: z.iso.date().describe('The day in California named in the terms that were shown'),
  priceCents: z
    .int()
    .optional()
    .describe(
      'The price in the terms that were shown. If it has changed since, nothing begins. Default: the regular one',
    ),
  agreements: z
    .array(Accepted)
    .max(20)
    .default([])
    .describe('What the person accepts with it. Everything not accepted before in its current version'),
});
export type NewMembership = z.output<typeof NewMembership>;

export const startMembership = endpoint({
  method: 'POST',
  path: '/api/membership',
  access: 'member',
  summary:
    'Begin a membership; it becomes active with its first payment. Asking again while one is starting goes on with that one',
  status: 201,
  errors: ['membership_exists', 'confirmation_needed', 'not_allowed', 'payment_refused', 'unavailable'],
  body: NewMembership,
  reply: Changed,
});

export const refreshMembership = endpoint({
  method: 'POST',
  path: '/api/membership/refresh',
  access: 'member',
  summary: 'Ask the card provider what is true now: call it when the payment form is done',
  errors: ['unavailable', 'rate_limited'],
  reply: MembershipView,
});

/** Abandons a membership that is waiting for its first payment. */
export const abandonMembership = endpoint({
  method: 'DELETE',
  path: '/api/membership',
  access: 'member',
  summary: 'Give up a membership whose first payment is not in; nothing is charged',
  status: 204,
  errors: ['conflict', 'unavailable'],
});

const Change = z.object({ plan: Plan, interval: Interval });

export const ChangePreview = z
  .object({
    when: z.enum(['now', 'period-end']),
    dueNowCents: Cents.describe('Charged now; 0 when the change waits for the end of the period'),
    lines: z.array(z.object({ description: z.string(), cents: Cents })),
    takesEffect: Instant,
    renewsAtCents: Cents,
    renewsAt: Instant,
    pricedAt: Instant.describe('To the second; send it back with the change'),
    version: z.string(),
    words: z.string().describe('The terms to agree to'),
  })
  .meta({ id: 'ChangePreview' });
export type ChangePreview = z.output<typeof ChangePreview>;

export const previewChange = endpoint({
  method: 'POST',
  path: '/api/membership/preview',
  access: 'member',
  summary: 'What another plan would cost now and later, line by line',
  errors: ['conflict', 'unavailable'],
  body: Change,
  reply: ChangePreview,
});

export const PlanChange = Change.extend({
  agreed,
  version: z.string().max(40),
  dueNowCents: Cents.min(0).describe('As the preview said'),
  pricedAt: z.iso.datetime().describe('As the preview said; good for 15 minutes'),
});

export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/membership/plan',
  access: 'member',
  summary: 'Change to another plan: a higher one at once, a lower one when the period ends',
  errors: ['conflict', 'confirmation_needed', 'payment_refused', 'unavailable'],
  body: PlanChange,
  reply: Changed,
});

export const dropChange = endpoint({
  method: 'DELETE',
  path: '/api/membership/next',
  access: 'member',
  summary: 'Stay with the plan you have instead of changing when the period ends',
  errors: ['conflict', 'unavailable'],
  reply: Changed,
});

export const cancelMembership = endpoint({
  method: 'POST',
  path: '/api/membership/cancel',
  access: 'member',
  summary: 'Cancel: it stays until the end of the period and is not charged again',
  errors: ['conflict', 'unavailable'],
  reply: Changed,
});

export const undoCancellation = endpoint({
  method: 'POST',
  path: '/api/membership/keep',
  access: 'member',
  summary: 'Keep a membership that was to end with the period',
  errors: ['conflict', 'unavailable'],
  reply: Changed,
});

export const startCardChange = endpoint({
  method: 'POST',
  path: '/api/membership/card',
  access: 'member',
  summary: 'Begin to change the card; the form takes the rest',
  errors: ['conflict', 'unavailable'],
  reply: z.object({ clientSecret: z.string() }),
});

export const listInvoices = endpoint({
  method: 'GET',
  path: '/api/membership/invoices',
  access: 'member',
  summary: 'Your invoices, newest first',
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
  summary: 'An invoice as a PDF',
  gives: 'file',
  params: oneInvoice,
});

export const advanceDemoMembership = endpoint({
  method: 'POST',
  path: '/api/demo/membership/advance',
  access: 'member',
  summary: 'Demo only: lets days pass for your membership, so that renewals and retries fall due',
  demoOnly: true,
  errors: ['conflict'],
  body: z.object({ days: z.number().int().min(1).max(400) }),
  reply: MembershipView,
});
