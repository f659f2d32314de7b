import { sql } from 'drizzle-orm';
import {
  check,
  doublePrecision,
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
import { users } from '#server/core/accounts/tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** One place that publishes orders or alerts, and how it has been answering. */
export const feeds = pgTable(
  'feeds',
  {
    /** "caloes", "nws", "ipaws", "recorded", "manual". */
    id: text().primaryKey(),
    state: text({ enum: ['ok', 'stale', 'unavailable'] })
      .notNull()
      .default('unavailable'),
    stateSince: instant().notNull().defaultNow(),
    /** Why it is not OK, in a sentence. */
    reason: text(),
    lastPullAt: instant(),
    /** The last whole answer. Zones live on from it whatever comes after. */
    lastGoodAt: instant(),
    nextPullAt: instant(),
    failures: integer().notNull().default(0),
    etag: text(),
    lastModified: text(),
    /** How many answers in a row have lacked most of what was known, and since when; see pull-quality.ts. */
    doubt: jsonb().$type<{ since: string; pulls: number; keys: string[] }>(),
  },
  (t) => [check('feeds_state_known', sql`${t.state} in ('ok', 'stale', 'unavailable')`)],
);

/** The bytes we were given, once each, packed by gzip, under their SHA-256. Nothing is decided without them. */
export const alertEvidence = pgTable('alert_evidence', {
  hash: bytes().primaryKey(),
  contentType: text().notNull(),
  body: bytes().notNull(),
  /** Unpacked. */
  size: integer().notNull(),
  createdAt: createdAt(),
});

/** Every time a feed was asked, and what came of it. */
export const feedPulls = pgTable(
  'feed_pulls',
  {
    id: id(),
    feedId: text()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    outcome: text({ enum: ['good', 'unchanged', 'empty', 'half', 'refused', 'failed'] }).notNull(),
    reason: text(),
    evidenceHash: bytes().references(() => alertEvidence.hash),
    /** SHA-256 of what it says, however it is written: a copy is known by it. */
    contentHash: bytes(),
    zones: integer(),
    tookMs: integer(),
  },
  (t) => [
    index().on(t.feedId, t.at),
    index().on(t.feedId, t.contentHash),
    check(
      'feed_pulls_outcome_known',
      sql`${t.outcome} in ('good', 'unchanged', 'empty', 'half', 'refused', 'failed')`,
    ),
  ],
);

const status = () => text({ enum: ['order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown'] });
const statusKnown = sql`in ('order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown')`;

/** An official evacuation zone in one form, whoever published it. Live only: drills have their own tables. */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    feedId: text()
      .notNull()
      .references(() => feeds.id),
    /** The official id, or the hash of the shape where there is none: the same zone at every pull. */
    key: text().notNull(),
    status: status().notNull(),
    /** The status as published. */
    words: text(),
    name: text(),
    county: text(),
    notes: text(),
    url: text(),
    /** When the authority says it last changed it. Null: it does not say. */
    issuedAt: instant(),
    /** Since when it is an order: what memberships are measured against. */
    orderSince: instant(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** GeoJSON coordinates. Null: none came that can be used, so nobody is inside. */
    shape: jsonb().$type<MultiPolygon>(),
    shapeHash: text(),
    west: doublePrecision(),
    south: doublePrecision(),
    east: doublePrecision(),
    north: doublePrecision(),
    /** The line as it is drawn now, while ground it leaves out is still part of the shape; see zone-line.ts. */
    drawnShape: jsonb().$type<MultiPolygon>(),
    drawnHash: text(),
    drawnSince: instant(),
    /** Whole answers since then that drew it so. */
    drawnPulls: integer().notNull().default(0),
    /** Counts changes of status or shape. */
    version: integer().notNull().default(1),
    /** May it start services? `held` waits for a person. */
    verdict: text({ enum: ['auto', 'held', 'approved', 'refused'] }).notNull(),
    verdictReason: text(),
    absentSince: instant(),
    /** Whole answers since then that did not have it. */
    absentPulls: integer().notNull().default(0),
    /** It went with most others at once: only a person ends it. */
    vanishedAt: instant(),
    endedAt: instant(),
    endReason: text(),
    incidentId: uuid(),
  },
  (t) => [
    uniqueIndex('zones_feed_key').on(t.feedId, t.key),
    index('zones_live')
      .on(t.status)
      .where(sql`${t.endedAt} is null`),
    index().on(t.incidentId),
    check('zones_status_known', sql`${t.status} ${statusKnown}`),
    check('zones_verdict_known', sql`${t.verdict} in ('auto', 'held', 'approved', 'refused')`),
    check(
      'zones_shape_whole',
      sql`(${t.shape} is null) = (${t.shapeHash} is null) and (${t.shape} is null) = (${t.west} is null)`,
    ),
  ],
);

