import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { cents, count, createdAt, flag, id, instant } from '#server/platform/tables.ts';

/**
 * What people call "the fire": orders close in place and time. Live data only: drills have their own tables.
 */
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
    /**
     * Cash of this incident is held for an administrator, or for a second one if it was declared. Null if not
     * held.
     */
    cashHeldAt: instant(),
    cashHoldReason: text(),
    cashDecidedAt: instant(),
    cashDecidedBy: userIdOrNull(),
    cashDecision: text({ enum: ['approved', 'refused'] }),
  },
  (t) => [
    index().on(t.state, t.openedAt),
    check('incidents_state_known', sql`${t.state} in ('open', 'ended')`),
    check('incidents_ended_has_time', sql`(${t.state} = 'ended') = (${t.endedAt} is not null)`),
  ],
);

/** A zone version that was applied. Claimed first, so that it is applied only once. */
export const orderClaims = pgTable(
  'order_claims',
  {
    incidentId: uuid()
      .notNull()
      .references(() => incidents.id),
    zoneId: uuid().notNull(),
    zoneVersion: integer().notNull(),
    at: instant().notNull(),
    matched: count(),
    activated: count(),
    tookMs: integer(),
    /** When reviews were opened for homes near the boundary or only roughly located. */
    listedAt: instant(),
    /** When the zone no longer had this version and the consequences were applied. */
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
 * A home with started services, one row per home and incident. Partitioned by incident and written by one
 * transaction at a time, so it has no foreign keys; `npm run activations -- verify` checks what they would
 * enforce.
 */
export const activations = pgTable(
  'activations',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    /** The owner, whose membership pays for it. */
    userId: uuid().notNull(),
    zoneId: uuid().notNull(),
    zoneVersion: integer().notNull(),
    /** When the order was issued. The membership must predate it. */
    orderAt: instant().notNull(),
    /** Entitlements, frozen at that time. */
    plan: text({ enum: ['core', 'plus', 'premium'] }).notNull(),
    cashCents: cents().notNull(),
    nights: integer().notNull(),
    state: text({ enum: ['active', 'lifted', 'cancelled'] })
      .notNull()
      .default('active'),
    createdAt: createdAt(),
    /** When it was lifted or canceled. */
    endedAt: instant(),
    endReason: text(),
    /** When a household member confirmed the order, which stops escalation. */
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

/** The two official statuses that people are notified of. */
export const ALERT_KINDS = ['warning', 'order'] as const;

/**
 * A home under a warning, or under an order that started no services: status is free for every account with a
 * home. Its people are notified once per incident and kind, and again when it comes back after an end.
 */
export const homeAlerts = pgTable(
  'home_alerts',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    userId: uuid().notNull(),
    zoneId: uuid().notNull(),
    /** When the home came under it, as far as we know. */
    at: instant().notNull(),
    /** We don't know the home's exact location, so it may be outside the boundary. */
    isPossible: flag(),
    endedAt: instant(),
    endReason: text(),
    /** The alert was a mistake of ours. */
    isCanceled: flag(),
    acknowledgedAt: instant(),
    acknowledgedBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId, t.kind] }),
    index().on(t.homeId),
    index().on(t.zoneId),
    check('home_alerts_kind_known', sql`${t.kind} in ('warning', 'order')`),
    check('home_alerts_canceled_has_ended', sql`not ${t.isCanceled} or ${t.endedAt} is not null`),
  ],
);

/** Events of an activation for its timeline. Append-only. */
export const activationEvents = pgTable(
  'activation_events',
  {
    id: id(),
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    at: instant().notNull(),
    /** "room.extended", "order.lifted": see contract/emergency/evacuation.ts. */
    kind: text().notNull(),
    /** The person who caused it, if any. */
    actorId: uuid(),
    detail: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
  },
  (t) => [index().on(t.homeId, t.incidentId, t.at)],
);
