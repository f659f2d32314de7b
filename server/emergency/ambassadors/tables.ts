import { AMBASSADOR_STATES, CLAIM_STATES } from '#contract/emergency/ambassador-states.ts';
import { DOUBTS } from '#contract/emergency/impact.ts';
import { MODULES } from '#contract/emergency/training-modules.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { userId, userIdOrNull, userKey, users } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  createdAt,
  day,
  id,
  instant,
  isOneOf,
  lettersOf,
  partOf,
  smallCount,
} from '#server/platform/tables.ts';

const MAIL = ['none', 'due', 'sent', 'refused'] as const;

/**
 * An application, and the ambassador it becomes. One row per mailbox. People without an account have no `userId`;
 * when they sign in with this address, the row becomes theirs.
 */
export const ambassadors = pgTable(
  'ambassadors',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    /** A keyed hash of the mailbox: the same for every spelling of an address. */
    mark: text().notNull(),
    name: text().notNull(),
    /** The FIPS code of a county: the region that our team plans by. */
    county: text().notNull(),
    zip: text().notNull(),
    /** The street or neighborhood, in the applicant's words. */
    area: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    state: text({ enum: AMBASSADOR_STATES }).notNull().default('unconfirmed'),
    /** Set with a change of state and cleared by the trigger that checks it. */
    movedBy: text(),
    stateAt: instant().notNull(),
    stateReason: text(),
    decidedBy: userIdOrNull(),
    approvedAt: instant(),
    /** An earlier account with this mailbox was suspended when it was deleted. */
    wasSuspended: boolean().notNull().default(false),
    consentVersion: text().notNull(),
    consentedAt: instant().notNull(),
    /** SHA-256 of the token in the link to the status page. */
    tokenHash: bytes().notNull(),
    /** The email about the current state. */
    mail: text({ enum: MAIL }).notNull().default('none'),
    mailTryAt: instant(),
    /** When an email was last sent or tried, so that submitting an address over and over sends nothing. */
    mailedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('ambassadors_user_key').on(t.userId),
    uniqueIndex('ambassadors_mark_key').on(t.mark),
    uniqueIndex('ambassadors_token_key').on(t.tokenHash),
    index().on(t.email),
    index().on(t.state, t.createdAt),
    index().on(t.county, t.state),
    index('ambassadors_words').using('gin', lettersOf(t.name)),
    index('ambassadors_mail_due')
      .on(t.stateAt)
      .where(sql`${t.mail} = 'due'`),
    check('ambassadors_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('ambassadors_state_known', isOneOf(t.state, AMBASSADOR_STATES)),
    check('ambassadors_language_known', isOneOf(t.language, LANGUAGES)),
    check('ambassadors_mail_known', isOneOf(t.mail, MAIL)),
    check('ambassadors_county_known', sql`${t.county} ~ '^06[0-9]{3}$'`),
    check('ambassadors_zip_known', sql`${t.zip} ~ '^9[0-9]{4}$'`),
    check(
      'ambassadors_reason_given',
      sql`${t.state} not in ('declined', 'suspended') or ${t.stateReason} is not null`,
    ),
    check('ambassadors_approved_when', sql`${t.state} <> 'approved' or ${t.approvedAt} is not null`),
  ],
);

/**
 * Mailboxes whose account was deleted while suspended, so that deleting an account doesn't end a suspension. A
 * trigger adds them; only the keyed hash is stored.
 */
export const ambassadorBars = pgTable('ambassador_bars', {
  mark: text().primaryKey(),
  createdAt: createdAt(),
});

/** What earns points and how often: the same as `IMPACT_KINDS` in the contract. */
export const impactKinds = pgTable(
  'impact_kinds',
  {
    kind: text().primaryKey(),
    points: integer().notNull(),
    perDay: smallint().notNull(),
    perMonth: smallint().notNull(),
  },
  (t) => [check('impact_kinds_positive', sql`${t.points} > 0 and ${t.perDay} > 0 and ${t.perMonth} > 0`)],
);

/** Equals the sum of the person's impact ledger: `move_impact` changes both in one statement. */
export const impactBalances = pgTable(
  'impact_balances',
  {
    userId: userKey(),
    balance: integer().notNull(),
    /** Number of entries and the hash of the last one, so that a truncated ledger is detected. */
    seq: integer().notNull(),
    head: bytes().notNull(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [check('impact_balances_not_negative', sql`${t.balance} >= 0`)],
);

/**
 * Append-only and chained, like the points ledger. Impact points can't be spent: only reversals of earlier entries are
 * negative.
 */
export const impactLedger = pgTable(
  'impact_ledger',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => impactBalances.userId, { onDelete: 'cascade' }),
    seq: integer().notNull(),
    delta: integer().notNull(),
    balanceAfter: integer().notNull(),
    reason: text().notNull(),
    /** `claim:<id>`, `training:<module>`, or `back:<key>` for a reversal. Unique per person. */
    key: text().notNull(),
    inputHash: bytes().notNull(),
    reverses: uuid().references((): AnyPgColumn => impactLedger.id),
    previousHash: bytes().notNull(),
    hash: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('impact_ledger_key').on(t.userId, t.key),
    uniqueIndex('impact_ledger_seq').on(t.userId, t.seq),
    uniqueIndex('impact_ledger_reversed_once')
      .on(t.reverses)
      .where(sql`${t.reverses} is not null`),
    index().on(t.createdAt),
    check('impact_ledger_delta_not_zero', sql`${t.delta} <> 0`),
    check('impact_ledger_never_spent', sql`(${t.delta} < 0) = (${t.reverses} is not null)`),
    check('impact_ledger_balance_not_negative', sql`${t.balanceAfter} >= 0`),
  ],
);

