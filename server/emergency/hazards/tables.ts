import { CLOSURE_KINDS, DIRECTIONS, HAZARD_END_RULES } from '#contract/hazards.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { alertEvidence, feeds } from '#server/emergency/alerts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from '#server/platform/drizzle-tables.ts';
import { bytes, count, degrees, flag, id, instant, isOnEarth, isOneOf } from '#server/platform/tables.ts';
import type { ClosurePlace } from '#server/ports/hazard-feed.ts';

/** Common columns of fires and closures: source, evidence, and the rule by which it ended. */
const reported = () => ({
  id: id(),
  feedId: text()
    .notNull()
    .references(() => feeds.id, { onDelete: 'cascade' }),
  /** The source's id for it. */
  key: text().notNull(),
  west: degrees().notNull(),
  south: degrees().notNull(),
  east: degrees().notNull(),
  north: degrees().notNull(),
  firstSeenAt: instant().notNull(),
  /** The last response that listed it. */
  lastSeenAt: instant().notNull(),
  /** The response with its latest version. */
  evidenceHash: bytes()
    .notNull()
    .references(() => alertEvidence.hash),
  absentSince: instant(),
  /** Complete responses since then without it. */
  absentPulls: count(),
  /** It vanished together with most others. */
  isLost: flag(),
  endedAt: instant(),
  endRule: text({ enum: HAZARD_END_RULES }),
  /** The response that ended it. */
  endEvidenceHash: bytes().references(() => alertEvidence.hash),
});

export const firePerimeters = pgTable(
  'fire_perimeters',
  {
    ...reported(),
    name: text().notNull(),
    shape: jsonb().$type<MultiPolygon>().notNull(),
    acres: doublePrecision(),
    containedPercent: doublePrecision(),
    /** When the perimeter was mapped. Null: the source doesn't say. */
    asOf: instant(),
  },
  (t) => [
    uniqueIndex('fire_perimeters_feed_key').on(t.feedId, t.key),
    index('fire_perimeters_burning')
      .on(t.west, t.east)
      .where(sql`${t.endedAt} is null`),
    index().on(t.evidenceHash),
    index().on(t.endEvidenceHash),
    check(
      'fire_perimeters_end_whole',
      sql`(${t.endedAt} is null) = (${t.endRule} is null) and (${t.endedAt} is null) = (${t.endEvidenceHash} is null)`,
    ),
    check('fire_perimeters_rule_known', isOneOf(t.endRule, HAZARD_END_RULES)),
  ],
);

/** One time window of a closure. It may lie in the future. */
export const roadClosures = pgTable(
  'road_closures',
  {
    ...reported(),
    ref: text(),
    kind: text({ enum: CLOSURE_KINDS }).notNull(),
    road: text().notNull(),
    direction: text({ enum: DIRECTIONS }),
    details: text(),
    place: jsonb().$type<ClosurePlace>().notNull(),
    startsAt: instant(),
    /** Null: no end is known. */
    endsAt: instant(),
    isInPlace: boolean().notNull(),
  },
  (t) => [
    uniqueIndex('road_closures_feed_key').on(t.feedId, t.key),
    index('road_closures_in_force')
      .on(t.west, t.east)
      .where(sql`${t.endedAt} is null`),
    index().on(t.evidenceHash),
    index().on(t.endEvidenceHash),
    check(
      'road_closures_end_whole',
      sql`(${t.endedAt} is null) = (${t.endRule} is null) and (${t.endedAt} is null) = (${t.endEvidenceHash} is null)`,
    ),
    check('road_closures_rule_known', isOneOf(t.endRule, HAZARD_END_RULES)),
    check('road_closures_kind_known', isOneOf(t.kind, CLOSURE_KINDS)),
    check('road_closures_direction_known', isOneOf(t.direction, DIRECTIONS)),
  ],
);

/** What a pull changed, with its evidence. Append-only. */
export const hazardChanges = pgTable(
  'hazard_changes',
  {
    id: id(),
    feedId: text()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    at: instant().notNull(),
    change: text({ enum: ['started', 'changed', 'ended'] }).notNull(),
    rule: text({ enum: HAZARD_END_RULES }),
    evidenceHash: bytes()
      .notNull()
      .references(() => alertEvidence.hash),
  },
  (t) => [
    index().on(t.feedId, t.key, t.at),
    index().on(t.at),
    index().on(t.evidenceHash),
    check('hazard_changes_change_known', isOneOf(t.change, ['started', 'changed', 'ended'])),
    check('hazard_changes_end_has_rule', sql`(${t.change} = 'ended') = (${t.rule} is not null)`),
  ],
);

/**
 * A shelter that a source lists as open. Unlike a closure, it must not be shown too long, or people would drive to a
 * closed door. One complete response without it closes it.
 */
export const shelters = pgTable(
  'shelters',
  {
    id: id(),
    feedId: text()
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The source's id for it. */
    key: text().notNull(),
    name: text().notNull(),
    address: text(),
    lat: degrees().notNull(),
    lng: degrees().notNull(),
    capacity: integer(),
    people: integer(),
    takesPets: boolean(),
    isAccessible: boolean(),
    firstSeenAt: instant().notNull(),
    /** The last response that listed it as open. */
    lastSeenAt: instant().notNull(),
    evidenceHash: bytes()
      .notNull()
      .references(() => alertEvidence.hash),
    closedAt: instant(),
  },
  (t) => [
    uniqueIndex('shelters_feed_key').on(t.feedId, t.key),
    index('shelters_open')
      .on(t.lat, t.lng)
      .where(sql`${t.closedAt} is null`),
    index().on(t.evidenceHash),
    check('shelters_on_earth', isOnEarth(t)),
    check('shelters_counts', sql`${t.capacity} > 0 and ${t.people} >= 0`),
    check('shelters_closed_after', sql`${t.closedAt} >= ${t.firstSeenAt}`),
  ],
);
