import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  foreignKey,
  index,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cents, count, createdAt, flag, id, instant, partOf, safeInteger } from '#server/platform/tables.ts';

const plan = () => text({ enum: ['core', 'plus', 'premium'] });
const interval = () => text({ enum: ['month', 'year'] });
const planKnown = sql`in ('core', 'plus', 'premium')`;

/** A person's customer id at the provider, shared by all their memberships. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: userId(),
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    customerRef: text().notNull(),
    /** The address that the provider has. Null: the one the customer was created with. */
    email: text(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
);

/** Numbers the readings of the provider in the order they start. */
export const membershipReadings = pgSequence('membership_readings');

/** Our copy of the provider's subscription, kept current by webhook events and a job. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: userIdOrNull(),
    /**
     * Derived from the mailboxes when the account was deleted: a disputed payment is still known if its owner joins
     * again. Can't be turned back into addresses.
     */
    mailboxMarks: text().array(),
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    /** Null until the provider responds. */
    subscriptionRef: text(),
    status: text({ enum: ['starting', 'active', 'late', 'ended'] })
      .notNull()
      .default('starting'),
    plan: plan().notNull(),
    interval: interval().notNull(),
    periodStart: instant(),
    periodEnd: instant(),
    endsWithPeriod: flag(),
    nextPlan: plan(),
    nextInterval: interval(),
    /** The scheduled change that a cancellation set aside. Resuming the membership restores it. */
    asidePlan: plan(),
    asideInterval: interval(),
    /** After a failed renewal, services continue until then. */
    graceUntil: instant(),
    card: text(),
    /** What the current period costs, and what the next will if that differs. Null until the provider says so. */
    priceCents: cents(),
    nextPriceCents: cents(),
    createdAt: createdAt(),
    checkedAt: instant(),
    /** Last failed provider call. Such memberships are checked after the others. */
    failedAt: instant(),
    /** Number of the provider reading this copy came from. */
    reading: safeInteger().notNull().default(0),
    /** Lease for a plan change: no other change can start before then. */
    changingUntil: instant(),
    /** A payment is disputed: no entitlements since then, until the dispute is resolved. */
    suspendedAt: instant(),
    /** We stopped further charges because of a dispute, so a resolved dispute resumes them. */
    stoppedByDispute: flag(),
    endedAt: instant(),
  },
  (t) => [
    unique('memberships_of_person').on(t.id, t.userId),
    uniqueIndex('memberships_subscription_key').on(t.provider, t.subscriptionRef),
    // One live membership per person.
    uniqueIndex('memberships_one_live')
      .on(t.userId)
      .where(sql`${t.status} <> 'ended'`),
    index().on(t.userId),
    index('memberships_marks')
      .using('gin', t.mailboxMarks)
      .where(sql`${t.mailboxMarks} is not null`),
    index('memberships_checked')
      .on(t.checkedAt)
      .where(sql`${t.status} <> 'ended'`),
    check('memberships_status_known', sql`${t.status} in ('starting', 'active', 'late', 'ended')`),
    check('memberships_plan_known', sql`${t.plan} ${planKnown}`),
    check('memberships_interval_known', sql`${t.interval} in ('month', 'year')`),
    check(
      'memberships_paid_has_period',
      sql`${t.status} in ('starting', 'ended') or (${t.periodStart} is not null and ${t.periodEnd} is not null)`,
    ),
  ],
);

/**
 * Entitlement history: each change closes the last row and adds a new one. Entitlements are read only from
 * here, so past answers can be reproduced years later.
 */
