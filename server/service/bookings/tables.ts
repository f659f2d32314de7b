import { PARTNER_KINDS } from '#contract/outreach/partner-kinds.ts';
import { BENEFIT_KEYS } from '#contract/service/benefits.ts';
import { BOOKING_KIND_KEYS, type Needs } from '#contract/service/booking-kinds.ts';
import { BOOKING_PAYMENT_STATES } from '#contract/service/booking-payments.ts';
import { BOOKING_MOVERS, BOOKING_STATES } from '#contract/service/booking-states.ts';
import { BOOKING_EVENTS, PAYERS } from '#contract/service/bookings.ts';
import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { homeId, homeKey } from '#server/home/homes/tables.ts';
import { orders } from '#server/money/orders/tables.ts';
import { partners } from '#server/outreach/partners/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  cents,
  createdAt,
  degrees,
  id,
  instant,
  isOneOf,
  partOf,
  smallCount,
} from '#server/platform/tables.ts';
import { cases } from '#server/service/cases/tables.ts';

/** A service at a time and place, done by one partner. What people wrote is sealed with the home's key. */
export const bookings = pgTable(
  'bookings',
  {
    /** Created by the caller: a retry with it is the same booking. */
    id: uuid().primaryKey(),
    /** A reference that people can say on the phone, like a case's. */
    ref: text().notNull(),
    homeId: homeId(),
    /** The case our team works in; null until one is needed. */
    caseId: uuid().references(() => cases.id, { onDelete: 'set null' }),
    kind: text({ enum: BOOKING_KIND_KEYS }).notNull(),
    state: text({ enum: BOOKING_STATES }).notNull().default('draft'),
    /** Set with a change of state and cleared by the trigger that checks it. */
    movedBy: text(),
    startsAt: instant(),
    endsAt: instant(),
    timeZone: text().notNull(),
    /** When the partner will come, in its own words. */
    windowFrom: instant(),
    windowTo: instant(),
    lat: degrees(),
    lng: degrees(),
    /** `SealedDetails` as JSON: the address, what the household wrote, and the partner's note on its price. */
    details: bytes().notNull(),
    people: uuid().array().notNull().default([]),
    pets: uuid().array().notNull().default([]),
    /** Codes and numbers by the kind's schema, never free text. */
    needs: jsonb().$type<Needs>().notNull().default({}),
    payer: text({ enum: PAYERS }).notNull(),
    benefit: text({ enum: BENEFIT_KEYS }),
    orderId: uuid().references(() => orders.id, { onDelete: 'set null' }),
    /** The most that the plan pays. */
    limitCents: cents().notNull().default(0),
    quoteCents: cents(),
    quoteUntil: instant(),
    /** Who was asked or said yes. */
    partnerId: uuid().references(() => partners.id),
    /** The kind of partner that was asked, which decides what it may read. */
    partnerKind: text({ enum: PARTNER_KINDS }),
    answerBy: instant(),
    confirmation: text(),
    contactName: text(),
    /** Four digits that the household reads out at the door, sealed. */
    doorCode: bytes(),
    codeTries: smallCount(),
    /** Incremented when the household changes what it needs, or our team asks everyone again. */
    round: smallint().notNull().default(1),
    createdBy: userIdOrNull(),
    doneAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('bookings_ref_key').on(t.ref),
    // A purchase buys one booking.
    uniqueIndex('bookings_order_key').on(t.orderId),
    index().on(t.homeId, t.createdAt),
    index().on(t.caseId),
    index().on(t.partnerId, t.state),
    index('bookings_tended')
      .on(t.state, t.updatedAt)
      .where(sql`${t.state} in ('draft', 'quoted', 'under-way', 'stuck')`),
    check('bookings_kind_known', isOneOf(t.kind, BOOKING_KIND_KEYS)),
    check('bookings_state_known', isOneOf(t.state, BOOKING_STATES)),
    check('bookings_payer_known', isOneOf(t.payer, PAYERS)),
    check('bookings_benefit_known', isOneOf(t.benefit, BENEFIT_KEYS)),
    check('bookings_partner_kind_known', isOneOf(t.partnerKind, PARTNER_KINDS)),
    check('bookings_plan_has_benefit', sql`(${t.payer} = 'plan') = (${t.benefit} is not null)`),
    check(
      'bookings_dated',
      sql`${t.state} in ('draft', 'canceled') or (${t.startsAt} is not null and ${t.endsAt} is not null and ${t.lat} is not null and ${t.lng} is not null)`,
    ),
    check('bookings_end_after_start', sql`${t.endsAt} >= ${t.startsAt}`),
    check(
      'bookings_window_whole',
      sql`(${t.windowFrom} is null) = (${t.windowTo} is null) and ${t.windowTo} >= ${t.windowFrom}`,
    ),
    check('bookings_place_whole', sql`(${t.lat} is null) = (${t.lng} is null)`),
    check(
      'bookings_partner_while_live',
      sql`case when ${t.state} in ('offering', 'quoted', 'confirmed', 'under-way', 'done') then ${t.partnerId} is not null and ${t.partnerKind} is not null
        when ${t.state} in ('draft', 'asked', 'stuck') then ${t.partnerId} is null else true end`,
    ),
    // A confirmed booking must have the partner's number.
    check(
      'bookings_yes_has_number',
      sql`${t.state} not in ('confirmed', 'under-way', 'done') or ${t.confirmation} <> ''`,
    ),
    check(
      'bookings_quote_has_price',
      sql`${t.state} <> 'quoted' or (${t.quoteCents} is not null and ${t.quoteUntil} is not null)`,
    ),
    check('bookings_amounts_not_negative', sql`${t.quoteCents} >= 0 and ${t.limitCents} >= 0`),
    check(
      'bookings_ref_sayable',
      sql`${t.ref} ~ '^[ACDEFGHJKMNPQRTUVWXY34679]{3}-[ACDEFGHJKMNPQRTUVWXY34679]{3}$'`,
    ),
  ],
);

