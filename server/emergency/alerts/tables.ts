import { INFORMATION_KINDS } from '#contract/emergency/information.ts';
import type { MultiPolygon } from '#contract/shape.ts';
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
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, count, createdAt, degrees, id, instant, partOf } from '#server/platform/tables.ts';

/** A source that publishes orders or alerts, and how well it has been responding. */
export const feeds = pgTable(
  'feeds',
  {
    /** "caloes", "nws", "ipaws", "recorded", "manual". */
    id: text().primaryKey(),
    state: text({ enum: ['ok', 'stale', 'unavailable'] })
      .notNull()
      .default('unavailable'),
    stateSince: instant().notNull().defaultNow(),
    /** Why it isn't OK, in one sentence. */
    reason: text(),
    lastPullAt: instant(),
    /** The last complete response. Its zones stay live whatever comes after. */
    lastGoodAt: instant(),
    nextPullAt: instant(),
    failures: count(),
    etag: text(),
    lastModified: text(),
    /** How many responses in a row lacked most known zones, and since when; see pull-quality.ts. */
    doubt: jsonb().$type<{ since: string; pulls: number; keys: string[] }>(),
    /** The timestamp inside the last complete response. Null if it has none. */
    contentAt: instant(),
  },
  (t) => [check('feeds_state_known', sql`${t.state} in ('ok', 'stale', 'unavailable')`)],
);

/**
 * The raw bytes we received, each stored once, gzipped, under their SHA-256. They are the evidence for every decision.
 */
export const alertEvidence = pgTable('alert_evidence', {
  hash: bytes().primaryKey(),
  contentType: text().notNull(),
  body: bytes().notNull(),
  /** Uncompressed, in bytes. */
  size: integer().notNull(),
  createdAt: createdAt(),
});

/** Every poll of a feed and its result. */
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
    /** SHA-256 of the content regardless of formatting, which identifies replays. */
    contentHash: bytes(),
    /** How many zones or other entries it had. */
    zones: integer(),
    /** The timestamp inside the content. */
    contentAt: instant(),
    tookMs: integer(),
  },
  (t) => [
    index().on(t.feedId, t.at),
    index().on(t.feedId, t.contentHash),
    index().on(t.evidenceHash),
    check(
      'feed_pulls_outcome_known',
      sql`${t.outcome} in ('good', 'unchanged', 'empty', 'half', 'refused', 'failed')`,
    ),
  ],
);

const status = () => text({ enum: ['order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown'] });
const statusKnown = sql`in ('order', 'warning', 'advisory', 'shelter', 'lifted', 'unknown')`;

/**
 * An official evacuation zone in one format for all publishers. Live data only: drills have their own tables.
 */
export const zones = pgTable(
  'zones',
  {
    id: id(),
    feedId: text()
      .notNull()
      .references(() => feeds.id),
    /** The official id, or the shape's hash if there is none, so that it stays the same from pull to pull. */
    key: text().notNull(),
    status: status().notNull(),
    /** The status as published. */
    words: text(),
    name: text(),
    county: text(),
    notes: text(),
    url: text(),
    /** When the authority says it last changed the zone. Null if it doesn't say. */
    issuedAt: instant(),
    /** Since when it has been an order. Membership start dates are compared with this. */
    orderSince: instant(),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    /** GeoJSON coordinates. Null if no usable shape came, so no home is inside. */
    shape: jsonb().$type<MultiPolygon>(),
    shapeHash: text(),
    west: degrees(),
    south: degrees(),
    east: degrees(),
    north: degrees(),
    /** The newly drawn boundary, while the shape still includes area that it leaves out; see zone-line.ts. */
    drawnShape: jsonb().$type<MultiPolygon>(),
    drawnHash: text(),
    drawnSince: instant(),
    /** Complete responses since then with this boundary. */
    drawnPulls: count(),
    /** Incremented when status or shape changes. */
    version: integer().notNull().default(1),
    /** Whether it can start services. `held` waits for a review. */
    verdict: text({ enum: ['auto', 'held', 'approved', 'refused'] }).notNull(),
    verdictReason: text(),
    /** The written rule that was applied last; see contract/emergency/zone-rules.ts. */
    rule: text(),
    /** If a new order began on a zone that had left the list: when the old one was last listed. */
    lapsedAt: instant(),
    /** Rows without times conflict: which conflict, since when, and how many complete responses had it. */
    rowsKey: text(),
    rowsSince: instant(),
    rowsPulls: count(),
    /** `later`: the milder row came later; `unknown`: we can't tell. `severe` and `rival` are decided. */
    rowsChoice: text({ enum: ['later', 'unknown', 'severe', 'rival'] }),
    absentSince: instant(),
    /** Complete responses since then without this zone. */
    absentPulls: count(),
    /** It vanished together with most others: our team decides, or 12 hours of complete responses do. */
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
    check(
      'zones_rows_known',
      sql`${t.rowsChoice} in ('later', 'unknown', 'severe', 'rival') and ${t.rowsKey} is not null
        or ${t.rowsChoice} is null and ${t.rowsKey} is null`,
    ),
    check('zones_verdict_known', sql`${t.verdict} in ('auto', 'held', 'approved', 'refused')`),
    check(
      'zones_shape_whole',
      sql`(${t.shape} is null) = (${t.shapeHash} is null) and (${t.shape} is null) = (${t.west} is null)`,
    ),
  ],
);

