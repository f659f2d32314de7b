import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cents, count, createdAt, flag, id, instant, safeInteger } from '#server/platform/tables.ts';

const provider = () => text({ enum: ['stripe', 'simulated'] });

/** The debit card that receives emergency cash. Only the provider has its number. */
export const payoutCards = pgTable(
  'payout_cards',
  {
    id: id(),
    userId: userId(),
    provider: provider().notNull(),
    /** The recipient's id at the provider. */
    recipientRef: text().notNull(),
    cardRef: text().notNull(),
    /** Identifies the card number, even when different members add it. Null if the provider doesn't say. */
    fingerprint: text(),
    /** "Visa debit ending 4242". */
    name: text().notNull(),
    addedAt: instant().notNull(),
    /** When the provider first required an identity check. No cash goes to the card until it is done. */
    identityWantedAt: instant(),
    removedAt: instant(),
  },
  (t) => [
    uniqueIndex('payout_cards_one_in_use')
      .on(t.userId)
      .where(sql`${t.removedAt} is null`),
    index().on(t.userId),
    index('payout_cards_by_fingerprint')
      .on(t.fingerprint)
      .where(sql`${t.fingerprint} is not null`),
    // Webhook events name a recipient and arrive for every change of every account.
    index('payout_cards_by_recipient')
      .on(t.recipientRef)
      .where(sql`${t.removedAt} is null`),
  ],
);

/** Emergency cash for one activation, paid at most once. Partitioned by incident, like activations. */
export const payouts = pgTable(
  'payouts',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    cents: cents().notNull(),
    state: text({
      enum: ['held', 'due', 'needs-card', 'sending', 'unknown', 'sent', 'delivered', 'failed', 'cancelled'],
    }).notNull(),
    /** Why it is held: the incident's cash needs approval, or the card is new or also used by another member. */
    heldFor: text({ enum: ['incident', 'new-card', 'shared-card'] }),
    /** Our team reviewed and approved the new card in `cardId`. Applies to that card only. */
    isCardTrusted: flag(),
    /** Incremented when the bank refused for good and another card is tried. Each round has its own key. */
    round: smallint().notNull().default(1),
    /**
     * The evacuation order was a mistake. A requested transfer is looked up first and never requested again.
     */
    isCancelWanted: flag(),
    /**
     * The terms it is paid under: "benefit" or "repayable:60:12" (`contract/core/funds.ts`). Set when it is first sent,
     * from what the member accepted by then; a trigger refuses later changes.
     */
    terms: text(),
    /** Our promised arrival time. */
    dueBy: instant().notNull(),
    cardId: uuid(),
    providerRef: text(),
    attempts: count(),
    nextTryAt: instant(),
    /** Why it failed or waits, as a sentence for the member. */
    reason: text(),
    createdAt: createdAt(),
    /** When the provider was first called. The key is stored before that. */
    askedAt: instant(),
    sentAt: instant(),
    deliveredAt: instant(),
    changedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId] }),
    index().on(t.userId, t.incidentId),
    // Partial, because most rows of a fan-out are written before anything is sent.
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
    check('payouts_terms_known', sql`${t.terms} ~ '^(benefit|repayable:[0-9]{1,3}:[0-9]{1,2})$'`),
    check('payouts_asked_has_terms', sql`${t.askedAt} is null or ${t.terms} is not null`),
    check('payouts_sum_in_range', sql`${t.cents} between 1 and 250000`),
  ],
);

/** Append-only ledger of emergency cash. */
export const cashLedger = pgTable(
  'cash_ledger',
  {
    id: safeInteger().primaryKey().generatedAlwaysAsIdentity(),
    /** Unique per movement, however often it is reported. */
    key: text().notNull(),
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid(),
    kind: text({ enum: ['sent', 'returned'] }).notNull(),
    /** Positive means to the member. */
    cents: cents().notNull(),
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

/** An hourly or daily cap was exceeded. Nothing more is sent until our team has reviewed it. */
export const cashStops = pgTable(
  'cash_stops',
  {
    id: id(),
    span: text({ enum: ['hour', 'day'] }).notNull(),
    /** Amount sent or in flight within that span. */
    sentCents: safeInteger().notNull(),
    capCents: safeInteger().notNull(),
    trippedAt: instant().notNull(),
    liftedAt: instant(),
    liftedBy: userIdOrNull(),
  },
  (t) => [
    uniqueIndex('cash_stops_one_at_work')
      .on(t.span)
      .where(sql`${t.liftedAt} is null`),
    check('cash_stops_span_known', sql`${t.span} in ('hour', 'day')`),
  ],
);