export const membershipSpans = pgTable(
  'membership_spans',
  {
    id: id(),
    membershipId: partOf(() => memberships.id),
    /**
     * Owner of the membership, set by a trigger, so that matching a whole city needs no join through
     * memberships.
     */
    userId: uuid(),
    plan: plan().notNull(),
    fromAt: instant().notNull(),
    /** Null means open-ended. */
    untilAt: instant(),
  },
  (t) => [
    uniqueIndex('membership_spans_one_open')
      .on(t.membershipId)
      .where(sql`${t.untilAt} is null`),
    index().on(t.membershipId, t.fromAt),
    // Covering index for matching an evacuation order: no table reads needed.
    index('membership_spans_of_people').on(t.userId, t.fromAt, t.untilAt, t.plan),
    foreignKey({
      name: 'membership_spans_same_person',
      columns: [t.membershipId, t.userId],
      foreignColumns: [memberships.id, memberships.userId],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    check('membership_spans_forward', sql`${t.untilAt} is null or ${t.untilAt} >= ${t.fromAt}`),
    check('membership_spans_plan_known', sql`${t.plan} ${planKnown}`),
  ],
);

/**
 * New renewal prices for members of a plan. The checks leave time for 30 days' notice and a week to deliver it, in
 * hours, because days differ with the time zone.
 */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: id(),
    plan: plan().notNull(),
    interval: interval().notNull(),
    newCents: cents().notNull(),
    effectiveAt: instant().notNull(),
    createdBy: userIdOrNull(),
    createdAt: createdAt(),
    cancelledAt: instant(),
  },
  (t) => [
    uniqueIndex('price_changes_one_a_day')
      .on(t.plan, t.interval, t.effectiveAt)
      .where(sql`${t.cancelledAt} is null`),
    check('price_changes_plan_known', sql`${t.plan} ${planKnown}`),
    check('price_changes_interval_known', sql`${t.interval} in ('month', 'year')`),
    check('price_changes_price_positive', sql`${t.newCents} > 0`),
    check('price_changes_leave_notice', sql`${t.effectiveAt} >= ${t.createdAt} + interval '888 hours'`),
    check(
      'price_changes_cancelled_before_notices',
      sql`${t.cancelledAt} is null or ${t.cancelledAt} < ${t.effectiveAt} - interval '888 hours'`,
    ),
  ],
);

/**
 * Chargebacks of membership payments. A dispute is closed once, as won (by us, or withdrawn) or lost. Our team can
 * settle a lost one.
 */
export const membershipDisputes = pgTable(
  'membership_disputes',
  {
    id: id(),
    membershipId: partOf(() => memberships.id),
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    disputeRef: text().notNull(),
    amountCents: cents().notNull(),
    status: text({ enum: ['open', 'won', 'lost'] }).notNull(),
    openedAt: instant().notNull(),
    closedAt: instant(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('membership_disputes_ref_key').on(t.provider, t.disputeRef),
    index().on(t.membershipId),
    check('membership_disputes_status_known', sql`${t.status} in ('open', 'won', 'lost')`),
    check('membership_disputes_closed_dated', sql`(${t.status} = 'open') = (${t.closedAt} is null)`),
    check('membership_disputes_amount_positive', sql`${t.amountCents} > 0`),
  ],
);

export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id),
    providerRef: text().notNull(),
    number: text().notNull(),
    status: text({ enum: ['open', 'paid', 'void'] }).notNull(),
    totalCents: cents().notNull(),
    lines: jsonb().$type<{ description: string; cents: number }[]>().notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    issuedAt: instant().notNull(),
    paidAt: instant(),
    /** The card that paid it, if known: "Visa ending 4242". */
    card: text(),
    attempts: count(),
    nextAttemptAt: instant(),
    failure: text(),
  },
  (t) => [
    uniqueIndex('invoices_provider_ref_key').on(t.membershipId, t.providerRef),
    index().on(t.membershipId, t.issuedAt),
    check('invoices_status_known', sql`${t.status} in ('open', 'paid', 'void')`),
  ],
);

/**
 * The exact renewal terms a person accepted before a recurring charge. California requires us to keep them
 * for three years, or one year after the membership ends.
 */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    id: id(),
    membershipId: partOf(() => memberships.id),
    plan: plan().notNull(),
    interval: interval().notNull(),
    priceCents: cents().notNull(),
    /** The wording's version, and the full text with its amounts. */
    version: text().notNull(),
    words: text().notNull(),
    device: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.membershipId)],
);

/** Required or expected notices, one per kind and occasion, with their delivery status. */
export const membershipNotices = pgTable(
  'membership_notices',
  {
    membershipId: partOf(() => memberships.id),
    kind: text().notNull(),
    /** What it's about: the renewal date or the invoice number. */
    occasion: text().notNull(),
    sentAt: instant(),
    /** When the current send attempt started. */
    tryAt: instant(),
    /** Why it won't be sent: the address rejects email, or the notice is no longer true. */
    closed: text({ enum: ['refused', 'outdated'] }),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.membershipId, t.kind, t.occasion] }),
    index('membership_notices_owed')
      .on(t.createdAt)
      .where(sql`${t.sentAt} is null and ${t.closed} is null`),
    index('membership_notices_refused')
      .on(t.createdAt)
      .where(sql`${t.closed} = 'refused'`),
    check('membership_notices_closed_known', sql`${t.closed} in ('refused', 'outdated')`),
  ],
);
