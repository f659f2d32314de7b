import * as v from '#text/home/recovery-values.ts';
import { z } from 'zod';
import { Instant, line, text, Uuid } from '#contract/values.ts';
import { Day } from './policies.ts';
import { MEMBER_TRIGGERS, type Trigger } from './recovery-clocks.ts';
import { REBUILD_PARENTS, REBUILD_RECORDS } from './recovery-rebuild-records.ts';

/** Text that may be left empty. */
const note = (max: number) => z.union([z.literal(''), text(max)]).default('');
const short = (max: number) => z.union([z.literal(''), line(max)]).default('');
const cents = z.number(v.amount).int(v.amount).min(0, v.amount).max(100_000_000_00, v.amount);
const someCents = cents.min(1, v.amount);

export const CHANNELS = ['call', 'email', 'letter', 'text', 'visit', 'portal', 'concierge'] as const;
export const ALE_CATEGORIES = [
  'ALE-LODGE',
  'ALE-FOOD',
  'ALE-UTIL',
  'ALE-TRAVEL',
  'ALE-LAUNDRY',
  'ALE-PET',
  'ALE-STORE',
  'ALE-CARE',
  'ALE-OTHER',
] as const;
export const AleCategory = z.enum(ALE_CATEGORIES, v.category);
export type AleCategory = z.infer<typeof AleCategory>;
export const CLAIM_STATES = ['open', 'accepted', 'partly-accepted', 'denied', 'closed'] as const;
export const COVERAGES = ['dwelling', 'contents', 'living-expenses', 'other'] as const;

const STARTS = MEMBER_TRIGGERS as [Trigger, ...Trigger[]];

/** What a household records, by kind. All of it is encrypted, except days and links between records. */
export const RECORDS = {
  /** A call, message or visit, with what was promised. */
  contact: z.object({
    channel: z.enum(CHANNELS, v.channel),
    direction: z.enum(['out', 'in'], v.channel),
    who: line(80, v.who),
    company: short(80),
    summary: text(2000, v.summary),
    promise: short(300),
    promiseDue: Day.nullable().default(null),
    promiseKept: Day.nullable().default(null),
  }),
  /** An adjuster who was made mainly responsible on the record’s day. */
  adjuster: z.object({ name: line(80, v.who), company: short(80), phone: short(40), email: short(254) }),
  /** A stored receipt. Many expenses can point to it. */
  receipt: z.object({ name: line(200), payee: short(120) }),
  expense: z.object({
    category: AleCategory,
    payee: line(120, v.payee),
    amountCents: cents,
    miles: z.number(v.miles).min(0, v.miles).max(100_000, v.miles).nullable().default(null),
    centsPerMile: z.number(v.miles).min(0, v.miles).max(1000, v.miles).nullable().default(null),
    note: note(500),
    claimedOn: Day.nullable().default(null).describe('When it was sent to the insurer'),
    acceptedCents: cents.nullable().default(null).describe('What the insurer accepted, if not all'),
    reason: short(300).describe('Why the insurer cut or refused it'),
  }),
  /** One payment for an expense. Several add up. */
  payment: z.object({ amountCents: someCents, reference: short(120) }),
  /** What a category costs in a normal month: always, or in one month. */
  normal: z.object({
    category: AleCategory,
    month: z
      .string()
      .regex(/^\d{4}-(0[1-9]|1[0-2])$/, v.month)
      .nullable()
      .default(null),
    monthlyCents: cents,
  }),
  claim: z.object({
    number: line(60, v.claimNumber),
    insurer: line(120, v.insurer),
    status: z.enum(CLAIM_STATES, v.claimStatus),
    note: note(1000),
  }),
  /** One version of an estimate of the damage. */
  estimate: z.object({
    title: line(120, v.estimate),
    by: short(120),
    replacementCents: cents,
    depreciationCents: cents,
    note: note(500),
  }),
  /** A payment of the insurer for the house or its contents, and the depreciation it held back. */
  settlement: z.object({
    coverage: z.enum(COVERAGES, v.coverage),
    amountCents: someCents,
    withheldCents: cents,
    reference: short(120),
  }),
  ...REBUILD_RECORDS,
} as const;
export type RecordKind = keyof typeof RECORDS;
export const RECORD_KINDS = Object.keys(RECORDS) as [RecordKind, ...RecordKind[]];
export type Details<K extends RecordKind = RecordKind> = z.output<(typeof RECORDS)[K]>;