/** Each request to a partner about a booking: one at a time, and no partner twice in a round. */
export const bookingAsks = pgTable(
  'booking_asks',
  {
    bookingId: partOf(() => bookings.id),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    round: smallint().notNull(),
    partnerKind: text({ enum: PARTNER_KINDS }).notNull(),
    /** Days on which it occupied one of the partner's places. */
    places: date({ mode: 'string' }).array().notNull().default([]),
    askedAt: instant().notNull(),
    outcome: text({ enum: ['yes', 'no', 'silent', 'broken', 'withdrawn', 'refused', 'done', 'failed'] }),
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.round, t.partnerId] }),
    index().on(t.partnerId),
    uniqueIndex('booking_asks_one_live')
      .on(t.bookingId)
      .where(sql`${t.endedAt} is null`),
    check(
      'booking_asks_outcome_known',
      isOneOf(t.outcome, ['yes', 'no', 'silent', 'broken', 'withdrawn', 'refused', 'done', 'failed']),
    ),
    check('booking_asks_end_has_outcome', sql`${t.endedAt} is null or ${t.outcome} is not null`),
  ],
);

/** What happened to a booking. Append-only: a trigger refuses changes, and deletions other than those of the booking. */
export const bookingEvents = pgTable(
  'booking_events',
  {
    id: id(),
    bookingId: partOf(() => bookings.id),
    at: instant().notNull(),
    kind: text({ enum: BOOKING_EVENTS }).notNull(),
    by: text({ enum: BOOKING_MOVERS }).notNull(),
    /** Not a foreign key: the history stays when an account is deleted. */
    actorId: uuid(),
    partnerId: uuid(),
    /** The detail as a code, such as which problem was reported. */
    code: text(),
    /** A person's free text, sealed with the home's key. */
    words: bytes(),
  },
  (t) => [
    index().on(t.bookingId, t.at),
    check('booking_events_kind_known', isOneOf(t.kind, BOOKING_EVENTS)),
    check('booking_events_by_known', isOneOf(t.by, BOOKING_MOVERS)),
  ],
);

