import type { HazardRisk } from '#contract/outreach/risk-map.ts';
import * as words from '#contract/outreach/risk-words.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  type AnyPgColumn,
} from '#server/platform/drizzle-tables.ts';
import { day, degrees, instant, isOnEarth, isOneOf } from '#server/platform/tables.ts';

const isScore = (column: AnyPgColumn) => sql`${column} between 0 and 100`;

const place = { lat: degrees().notNull(), lng: degrees().notNull() };

/** Tracks whether a row is built in, edited or removed: see `seeding.ts`. */
const keeping = {
  /** Hash of the built-in values last written here. Null for rows that were never built in. */
  seedFingerprint: text(),
  /** Set when an administrator edits the row. Seeding then skips it. */
  editedAt: instant(),
  /** Tombstone, so the next start doesn't restore the row. */
  removedAt: instant(),
};

/** First day of the month FEMA released the figures. Used to compare versions. */
const release = day;

export const riskAreas = pgTable(
  'risk_areas',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    county: text().notNull(),
    fips: text(),
    riskScore: doublePrecision().notNull(),
    riskLevel: text({ enum: words.RISK_LEVELS }).notNull(),
    population: doublePrecision(),
    buildingValue: doublePrecision(),
    expectedAnnualLoss: doublePrecision(),
    ...place,
    hazards: jsonb().$type<Record<words.AreaHazard, HazardRisk>>().notNull(),
    release: release(),
    ...keeping,
  },
  (t) => [
    check('risk_areas_fips_five_digits', sql`${t.fips} ~ '^[0-9]{5}$'`),
    check('risk_areas_score_in_range', isScore(t.riskScore)),
    check('risk_areas_level_known', isOneOf(t.riskLevel, words.RISK_LEVELS)),
    check('risk_areas_on_earth', isOnEarth(t)),
  ],
);

export const riskDisasters = pgTable(
  'risk_disasters',
  {
    id: text().primaryKey(),
    type: text({ enum: words.DISASTER_TYPES }).notNull(),
    name: text().notNull(),
    date: day().notNull(),
    county: text().notNull(),
    ...place,
    severity: text({ enum: words.SEVERITIES }).notNull(),
    damageUsd: doublePrecision(),
    fatalities: integer(),
    evacuated: integer(),
    acresBurned: doublePrecision(),
    containmentPercent: doublePrecision(),
    magnitude: doublePrecision(),
    /** Kilometers. */
    depth: doublePrecision(),
    affectedProperties: integer(),
    /** Cubic feet per second. */
    peakFlowRate: doublePrecision(),
    sources: text().array().notNull(),
    note: text(),
    ...keeping,
  },
  (t) => [
    check('risk_disasters_type_known', isOneOf(t.type, words.DISASTER_TYPES)),
    check('risk_disasters_severity_known', isOneOf(t.severity, words.SEVERITIES)),
    check('risk_disasters_has_source', sql`cardinality(${t.sources}) > 0`),
    check('risk_disasters_on_earth', isOnEarth(t)),
  ],
);

/** A county of FEMA's National Risk Index, built in or imported by an operator. */
export const riskCounties = pgTable(
  'risk_counties',
  {
    fips: text().primaryKey(),
    name: text().notNull(),
    state: text().notNull(),
    riskScore: doublePrecision(),
    rating: text({ enum: words.FEMA_RATINGS }).notNull(),
    population: doublePrecision(),
    buildingValue: doublePrecision(),
    expectedAnnualLoss: doublePrecision(),
    hazards: jsonb().$type<Record<words.CountyHazard, HazardRisk>>().notNull(),
    release: release().notNull(),
    /** Null once imported. Seeding then skips the row. */
    seedFingerprint: text(),
  },
  (t) => [
    index().on(t.state),
    check('risk_counties_fips_five_digits', sql`${t.fips} ~ '^[0-9]{5}$'`),
    check('risk_counties_state_two_letters', sql`${t.state} ~ '^[A-Z]{2}$'`),
    check('risk_counties_score_in_range', isScore(t.riskScore)),
    check('risk_counties_rating_known', isOneOf(t.rating, words.FEMA_RATINGS)),
  ],
);