/** What a record may belong to: a payment to its expense, an expense to its receipt. */
export const PARENT_KINDS: Partial<Record<RecordKind, RecordKind>> = {
  payment: 'expense',
  expense: 'receipt',
  ...REBUILD_PARENTS,
};
/** The kinds that can’t exist without what they belong to. */
export const NEEDS_PARENT: readonly RecordKind[] = [
  'payment',
  ...(Object.keys(REBUILD_PARENTS) as (keyof typeof REBUILD_PARENTS)[]),
];

const recordOf = <K extends RecordKind>(kind: K) =>
  z.object({
    id: Uuid,
    kind: z.literal(kind),
    day: Day,
    parentId: Uuid.nullable(),
    details: RECORDS[kind],
    updatedAt: Instant,
  });

const base = { day: Day, parentId: Uuid.nullable().default(null) };
const given = <K extends Exclude<RecordKind, 'receipt'>>(kind: K) =>
  z.object({ kind: z.literal(kind), ...base, details: RECORDS[kind] });

export const NewRecord = z.discriminatedUnion('kind', [
  given('contact').extend({
    starts: z
      .enum(STARTS, v.subject)
      .nullable()
      .default(null)
      .describe('A fact that it also proves; that fact’s deadlines start on that day'),
  }),
  given('adjuster'),
  given('expense'),
  given('payment'),
  given('normal'),
  given('claim'),
  given('estimate'),
  given('settlement'),
  given('quote'),
  given('work-payment'),
  given('lien-release'),
  given('permit'),
  given('permit-step'),
  given('worksheet'),
]);
export type NewRecord = z.output<typeof NewRecord>;

export const LogView = z
  .object({
    canEdit: z.boolean(),
    today: Day,
    contacts: z.array(recordOf('contact')).describe('Newest first'),
    adjusters: z.array(recordOf('adjuster')).describe('Newest first'),
    thirdAdjusterOn: Day.nullable().describe('When a third adjuster was assigned within six months'),
  })
  .meta({ id: 'RecoveryLog' });
export type LogView = z.output<typeof LogView>;

export const EXPENSE_STATES = ['draft', 'claimed', 'refused', 'partly-paid', 'paid'] as const;

export const MonthSum = z
  .object({
    month: z.string(),
    categories: z.array(
      z.object({
        category: AleCategory,
        incurredCents: z.number().int(),
        normalCents: z.number().int(),
        claimableCents: z.number().int(),
      }),
    ),
    incurredCents: z.number().int(),
    normalCents: z.number().int(),
    claimableCents: z.number().int(),
  })
  .meta({ id: 'LivingExpenseMonth' });
export type MonthSum = z.output<typeof MonthSum>;

export const LedgerView = z
  .object({
    canEdit: z.boolean(),
    today: Day,
    expenses: z.array(
      recordOf('expense').extend({
        state: z.enum(EXPENSE_STATES),
        paidCents: z.number().int(),
        payments: z.array(recordOf('payment')),
      }),
    ),
    receipts: z.array(recordOf('receipt')),
    normals: z.array(recordOf('normal')),
    months: z.array(MonthSum).describe('Oldest first'),
    byUs: z.array(
      z.object({
        day: Day,
        what: z.enum(['nights', 'cash']),
        name: z.string(),
        nights: z.number().int(),
        amountCents: z.number().int().nullable(),
      }),
    ),
    totals: z.object({
      spentCents: z.number().int(),
      claimableCents: z.number().int(),
      claimedCents: z.number().int(),
      paidCents: z.number().int(),
      openCents: z.number().int().describe('Claimed and accepted, not paid yet'),
      limitCents: z.number().int().nullable().describe('The policy’s limit for loss of use'),
      leftCents: z.number().int().nullable(),
      monthsLeft: z
        .number()
        .nullable()
        .describe('How many months the limit lasts at the rate of the last three months'),
      coveredUntil: Day.nullable().describe('The law’s minimum time, where it applies'),
    }),
  })
  .meta({ id: 'LivingExpenses' });
export type LedgerView = z.output<typeof LedgerView>;

export const ClaimView = z
  .object({
    canEdit: z.boolean(),
    today: Day,
    claims: z.array(recordOf('claim')),
    estimates: z.array(recordOf('estimate')),
    settlements: z.array(recordOf('settlement')),
    paidCents: z.number().int(),
    withheldCents: z.number().int().describe('Depreciation withheld so far'),
    contentsOffer: z
      .object({ cents: z.number().int(), rule: z.enum(['60-percent', '30-percent']) })
      .nullable()
      .describe('What the insurer must offer for contents without a list'),
    inventoryCents: z.number().int(),
    proofDue: Day.nullable(),
  })
  .meta({ id: 'RecoveryClaim' });
export type ClaimView = z.output<typeof ClaimView>;
