import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MultiPolygon } from '#contract/shape.ts';
import { users } from '#server/accounts/tables.ts';
import { homes } from '#server/homes/tables.ts';
import { createdAt, id, instant } from '#server/platform/tables.ts';

/** What people call "the fire": orders near each other in place and time. Live only: drills have their own tables. */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    name: text().notNull(),
    state: text({ enum: ['open', 'ended'] })
      .notNull()
      .default('open'),
    openedAt: instant().notNull(),
    /** When its last order was lifted. */
    endedAt: instant(),
    /** Cash of this incident waits for an administrator (or, of a declared one, for a second). Null: it does not. */
    cashHeldAt: instant(),
    cashHoldReason: text(),
    cashDecidedAt: instant(),
    cashDecidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    cashDecision: text({ enum: ['approved', 'refused'] }),
  },
  (t) => [
    index().on(t.state, t.openedAt),
    check('incidents_state_known', sql`${t.state} in ('open', 'ended')`),
    check('incidents_ended_has_time', sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
  ],
);

/** A version of a zone that was acted upon: claimed first, so that it is acted upon once. */
export const orderClaims = pgTable(
  'order_claims',
  {
    incidentId: uuid()
      .notNull()
      .references(() => incidents.id),
    zoneId: uuid().notNull(),
    zoneVersion: integer().notNull(),
    at: instant().notNull(),
    matched: integer().notNull().default(0),
    activated: integer().notNull().default(0),
    tookMs: integer(),
  },
  (t) => [primaryKey({ columns: [t.incidentId, t.zoneId, t.zoneVersion] }), index().on(t.zoneId)],
);

/**
 * A home for which services have started: one per home and incident. Partitioned by incident; written by one transaction
 * at a time, so it has no foreign keys, and `npm run activations -- verify` looks for what they would have refused.
 */
export const activations = pgTable(
  'activations',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    /** The owner, whose membership it is. */
    userId: uuid().notNull(),
    zoneId: uuid().notNull(),
    zoneVersion: integer().notNull(),
    /** When the order was given: the membership was active before. */
    orderAt: instant().notNull(),
    /** Entitlements, frozen at that moment. */
    plan: text({ enum: ['core', 'plus', 'premium'] }).notNull(),
    cashCents: integer().notNull(),
    nights: integer().notNull(),
    state: text({ enum: ['active', 'lifted', 'cancelled'] })
      .notNull()
      .default('active'),
    createdAt: createdAt(),
    /** When it was lifted or cancelled. */
    endedAt: instant(),
    endReason: text(),
    /** When somebody of the household said that they have seen it: escalation stops. */
    acknowledgedAt: instant(),
    acknowledgedBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId] }),
    index().on(t.homeId),
    index().on(t.userId),
    check('activations_state_known', sql`${t.state} in ('active', 'lifted', 'cancelled')`),
    check('activations_ended_has_time', sql`(${t.state} = 'active') = (${t.endedAt} is null)`),
  ],
);

/** A home inside a warning: told to get ready, once per incident. */
export const homeWarnings = pgTable(
  'home_warnings',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    zoneId: uuid().notNull(),
    at: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.incidentId, t.homeId] }), index().on(t.homeId)],
);

/** A line to the concierge, opened with the facts of the case. Partitioned by incident, as activations are. */
export const conversations = pgTable(
  'conversations',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    state: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    openedAt: instant().notNull(),
    closedAt: instant(),
  },
  (t) => [primaryKey({ columns: [t.incidentId, t.homeId] }), index().on(t.userId)],
);

/** What happened to an activation after it began, for its timeline. Never altered. */
export const activationEvents = pgTable(
  'activation_events',
  {
    id: id(),
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    at: instant().notNull(),
    /** "room.extended", "order.lifted": see contract/evacuation.ts. */
    kind: text().notNull(),
    /** Who, when it was a person. */
    actorId: uuid(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [index().on(t.homeId, t.incidentId, t.at)],
);

/** Where each person of the household is. */
export const checkIns = pgTable(
  'check_ins',
  {
    incidentId: uuid().notNull(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    /** A person of the household; they may be taken off it later. */
    personId: uuid().notNull(),
    state: text({ enum: ['left', 'safe', 'help'] }).notNull(),
    at: instant().notNull(),
    byUserId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId, t.personId] }),
    index().on(t.homeId),
    check('check_ins_state_known', sql`${t.state} in ('left', 'safe', 'help')`),
  ],
);

/** "No order came for my street": a household asks for services, a person decides, another hears the appeal. */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    why: text().notNull(),
    state: text({ enum: ['open', 'approved', 'declined', 'appealed', 'appeal-declined'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decisionNote: text(),
    appeal: text(),
    appealedAt: instant(),
    appealDecidedAt: instant(),
    appealDecidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    appealNote: text(),
  },
  (t) => [
    uniqueIndex('service_requests_one_open')
      .on(t.homeId)
      .where(sql`${t.state} in ('open', 'appealed')`),
    index().on(t.state, t.createdAt),
    index().on(t.userId),
    check(
      'service_requests_state_known',
      sql`${t.state} in ('open', 'approved', 'declined', 'appealed', 'appeal-declined')`,
    ),
    check(
      'service_requests_appeal_by_another',
      sql`${t.appealDecidedBy} is null or ${t.appealDecidedBy} is distinct from ${t.decidedBy}`,
    ),
  ],
);

/** A rehearsal. It has its own tables from end to end: nothing in them can move money, hold a room or send a live word. */
export const drills = pgTable(
  'drills',
  {
    id: id(),
    kind: text({ enum: ['household', 'area'] }).notNull(),
    startedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    shape: jsonb().$type<MultiPolygon>().notNull(),
    state: text({ enum: ['running', 'done', 'stopped'] })
      .notNull()
      .default('running'),
    startedAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index().on(t.state, t.startedAt),
    check('drills_kind_known', sql`${t.kind} in ('household', 'area')`),
    check('drills_state_known', sql`${t.state} in ('running', 'done', 'stopped')`),
  ],
);

/** A home in a drill: what would have happened, and how far the household went. */
export const drillHomes = pgTable(
  'drill_homes',
  {
    drillId: uuid()
      .notNull()
      .references(() => drills.id, { onDelete: 'cascade' }),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    plan: text({ enum: ['core', 'plus', 'premium'] }),
    /** What would have been held, sent and said. */
    outcome: jsonb().$type<Record<string, unknown>>().notNull(),
    at: instant().notNull(),
    acknowledgedAt: instant(),
    leftAt: instant(),
    safeAt: instant(),
    completedAt: instant(),
    isScoreGranted: boolean().notNull().default(false),
  },
  (t) => [primaryKey({ columns: [t.drillId, t.homeId] }), index().on(t.homeId), index().on(t.userId)],
);