/** Every change of a zone with its evidence. Append-only. */
export const zoneVersions = pgTable(
  'zone_versions',
  {
    zoneId: partOf(() => zones.id),
    version: integer().notNull(),
    at: instant().notNull(),
    status: status().notNull(),
    words: text(),
    shape: jsonb().$type<MultiPolygon>(),
    shapeHash: text(),
    evidenceHash: bytes().references(() => alertEvidence.hash),
    reason: text().notNull(),
    /** The written rule that was applied. Null before rules were recorded. */
    rule: text(),
  },
  (t) => [
    primaryKey({ columns: [t.zoneId, t.version] }),
    index().on(t.evidenceHash),
    check('zone_versions_status_known', sql`${t.status} ${statusKnown}`),
  ],
);

/** One CAP or NWS message, identified by sender, identifier and time sent. */
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
    /** Null if we know it only because another message refers to it. */
    msgType: text({ enum: ['Alert', 'Update', 'Cancel', 'Ack', 'Error'] }),
    capStatus: text(),
    event: text(),
    headline: text(),
    meaning: text({
      enum: ['order', 'warning', 'ready', 'shelter', 'lifted', 'notice', 'test', 'other', 'unknown'],
    }),
    /** The words that led to this meaning, and how certain it is. */
    why: text(),
    isDoubtful: text({ enum: ['no', 'yes'] })
      .notNull()
      .default('no'),
    signature: text({ enum: ['verified', 'unsigned', 'refused'] }),
    /** When it expires. Null if open-ended. */
    endsAt: instant(),
    /** The message that replaced or canceled it. */
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
    index().on(t.evidenceHash),
  ],
);

/**
 * An order that our team declares where no feed covers the area. Needs two people: no one approves their own.
 */
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
    proposedBy: userIdOrNull(),
    proposedAt: instant().notNull(),
    decidedBy: userIdOrNull(),
    decidedAt: instant(),
    note: text(),
    zoneId: uuid().references(() => zones.id),
  },
  (t) => [
    index().on(t.state, t.proposedAt),
    check('declarations_state_known', sql`${t.state} in ('proposed', 'approved', 'refused', 'withdrawn')`),
    check(
      'declarations_two_people',
      // Either account may have been deleted since. A trigger enforces two people at approval.
      sql`${t.state} <> 'approved' or (${t.decidedAt} is not null and (${t.decidedBy} <> ${t.proposedBy}
        or ${t.decidedBy} is null or ${t.proposedBy} is null))`,
    ),
  ],
);

/**
 * Official information that starts no services: an advisory, Shelter in Place, a Red Flag Warning, a power
 * shutoff. The version is incremented when what people should know changes: area, kind or end.
 */
export const informationEvents = pgTable(
  'information_events',
  {
    id: id(),
    kind: text({ enum: INFORMATION_KINDS }).notNull(),
    /** "zone:<id>", "message:<identifier>" of its first message, "team:<id>". */
    key: text().notNull(),
    name: text().notNull(),
    source: text().notNull(),
    url: text(),
    shape: jsonb().$type<MultiPolygon>().notNull(),
    shapeHash: text().notNull(),
    /** Identifiers of all messages about it, because each update refers to the one before. */
    messageIds: text().array().notNull().default([]),
    startsAt: instant(),
    endsAt: instant(),
    version: integer().notNull().default(1),
    /** The last version whose recipients are queued. */
    publishedVersion: integer().notNull().default(0),
    changedAt: instant().notNull(),
    endedAt: instant(),
    endReason: text({ enum: ['canceled', 'lifted', 'raised', 'expired'] }),
    announcedBy: userIdOrNull(),
  },
  (t) => [
    uniqueIndex('information_events_key').on(t.key),
    index('information_events_unpublished')
      .on(t.changedAt)
      .where(sql`${t.publishedVersion} < ${t.version}`),
    index('information_events_in_force')
      .on(t.endsAt)
      .where(sql`${t.endedAt} is null`),
    check(
      'information_events_kind_known',
      sql`${t.kind} in ('shelter-in-place', 'advisories', 'red-flag', 'power-shutoff')`,
    ),
    check('information_events_published', sql`${t.publishedVersion} between 0 and ${t.version}`),
    check('information_events_ended', sql`(${t.endedAt} is null) = (${t.endReason} is null)`),
  ],
);
