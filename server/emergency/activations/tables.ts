import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
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
    /** When those were listed whom a person has to look at: homes near the line, or known only roughly. */
    listedAt: instant(),
    /** When the zone was no longer this, and what follows from that was done. */
    endedAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.zoneId, t.zoneVersion] }),
    index().on(t.zoneId),
    index('order_claims_open')
      .on(t.incidentId)
      .where(sql`${t.endedAt} is null or ${t.listedAt} is null`),
  ],
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
    index().on(t.userId, t.incidentId),
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
    /** "room.extended", "order.lifted": see contract/emergency/evacuation.ts. */
    kind: text().notNull(),
    /** Who, when it was a person. */
    actorId: uuid(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [index().on(t.homeId, t.incidentId, t.at)],
);
