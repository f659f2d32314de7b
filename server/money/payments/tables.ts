import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, cents, createdAt, id, instant } from '#server/platform/tables.ts';

/** A card payment for a subject (a purchase, a repayment of emergency cash, or a booking's price). Kept after the account is deleted, without a name. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    userId: userIdOrNull(),
    /** What it pays for. */
    subject: text({ enum: ['order', 'repayment', 'booking'] }).notNull(),
    subjectId: uuid().notNull(),
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    /** Null until the provider responds. */
    providerRef: text(),
    amountCents: cents().notNull(),
    /** For a repayment: how much of it went back to the card so far. */
    refundedCents: cents().notNull().default(0),
    currency: text().notNull().default('usd'),
    status: text({ enum: ['starting', 'waiting', 'processing', 'succeeded', 'cancelled'] })
      .notNull()
      .default('starting'),
    /**
     * Why it needs a review: a different amount arrived, or a refund was refused. Automatic processing stops.
     */
    flagged: text(),
    /** When our team resolved it, with a note. Flagging it again reopens it. */
    flagSettledAt: instant(),
    flagNote: text(),
    card: text(),
    failure: text(),
    createdAt: createdAt(),
    /** When we last read it from the provider. */
    checkedAt: instant(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('payments_provider_ref_key').on(t.provider, t.providerRef),
    // At most one live or paid payment per subject.
    uniqueIndex('payments_one_live')
      .on(t.subject, t.subjectId)
      .where(sql`${t.status} <> 'cancelled'`),
    index('payments_unsettled')
      .on(t.checkedAt)
      .where(sql`${t.status} in ('starting', 'waiting', 'processing')`),
    index('payments_flagged')
      .on(t.createdAt)
      .where(sql`${t.flagged} is not null and ${t.flagSettledAt} is null`),
    index().on(t.userId),
    check('payments_amount_positive', sql`${t.amountCents} > 0`),
    check('payments_refund_in_range', sql`${t.refundedCents} between 0 and ${t.amountCents}`),
    check(
      'payments_status_known',
      sql`${t.status} in ('starting', 'waiting', 'processing', 'succeeded', 'cancelled')`,
    ),
  ],
);

/** Full refunds, at most one per payment. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id),
    amountCents: cents().notNull(),
    status: text({ enum: ['due', 'done', 'refused'] })
      .notNull()
      .default('due'),
    reason: text().notNull(),
    createdAt: createdAt(),
    doneAt: instant(),
  },
  (t) => [
    uniqueIndex('refunds_payment_key').on(t.paymentId),
    index('refunds_due')
      .on(t.createdAt)
      .where(sql`${t.status} = 'due'`),
    check('refunds_status_known', sql`${t.status} in ('due', 'done', 'refused')`),
  ],
);

/** Raw webhook events, stored once each before any processing, so duplicates are ignored. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    eventId: text().notNull(),
    type: text().notNull(),
    raw: bytes().notNull(),
    receivedAt: instant().notNull().defaultNow(),
    handledAt: instant(),
  },
  (t) => [
    uniqueIndex('provider_events_key').on(t.provider, t.eventId),
    index('provider_events_unhandled')
      .on(t.receivedAt)
      .where(sql`${t.handledAt} is null`),
    index().on(t.receivedAt),
  ],
);
