import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

const plan = () => text({ enum: ['core', 'plus', 'premium'] });
const interval = () => text({ enum: ['month', 'year'] });
const planKnown = sql`in ('core', 'plus', 'premium')`;

/** A person at the provider: the same one for every membership they ever have. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    customerRef: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.provider] })],
);

/** Numbers the readings of the provider, in the order in which they were begun. */
export const membershipReadings = pgSequence('membership_readings');

/** A membership: our copy of the provider's subscription, brought up to date by its news and by a job. */
export const memberships = pgTable(
  'memberships',
  {
    id: id(),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    provider: text({ enum: ['stripe', 'simulated'] }).notNull(),
    /** Null until the provider has answered. */
    subscriptionRef: text(),
    status: text({ enum: ['starting', 'active', 'late', 'ended'] })
      .notNull()
      .default('starting'),
    plan: plan().notNull(),
    interval: interval().notNull(),
    periodStart: instant(),
    periodEnd: instant(),
    endsWithPeriod: boolean().notNull().default(false),
    nextPlan: plan(),
    nextInterval: interval(),
    /** The change that a cancellation has put aside: keeping the membership brings it back. */
    asidePlan: plan(),
    asideInterval: interval(),
    /** A failed renewal: services go on until then. */
    graceUntil: instant(),
    card: text(),
    createdAt: createdAt(),
    checkedAt: instant(),
    /** When asking the provider last failed: the others come before it. */
    failedAt: instant(),
    /** The number of the reading of the provider that this copy is from. */
    reading: bigint({ mode: 'number' }).notNull().default(0),
    /** Somebody is changing the plan: nobody else does until then. */
    changingUntil: instant(),
    endedAt: instant(),
  },
  (t) => [
    unique('memberships_of_person').on(t.id, t.userId),
    uniqueIndex('memberships_subscription_key').on(t.provider, t.subscriptionRef),
    // A person has one membership at a time.
    uniqueIndex('memberships_one_live')
      .on(t.userId)
      .where(sql`${t.status} <> 'ended'`),
    index().on(t.userId),
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
 * What a member was entitled to and when: a new row at each change, closed by the next. What somebody has at any moment is
 * read from here alone, so that it can be told years later.
 */
export const membershipSpans = pgTable(
  'membership_spans',
  {
    id: id(),
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    /** Whose the membership is, written by the database: of a city's people, nobody goes through their memberships. */
    userId: uuid(),
    plan: plan().notNull(),
    fromAt: instant().notNull(),
    /** Null: until further notice. */
    untilAt: instant(),
  },
  (t) => [
    uniqueIndex('membership_spans_one_open')
      .on(t.membershipId)
      .where(sql`${t.untilAt} is null`),
    index().on(t.membershipId, t.fromAt),
    // All that an order asks for: nothing else need be read.
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
    totalCents: integer().notNull(),
    lines: jsonb().$type<{ description: string; cents: number }[]>().notNull(),
    periodStart: instant().notNull(),
    periodEnd: instant().notNull(),
    issuedAt: instant().notNull(),
    paidAt: instant(),
    /** The card that paid it, where we know: "Visa ending 4242". */
    card: text(),
    attempts: integer().notNull().default(0),
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
 * What somebody agreed to before a charge that renews: the very text they saw. California asks us to keep it for three
 * years, or a year after the end.
 */
export const renewalConsents = pgTable(
  'renewal_consents',
  {
    id: id(),
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    plan: plan().notNull(),
    interval: interval().notNull(),
    priceCents: integer().notNull(),
    /** Which wording, and the wording itself with its figures. */
    version: text().notNull(),
    words: text().notNull(),
    device: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.membershipId)],
);

/** Notices the law or a member expects, one of a kind for each occasion: which have gone out. */
export const membershipNotices = pgTable(
  'membership_notices',
  {
    membershipId: uuid()
      .notNull()
      .references(() => memberships.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    /** What it is about: the day of the renewal, the number of the invoice. */
    occasion: text().notNull(),
    sentAt: instant(),
    /** Somebody is sending it since then. */
    tryAt: instant(),
    /** Why it does not go out any more: the address takes no mail, or it is no longer true. */
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