/** What a zone was, change by change, with the bytes that say so. Never altered. */
export const zoneVersions = pgTable(
  'zone_versions',
  {
    zoneId: uuid()
      .notNull()
      .references(() => zones.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    at: instant().notNull(),
    status: status().notNull(),
    words: text(),
    shape: jsonb().$type<MultiPolygon>(),
    shapeHash: text(),
    evidenceHash: bytes().references(() => alertEvidence.hash),
    reason: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.zoneId, t.version] }),
    check('zone_versions_status_known', sql`${t.status} ${statusKnown}`),
  ],
);

/** One CAP or NWS message. Its identity is the triple of sender, identifier and time sent. */
export const alertMessages = pgTable(
  'alert_messages',
  {
    id: id(),
    feedId: text()
      .notNull()
      .references(() => feeds.id),
    sender: text().notNull(),
    identifier: text().notNull(),
    sentAt: instant().notNull(),
    /** Null: we know it only because another message refers to it. */
    msgType: text({ enum: ['Alert', 'Update', 'Cancel', 'Ack', 'Error'] }),
    capStatus: text(),
    event: text(),
    headline: text(),
    meaning: text({
      enum: ['order', 'warning', 'ready', 'shelter', 'lifted', 'notice', 'test', 'other', 'unknown'],
    }),
    /** Which words made it so, and how sure that is. */
    why: text(),
    isDoubtful: text({ enum: ['no', 'yes'] })
      .notNull()
      .default('no'),
    signature: text({ enum: ['verified', 'unsigned', 'refused'] }),
    /** When it stops by itself. Null: open. */
    endsAt: instant(),
    /** The message that replaced or cancelled it. */
    endedBy: uuid(),
    endedAt: instant(),
    zoneId: uuid().references(() => zones.id, { onDelete: 'set null' }),
    evidenceHash: bytes().references(() => alertEvidence.hash),
    receivedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('alert_messages_triple').on(t.sender, t.identifier, t.sentAt),
    index().on(t.receivedAt),
    index().on(t.zoneId),
  ],
);

/** An order that our own people declare, where no feed reaches. Two of them: nobody approves their own. */
export const declarations = pgTable(
  'declarations',
  {
    id: id(),
    status: status().notNull(),
    name: text().notNull(),
    /** The official source it was read from: a press release, a call with the county. */
    source: text().notNull(),
    shape: jsonb().$type<MultiPolygon>().notNull(),
    shapeHash: text().notNull(),
    state: text({ enum: ['proposed', 'approved', 'refused', 'withdrawn'] })
      .notNull()
      .default('proposed'),
    proposedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    proposedAt: instant().notNull(),
    decidedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant(),
    note: text(),
    zoneId: uuid().references(() => zones.id),
  },
  (t) => [
    index().on(t.state, t.proposedAt),
    check('declarations_state_known', sql`${t.state} in ('proposed', 'approved', 'refused', 'withdrawn')`),
    check(
      'declarations_two_people',
      // Who it was may have deleted their account since; that it was two is asked when it is approved, by a trigger.
      sql`${t.state} <> 'approved' or (${t.decidedAt} is not null and (${t.decidedBy} <> ${t.proposedBy}
        or ${t.decidedBy} is null or ${t.proposedBy} is null))`,
    ),
  ],
);
