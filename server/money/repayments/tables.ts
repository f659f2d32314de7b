import { LEDGER_KINDS } from '#contract/money/repayments.ts';
import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cents, createdAt, id, instant, isOneOf, safeInteger } from '#server/platform/tables.ts';

/**
 * What one person owes. The balance equals the sum of the entries at all times: the trigger that inserts an entry
 * changes both, and another one refuses every other change.
 */
export const repaymentAccounts = pgTable(
  'repayment_accounts',
  {
    id: id(),
    userId: userIdOrNull(),
    /** Derived from the mailboxes when the account was deleted, so that its owner is recognized when they come back. */
    marks: text().array(),
    balanceCents: cents().notNull().default(0),
    seq: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('repayment_accounts_user').on(t.userId),
    index('repayment_accounts_marks')
      .using('gin', t.marks)
      .where(sql`${t.marks} is not null`),
    index('repayment_accounts_owing')
      .on(t.id)
      .where(sql`${t.balanceCents} > 0`),
    check('repayment_accounts_not_negative', sql`${t.balanceCents} >= 0`),
  ],
);

const accountId = () =>
  uuid()
    .notNull()
    .references(() => repaymentAccounts.id);

/** Emergency cash paid under repayable terms. A payout has one at a time: a returned one makes room for the next. */
export const repaymentAdvances = pgTable(
  'repayment_advances',
  {
    id: id(),
    accountId: accountId(),
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    round: smallint().notNull(),
    cents: cents().notNull(),
    /** The terms as accepted: `contract/core/funds.ts`. */
    firstDays: smallint().notNull(),
    months: smallint().notNull(),
    advancedAt: instant().notNull(),
    /** When the evacuation ended, which starts the schedule. Null while it continues. */
    endedAt: instant(),
    /** The bank returned the money. */
    returnedAt: instant(),
  },
  (t) => [
    uniqueIndex('repayment_advances_round').on(t.incidentId, t.homeId, t.round),
    uniqueIndex('repayment_advances_one_live')
      .on(t.incidentId, t.homeId)
      .where(sql`${t.returnedAt} is null`),
    index().on(t.accountId),
    check('repayment_advances_positive', sql`${t.cents} > 0`),
    check('repayment_advances_terms', sql`${t.firstDays} >= 0 and ${t.months} between 1 and 99`),
  ],
);

/** A card payment by the member. At most one is open per person, so that a second click can't pay twice. */
export const repayments = pgTable(
  'repayments',
  {
    id: id(),
    accountId: accountId(),
    userId: userIdOrNull(),
    cents: cents().notNull(),
    /** `returned`: more came in than was owed by then, so all of it goes back to the card. */
    state: text({ enum: ['open', 'paid', 'returned', 'cancelled'] })
      .notNull()
      .default('open'),
    createdAt: instant().notNull(),
    paidAt: instant(),
  },
  (t) => [
    uniqueIndex('repayments_one_open')
      .on(t.accountId)
      .where(sql`${t.state} = 'open'`),
    index().on(t.accountId),
    index().on(t.userId),
    check('repayments_positive', sql`${t.cents} > 0`),
    check('repayments_state_known', isOneOf(t.state, ['open', 'paid', 'returned', 'cancelled'])),
  ],
);

/** Append-only ledger of what is owed. A trigger numbers the entries and computes the balance after each. */
export const repaymentEntries = pgTable(
  'repayment_entries',
  {
    id: safeInteger().primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountId(),
    /** Unique per event, however often it is reported. */
    key: text().notNull(),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    /** Positive: more is owed. */
    cents: cents().notNull(),
    /** Both set by the trigger. */
    seq: integer().notNull().default(0),
    balanceCents: cents().notNull().default(0),
    advanceId: uuid().references(() => repaymentAdvances.id),
    repaymentId: uuid().references(() => repayments.id),
    /** The administrator who waived it. */
    actorId: uuid(),
    note: text(),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('repayment_entries_key').on(t.accountId, t.key),
    uniqueIndex('repayment_entries_seq').on(t.accountId, t.seq),
    uniqueIndex('repayment_entries_one_advance')
      .on(t.advanceId)
      .where(sql`${t.kind} = 'advance'`),
    uniqueIndex('repayment_entries_one_repayment')
      .on(t.repaymentId)
      .where(sql`${t.kind} = 'repayment'`),
    check('repayment_entries_kind_known', isOneOf(t.kind, LEDGER_KINDS)),
    check(
      'repayment_entries_sign',
      sql`${t.cents} <> 0 and (${t.cents} > 0) = (${isOneOf(t.kind, ['advance', 'repayment-refunded', 'repayment-disputed'])})`,
    ),
    check('repayment_entries_not_negative', sql`${t.balanceCents} >= 0`),
    check(
      'repayment_entries_about',
      sql`(${t.advanceId} is not null) = (${isOneOf(t.kind, ['advance', 'advance-returned'])}) and
        (${t.repaymentId} is not null) = (${isOneOf(t.kind, ['repayment', 'repayment-refunded', 'repayment-disputed', 'dispute-won'])}) and
        (${t.kind} <> 'waiver' or (${t.actorId} is not null and ${t.note} is not null))`,
    ),
  ],
);

/** Emails about repayments, each stored once before it is sent. */
export const repaymentNotices = pgTable(
  'repayment_notices',
  {
    id: id(),
    accountId: accountId(),
    kind: text().notNull(),
    /** What makes it unique: a day, a month or an entry. */
    occasion: text().notNull(),
    facts: jsonb().$type<{ cents?: number; day?: string; note?: string }>().notNull(),
    createdAt: instant().notNull(),
    claimedAt: instant(),
    sentAt: instant(),
    closed: text({ enum: ['refused', 'unwanted', 'outdated'] }),
  },
  (t) => [
    uniqueIndex('repayment_notices_once').on(t.accountId, t.kind, t.occasion),
    index('repayment_notices_due')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null and ${t.closed} is null`),
  ],
);