/** What an ambassador says they did. It becomes a ledger entry when another person confirms it. */
export const impactClaims = pgTable(
  'impact_claims',
  {
    id: id(),
    ambassadorId: partOf(() => ambassadors.id),
    userId: userId(),
    kind: text()
      .notNull()
      .references(() => impactKinds.kind),
    quantity: smallint().notNull(),
    points: integer().notNull(),
    happenedOn: day().notNull(),
    evidence: text().notNull(),
    state: text({ enum: CLAIM_STATES }).notNull().default('waiting'),
    movedBy: text(),
    stateAt: instant().notNull(),
    stateReason: text(),
    /** The team member who decided last, and the one who decided before an appeal. */
    decidedBy: userIdOrNull(),
    decidedFirstBy: userIdOrNull(),
    appeal: text(),
    appealedAt: instant(),
    /** How often it was confirmed: after a granted appeal the ledger gets another entry. */
    round: smallint().notNull().default(1),
    /** A keyed hash of the browser and network that entered it. */
    deviceMark: text(),
    createdAt: createdAt(),
  },
  (t) => [
    index().on(t.userId, t.createdAt),
    index().on(t.ambassadorId, t.kind, t.happenedOn),
    index().on(t.state, t.createdAt),
    check('impact_claims_state_known', isOneOf(t.state, CLAIM_STATES)),
    check('impact_claims_quantity_positive', sql`${t.quantity} between 1 and 8`),
    check('impact_claims_evidence_given', sql`length(${t.evidence}) >= 20`),
    check('impact_claims_not_by_self', sql`${t.decidedBy} <> ${t.userId}`),
    check('impact_claims_appeal_whole', sql`(${t.appeal} is null) = (${t.appealedAt} is null)`),
    check('impact_claims_appeal_by_another', sql`${t.decidedBy} <> ${t.decidedFirstBy}`),
  ],
);

/** A neighbor who is asked to confirm, with the hash of the link. The address is erased once they answered. */
export const impactRequests = pgTable(
  'impact_requests',
  {
    id: id(),
    claimId: partOf(() => impactClaims.id),
    name: text().notNull(),
    email: text(),
    /** The keyed hash of the mailbox, as in `ambassadors`. It outlives accounts. */
    mark: text().notNull(),
    /** The account of this mailbox when it was asked. Null with `hadAccount`: it was deleted since. */
    confirmerId: userIdOrNull(),
    hadAccount: boolean().notNull().default(false),
    language: text({ enum: LANGUAGES }).notNull(),
    tokenHash: bytes().notNull(),
    mail: text({ enum: MAIL }).notNull().default('due'),
    mailTryAt: instant(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    answer: text({ enum: ['yes', 'no', 'review', 'refused'] }),
    doubt: text({ enum: DOUBTS }),
  },
  (t) => [
    uniqueIndex('impact_requests_claim_key').on(t.claimId),
    uniqueIndex('impact_requests_token_key').on(t.tokenHash),
    index().on(t.mark, t.answeredAt),
    index('impact_requests_mail_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    check('impact_requests_mail_known', isOneOf(t.mail, MAIL)),
    check('impact_requests_language_known', isOneOf(t.language, LANGUAGES)),
    check('impact_requests_answer_known', isOneOf(t.answer, ['yes', 'no', 'review', 'refused'])),
    check('impact_requests_doubt_known', isOneOf(t.doubt, DOUBTS)),
    check('impact_requests_answer_whole', sql`(${t.answer} is null) = (${t.answeredAt} is null)`),
    check('impact_requests_address_erased', sql`${t.answer} is null or ${t.email} is null`),
  ],
);

/** A person's progress in a module. */
export const trainingProgress = pgTable(
  'training_progress',
  {
    userId: userId(),
    module: text({ enum: MODULES }).notNull(),
    lessonsRead: smallCount(),
    /** Attempts on the day of the last one, Pacific time. */
    tries: smallCount(),
    triedOn: day(),
    passedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.module] }),
    check('training_progress_module_known', isOneOf(t.module, MODULES)),
  ],
);

/** The number on a person's certificate. Whether it is valid follows from the modules. */
export const trainingCertificates = pgTable(
  'training_certificates',
  { userId: userKey(), number: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('training_certificates_number_key').on(t.number)],
);
