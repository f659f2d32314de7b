import { sql } from 'drizzle-orm';
import {
  bigint,
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
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

const provider = () => text({ enum: ['stripe', 'simulated'] });

/** The debit card that emergency cash goes to. Its number is the provider's alone. */
export const payoutCards = pgTable(
  'payout_cards',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: provider().notNull(),
    /** Who is paid, at the provider. */
    recipientRef: text().notNull(),
    cardRef: text().notNull(),
    /** "Visa debit ending 4242". */
    name: text().notNull(),
    addedAt: instant().notNull(),
    /** Since when the provider wants to know who this is. No cash goes to the card until it does. */
    identityWantedAt: instant(),
    removedAt: instant(),
  },
  (t) => [
    uniqueIndex('payout_cards_one_in_use')
      .on(t.userId)
      .where(sql`${t.removedAt} is null`),
    index().on(t.userId),
    // News names whom it is about, and comes with every change of every account.
    index('payout_cards_by_recipient')
      .on(t.recipientRef)
      .where(sql`${t.removedAt} is null`),
  ],
);

/** Emergency cash for one activation: once, ever. Partitioned by incident, as activations are. */
export const payouts = pgTable(
  'payouts',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    cents: integer().notNull(),
    state: text({
      enum: ['held', 'due', 'needs-card', 'sending', 'unknown', 'sent', 'delivered', 'failed', 'cancelled'],
    }).notNull(),
    /** Why it is held: the incident's cash waits for a person, or the card is new and the sum large. */
    heldFor: text({ enum: ['incident', 'new-card'] }),
    /** Somebody has looked at the card of `cardId`, which was new, and let it be paid. No other card. */
    isCardTrusted: boolean().notNull().default(false),
    /** Counts up when the bank has said no for good and another card is tried: a round has a key of its own. */
    round: smallint().notNull().default(1),
    /** The order was a mistake. What is asked for already is looked up first, and never asked for again. */
    isCancelWanted: boolean().notNull().default(false),
    /** When it must have arrived: what we promise. */
    dueBy: instant().notNull(),
    cardId: uuid(),
    providerRef: text(),
    attempts: integer().notNull().default(0),
    nextTryAt: instant(),
    /** Why it failed or waits, in a sentence for the member. */
    reason: text(),
    createdAt: createdAt(),
    /** When the provider was first asked: the key stands in this row before. */
    askedAt: instant(),
    sentAt: instant(),
    deliveredAt: instant(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId] }),
    index().on(t.userId, t.incidentId),
    // Only of what was sent: most of a fan-out is written before that.
    index('payouts_by_ref')
      .on(t.providerRef)
      .where(sql`${t.providerRef} is not null`),
    index('payouts_to_do')
      .on(t.nextTryAt)
      .where(
        sql`${t.state} in ('due', 'sending', 'unknown', 'sent') or (${t.state} = 'failed' and ${t.isCancelWanted})`,
      ),
    index('payouts_in_flight')
      .on(t.changedAt)
      .where(sql`${t.state} in ('sending', 'unknown')`),
    check(
      'payouts_state_known',
      sql`${t.state} in ('held', 'due', 'needs-card', 'sending', 'unknown', 'sent', 'delivered', 'failed', 'cancelled')`,
    ),
    check('payouts_held_for_a_reason', sql`(${t.state} = 'held') = (${t.heldFor} is not null)`),
    check('payouts_sum_in_range', sql`${t.cents} between 1 and 250000`),
  ],
);

/** Every movement of emergency cash, entered once and never altered. */
export const cashLedger = pgTable(
  'cash_ledger',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** One entry per movement, however often it is reported. */
    key: text().notNull(),
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid(),
    kind: text({ enum: ['sent', 'returned'] }).notNull(),
    /** Positive: to the member. */
    cents: integer().notNull(),
    providerRef: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('cash_ledger_key').on(t.key),
    index().on(t.incidentId, t.homeId),
    index().on(t.userId),
    index().on(t.at),
    check('cash_ledger_sign', sql`(${t.kind} = 'sent') = (${t.cents} > 0) and ${t.cents} <> 0`),
  ],
);

/** More went out in an hour or a day than anybody expected: nothing more is sent until a person has looked. */
export const cashStops = pgTable(
  'cash_stops',
  {
    id: id(),
    span: text({ enum: ['hour', 'day'] }).notNull(),
    /** What had gone out, or was on its way, in that span. */
    sentCents: bigint({ mode: 'number' }).notNull(),
    capCents: bigint({ mode: 'number' }).notNull(),
    trippedAt: instant().notNull(),
    liftedAt: instant(),
    liftedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('cash_stops_one_at_work')
      .on(t.span)
      .where(sql`${t.liftedAt} is null`),
    check('cash_stops_span_known', sql`${t.span} in ('hour', 'day')`),
  ],
);
