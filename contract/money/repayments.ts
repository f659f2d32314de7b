import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { page, pageQuery, sortBy } from '#contract/paging.ts';
import { Instant, text, Uuid } from '#contract/values.ts';
import * as labels from '#text/money/labels.ts';
import * as t from '#text/money/values.ts';

/** The smallest card payment, unless less is owed. */
export const LEAST_REPAYMENT_CENTS = 1_00;

export const LEDGER_KINDS = [
  'advance',
  'advance-returned',
  'repayment',
  'repayment-refunded',
  'repayment-disputed',
  'dispute-won',
  'waiver',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** What each ledger entry is called, on screen, in statements and in the back office. */
export const LEDGER_NAMES: Record<LedgerKind, string> = labels.ledger;

const Day = z.string().describe('A date in California, YYYY-MM-DD');
/** "2026-11": statements are monthly. */
export const Month = z.string().max(40).describe('A month, YYYY-MM');

export const LedgerEntry = z
  .object({
    id: z.int(),
    at: Instant,
    kind: z.enum(LEDGER_KINDS),
    cents: z.int().describe('Positive: you owe more. Negative: you owe less'),
    balanceCents: z.int().describe('Balance after this entry'),
    note: z.string().nullable(),
  })
  .meta({ id: 'RepaymentEntry' });
export type LedgerEntry = z.output<typeof LedgerEntry>;

export const Installment = z
  .object({
    day: Day,
    cents: z.int(),
    leftCents: z.int().describe('Still to pay'),
    isOverdue: z.boolean(),
  })
  .meta({ id: 'RepaymentInstallment' });
export type Installment = z.output<typeof Installment>;

export const RepaymentsView = z
  .object({
    balanceCents: z.int(),
    overdueCents: z.int(),
    dueNext: z.object({ day: Day, cents: z.int() }).nullable(),
    unscheduledCents: z.int().describe('Not scheduled yet, because the evacuation is still active'),
    schedule: z.array(Installment).describe('Oldest first'),
    entries: z.array(LedgerEntry).describe('Newest first'),
    statements: z.array(Month).describe('Newest first'),
    takesCards: z.boolean(),
  })
  .meta({ id: 'Repayments' });
export type RepaymentsView = z.output<typeof RepaymentsView>;

export const getRepayments = endpoint({
  method: 'GET',
  path: '/api/repayments',
  access: 'member',
  summary: 'Your emergency cash to repay: balance, schedule and ledger entries',
  reply: RepaymentsView,
});

export const startRepayment = endpoint({
  method: 'POST',
  path: '/api/repayments',
  access: 'member',
  summary: 'Start a repayment by card. Repeating the call with the same amount resumes the same payment.',
  idempotent: true,
  errors: ['conflict', 'order_closed', 'payment_refused', 'unavailable'],
  body: z.object({ cents: z.int().min(1, t.enterAmount).max(100_000_000) }),
  reply: z.object({ repaymentId: Uuid, clientSecret: z.string() }),
});

const ById = z.object({ repaymentId: Uuid });

export const checkRepayment = endpoint({
  method: 'POST',
  path: '/api/repayments/:repaymentId/check',
  access: 'member',
  summary:
    'Refresh a payment from the provider after the card form completes. Returns the payment and the balance.',
  errors: ['payment_refused', 'unavailable'],
  params: ById,
  reply: z.object({
    payment: z.enum(['waiting', 'processing', 'paid', 'returned', 'canceled']),
    failure: z.string().nullable(),
    view: RepaymentsView,
  }),
});
export type RepaymentChecked = z.output<typeof checkRepayment.reply>;

export const takeStatementPdf = endpoint({
  method: 'GET',
  path: '/api/repayments/statements/:month/pdf',
  access: 'member',
  summary: 'Download a monthly statement as a PDF',
  gives: 'file',
  params: z.object({ month: Month }),
});

/** A person, or a deleted account, with money to repay. */
export const RepaymentAccount = z
  .object({
    id: Uuid,
    userId: Uuid.nullable().describe('Null: the account was deleted'),
    email: z.string().nullable(),
    name: z.string().nullable(),
    balanceCents: z.int(),
    openedAt: Instant,
  })
  .meta({ id: 'RepaymentAccount' });
export type RepaymentAccount = z.output<typeof RepaymentAccount>;

export const listRepaymentAccounts = endpoint({
  method: 'GET',
  path: '/api/admin/repayments',
  access: 'staff',
  may: 'repayments.read',
  summary: 'List balances of emergency cash to repay, newest first',
  query: pageQuery({
    owing: z.enum(['yes', 'all']).default('yes'),
    sort: sortBy(['opened'], '-opened'),
  }),
  reply: page(RepaymentAccount),
});

export const RepaymentAccountDetail = RepaymentAccount.extend({
  view: RepaymentsView,
  payments: z.array(
    z.object({
      id: Uuid,
      cents: z.int(),
      paidAt: Instant,
      canRefund: z.boolean(),
    }),
  ),
}).meta({ id: 'RepaymentAccountDetail' });
export type RepaymentAccountDetail = z.output<typeof RepaymentAccountDetail>;

const OneAccount = z.object({ accountId: Uuid });

export const getRepaymentAccount = endpoint({
  method: 'GET',
  path: '/api/admin/repayments/:accountId',
  access: 'staff',
  may: 'repayments.read',
  summary: 'Get a balance with its schedule, entries and card payments',
  params: OneAccount,
  reply: RepaymentAccountDetail,
});

export const waiveRepayment = endpoint({
  method: 'POST',
  path: '/api/admin/repayments/:accountId/waive',
  access: 'staff',
  may: 'repayments.decide',
  summary: 'Waive part or all of a balance. The member gets the reason by email.',
  stepUp: true,
  idempotent: true,
  errors: ['conflict'],
  params: OneAccount,
  body: z.object({
    cents: z.int().min(1, t.enterAmount).max(100_000_000),
    reason: text(300, t.reasonForMember),
  }),
  reply: RepaymentAccountDetail,
});

export const refundRepayment = endpoint({
  method: 'POST',
  path: '/api/admin/repayments/:accountId/payments/:repaymentId/refund',
  access: 'staff',
  may: 'repayments.decide',
  summary: 'Refund a card payment in full. The member owes the amount again.',
  stepUp: true,
  errors: ['conflict'],
  params: OneAccount.extend({ repaymentId: Uuid }),
  body: z.object({ reason: text(300, t.reason) }),
  reply: RepaymentAccountDetail,
});