/**
 * A price that the household approved and pays by card: one row per yes of a partner, which its card payment names as
 * subject. Kept when the home is deleted, because a refund may still be due.
 */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    id: id(),
    bookingId: uuid().references(() => bookings.id, { onDelete: 'set null' }),
    partnerId: uuid()
      .notNull()
      .references(() => partners.id),
    round: smallint().notNull(),
    userId: userIdOrNull(),
    /** What the household pays: the price without the plan's share. A trigger compares it with the booking. */
    cents: cents().notNull(),
    state: text({ enum: BOOKING_PAYMENT_STATES }).notNull().default('open'),
    movedBy: text(),
    /** The visit began: from then on the partner earns the money unless our team decides otherwise. */
    beganAt: instant(),
    paidAt: instant(),
    /** The bank's dispute that took the money, while it lasts. */
    disputeRef: text(),
    createdAt: createdAt(),
  },
  (t) => [
    // A yes is paid once, no matter what happens to the booking.
    uniqueIndex('booking_payments_once').on(t.bookingId, t.round, t.partnerId),
    uniqueIndex('booking_payments_one_live')
      .on(t.bookingId)
      .where(sql`${t.state} in ('open', 'paid')`),
    index('booking_payments_orphaned')
      .on(t.createdAt)
      .where(
        sql`${t.bookingId} is null and (${t.state} = 'open' or (${t.state} = 'paid' and ${t.beganAt} is null))`,
      ),
    index().on(t.userId),
    index().on(t.partnerId),
    check('booking_payments_state_known', isOneOf(t.state, BOOKING_PAYMENT_STATES)),
    check('booking_payments_amount_positive', sql`${t.cents} > 0`),
    check(
      'booking_payments_paid_has_time',
      sql`${t.state} not in ('paid', 'disputed') or ${t.paidAt} is not null`,
    ),
  ],
);

/** Uses of a plan's benefits, at most as many as it allows per home and event. */
export const benefitUses = pgTable(
  'benefit_uses',
  {
    bookingId: uuid()
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    homeId: homeId(),
    benefit: text({ enum: BENEFIT_KEYS }).notNull(),
    /** The event: an incident. */
    span: uuid().notNull(),
    n: smallint().notNull(),
    allowed: smallint().notNull(),
    startedBy: text({ enum: ['order', 'member', 'agent'] }).notNull(),
    at: instant().notNull(),
    /** A booking that was canceled in time frees its use. */
    freedAt: instant(),
  },
  (t) => [
    uniqueIndex('benefit_uses_once')
      .on(t.homeId, t.benefit, t.span, t.n)
      .where(sql`${t.freedAt} is null`),
    // An order starts a benefit once, even if the household canceled it.
    uniqueIndex('benefit_uses_started_once')
      .on(t.homeId, t.benefit, t.span)
      .where(sql`${t.startedBy} = 'order'`),
    check('benefit_uses_benefit_known', isOneOf(t.benefit, BENEFIT_KEYS)),
    check('benefit_uses_within_plan', sql`${t.n} between 1 and ${t.allowed}`),
    check('benefit_uses_started_by_known', isOneOf(t.startedBy, ['order', 'member', 'agent'])),
  ],
);

/** Homes whose benefits were processed in an event, so that an order starts each of them once. */
export const benefitChecks = pgTable(
  'benefit_checks',
  { homeId: homeId(), incidentId: uuid().notNull(), at: instant().notNull() },
  (t) => [primaryKey({ columns: [t.homeId, t.incidentId] })],
);

/** A household's rating of a booking. Partners only see totals of five or more. */
export const ratings = pgTable(
  'ratings',
  {
    bookingId: partOf(() => bookings.id),
    rater: userId(),
    stars: smallint().notNull(),
    words: bytes(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.bookingId, t.rater] }),
    check('ratings_one_to_five', sql`${t.stars} between 1 and 5`),
  ],
);

/** Medical supplies that a household agreed to in advance, requested when an order comes. */
export const supplyPlans = pgTable('supply_plans', {
  homeId: homeKey(),
  /** `SupplyPlan` as JSON, sealed, because it reveals what a person depends on. */
  details: bytes().notNull(),
  agreedAt: instant().notNull(),
  agreedBy: userIdOrNull(),
});
