import { LINE_KINDS, STATEMENT_STATES } from '#contract/office/statement-states.ts';
import { BOOKING_KIND_KEYS } from '#contract/service/booking-kinds.ts';
import { PAYERS } from '#contract/service/bookings.ts';
import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { partnerContacts, partners } from '#server/outreach/partners/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  cents,
  createdAt,
  day,
  id,
  instant,
  isOneOf,
  partOf,
  safeInteger,
  smallCount,
} from '#server/platform/tables.ts';

/** What we owe a partner for everything up to a day that wasn't on an earlier statement. */
export const statements = pgTable(
  'statements',
  {
    id: id(),
    /** A reference that people can say on the phone. */
    number: integer().notNull().generatedAlwaysAsIdentity({ startWith: 1001 }),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    state: text({ enum: STATEMENT_STATES }).notNull().default('drawn'),
    /** Set with a change of state and cleared by the trigger that checks it. */
    movedBy: text(),
    /** The first and last day of its lines; it covers everything up to the last. */
    fromDay: day().notNull(),
    through: day().notNull(),
    /** The sum of its lines. */
    totalCents: safeInteger().notNull(),
    /** Null: made by the monthly job. */
    madeBy: userIdOrNull(),
    /** The name that a contact typed, or the note of our team about a call. */
    agreedName: text(),
    agreedAt: instant(),
    /** The partner's own invoice number. */
    theirNumber: text(),
    disputedAt: instant(),
    disputeName: text(),
    /** The partner's objection. About business, not about guests. */
    disputeWords: text(),
    approvedBy: userIdOrNull(),
    approvedAt: instant(),
    paidBy: userIdOrNull(),
    paidAt: instant(),
    paidOn: day(),
    /** The reference of the bank transfer or check. */
    reference: text(),
    voidReason: text(),
    reminders: smallCount(),
    sentAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('statements_number_key').on(t.number),
    index().on(t.partnerId, t.through),
    index().on(t.state, t.createdAt),
    check('statements_state_known', isOneOf(t.state, STATEMENT_STATES)),
    check('statements_days_in_order', sql`${t.fromDay} <= ${t.through}`),
    // Separation of duties: no one approves a statement they created, or pays one they approved.
    check('statements_made_and_approved_by_two', sql`${t.madeBy} <> ${t.approvedBy}`),
    check('statements_approved_and_paid_by_two', sql`${t.approvedBy} <> ${t.paidBy}`),
    check(
      'statements_approved_when',
      sql`(${t.state} in ('approved', 'paid')) = (${t.approvedAt} is not null)`,
    ),
    check(
      'statements_paid_has_reference',
      sql`${t.state} <> 'paid' or (${t.reference} <> '' and ${t.paidAt} is not null and ${t.paidOn} is not null)`,
    ),
    check('statements_dispute_has_words', sql`${t.state} <> 'disputed' or ${t.disputeWords} <> ''`),
    check('statements_void_has_reason', sql`${t.state} <> 'void' or ${t.voidReason} <> ''`),
  ],
);

/**
 * One thing on a statement. It has no names: a partner knows the guest by its own confirmation number, or the booking by
 * our reference.
 */
export const statementLines = pgTable(
  'statement_lines',
  {
    id: id(),
    statementId: uuid()
      .notNull()
      .references(() => statements.id),
    kind: text({ enum: LINE_KINDS }).notNull(),
    incidentId: uuid(),
    /** The home of a night, or the booking. Not a foreign key: statements stay when a home is deleted. */
    subjectId: uuid(),
    /** The source row: the line of an offer, or the booking. */
    sourceId: uuid(),
    /** The line of an earlier statement that this one reverses. */
    corrects: uuid(),
    day: day().notNull(),
    units: smallint().notNull(),
    rateCents: cents(),
    /** What we owe for it. Zero if guests pay themselves; negative for a correction. */
    cents: cents().notNull(),
    payer: text({ enum: PAYERS }).notNull(),
    bookingKind: text({ enum: BOOKING_KIND_KEYS }),
    /** The partner's confirmation number, or our reference of a booking. */
    ref: text(),
    /** Why our team adjusted the total. */
    note: text(),
    /** Whether anyone noted that the household arrived. Null for other lines. */
    hasArrived: boolean(),
    /** False once its statement is void, or a later line reverses it. */
    counts: boolean().notNull().default(true),
  },
  (t) => [
    index().on(t.statementId, t.day),
    index('statement_lines_incident')
      .on(t.incidentId)
      .where(sql`${t.counts}`),
    // No night and no booking is billed twice, by any partner.
    uniqueIndex('statement_lines_night_once')
      .on(t.incidentId, t.subjectId, t.day)
      .where(sql`${t.counts} and ${t.kind} in ('night', 'no-show')`),
    uniqueIndex('statement_lines_booking_once')
      .on(t.subjectId)
      .where(sql`${t.counts} and ${t.kind} = 'booking'`),
    uniqueIndex('statement_lines_corrected_once')
      .on(t.corrects)
      .where(sql`${t.counts} and ${t.kind} = 'correction'`),
    check('statement_lines_kind_known', isOneOf(t.kind, LINE_KINDS)),
    check('statement_lines_payer_known', isOneOf(t.payer, PAYERS)),
    check(
      'statement_lines_whole',
      sql`case when ${t.kind} in ('night', 'no-show') then ${t.incidentId} is not null and ${t.subjectId} is not null and ${t.sourceId} is not null
        when ${t.kind} = 'booking' then ${t.subjectId} is not null
        when ${t.kind} = 'correction' then ${t.corrects} is not null
        else ${t.note} <> '' end`,
    ),
    check(
      'statement_lines_sign',
      sql`case when ${t.kind} = 'correction' then ${t.cents} <= 0 when ${t.kind} = 'adjustment' then ${t.cents} <> 0 else ${t.cents} >= 0 end`,
    ),
    check('statement_lines_guest_pays', sql`${t.payer} <> 'at-partner' or ${t.cents} <= 0`),
  ],
);

const SENDING = ['due', 'sent', 'refused'] as const;

/** An email about a statement to one contact, with the link it carries. */
export const statementLinks = pgTable(
  'statement_links',
  {
    id: id(),
    statementId: partOf(() => statements.id),
    contactId: partOf(() => partnerContacts.id),
    tokenHash: bytes().notNull(),
    email: text().notNull(),
    mail: text({ enum: SENDING }).notNull().default('due'),
    /** When the latest attempt to send began. */
    tryAt: instant(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('statement_links_token').on(t.tokenHash),
    index().on(t.statementId),
    index().on(t.contactId),
    index('statement_links_due')
      .on(t.createdAt)
      .where(sql`${t.mail} = 'due'`),
    check('statement_links_mail_known', isOneOf(t.mail, SENDING)),
    check(
      'statement_links_expire',
      sql`${t.expiresAt} > ${t.createdAt} and ${t.expiresAt} <= ${t.createdAt} + interval '90 days'`,
    ),
  ],
);
