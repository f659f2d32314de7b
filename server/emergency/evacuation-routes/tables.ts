import {
  NO_WAY_REASONS,
  ROUTE_CAUSES,
  ROUTE_GOALS,
  type Avoided,
} from '#contract/emergency/evacuation-route.ts';
import { ROUTE_OUTCOMES, type RouteStep, type SourceState } from '#contract/emergency/routes.ts';
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
  unique,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { degrees, id, instant, isOneOf } from '#server/platform/tables.ts';

/** Ages as stored: times are ISO strings. */
export type StoredAges = Record<
  'roads' | 'zones' | 'fires' | 'closures',
  { state: SourceState; asOf: string | null }
>;

/** What a version was computed from. */
export type ComputedFrom = {
  engine: string;
  zones: { id: string; version: number }[];
  fires: string[];
  closures: string[];
};

/**
 * Versions of a household's route in an incident. One is current; a version's content never changes. No foreign keys to
 * activations, which are partitioned by incident.
 */
export const evacuationRoutes = pgTable(
  'evacuation_routes',
  {
    id: id(),
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    version: integer().notNull(),
    isCurrent: boolean().notNull().default(true),
    computedAt: instant().notNull(),
    cause: text({ enum: ROUTE_CAUSES }).notNull(),
    outcome: text({ enum: ROUTE_OUTCOMES }).notNull(),
    noWay: text({ enum: NO_WAY_REASONS }),
    goal: text({ enum: ROUTE_GOALS }).notNull(),
    /** The hotel of the room at that time, even if the route ends before it. */
    hotelId: uuid(),
    hotelName: text(),
    hotelLng: degrees(),
    hotelLat: degrees(),
    fromLng: degrees().notNull(),
    fromLat: degrees().notNull(),
    toLng: degrees(),
    toLat: degrees(),
    /** Encoded with seven decimals, like our road map. Null: there is no route. */
    line: text(),
    meters: doublePrecision(),
    seconds: doublePrecision(),
    metersToLeave: doublePrecision(),
    steps: jsonb().$type<RouteStep[]>(),
    /** Cells of 0.01 degrees that the line crosses, to find the routes that a hazard may affect. */
    cells: integer().array().notNull(),
    avoids: jsonb().$type<Avoided[]>().notNull(),
    ages: jsonb().$type<StoredAges>().notNull(),
    computedFrom: jsonb().$type<ComputedFrom>().notNull(),
    /** The road import it was computed with. */
    roadsMark: text(),
    /** The hazards that a refusal was last checked against. */
    pictureHash: text().notNull(),
  },
  (t) => [
    unique('evacuation_routes_version_key').on(t.incidentId, t.homeId, t.version),
    uniqueIndex('evacuation_routes_one_current')
      .on(t.incidentId, t.homeId)
      .where(sql`${t.isCurrent}`),
    index('evacuation_routes_touched')
      .using('gin', t.cells)
      .where(sql`${t.isCurrent}`),
    index().on(t.homeId),
    check('evacuation_routes_cause_known', isOneOf(t.cause, ROUTE_CAUSES)),
    check('evacuation_routes_outcome_known', isOneOf(t.outcome, ROUTE_OUTCOMES)),
    check('evacuation_routes_goal_known', isOneOf(t.goal, ROUTE_GOALS)),
    check('evacuation_routes_version_counts', sql`${t.version} >= 1`),
    check(
      'evacuation_routes_line_if_verified',
      sql`(${t.outcome} in ('verified', 'verified-goes-deeper-first')) = (${t.line} is not null)`,
    ),
    check(
      'evacuation_routes_line_whole',
      sql`(${t.line} is null) = (${t.steps} is null) and (${t.line} is null) = (${t.meters} is null)
        and (${t.line} is null) = (${t.seconds} is null) and (${t.line} is null or ${t.toLng} is not null)`,
    ),
    check(
      'evacuation_routes_no_way_has_reason',
      sql`(${t.outcome} = 'no-way-in-our-data') = (${t.noWay} is not null)`,
    ),
    check('evacuation_routes_goal_hotel', sql`${t.goal} <> 'hotel' or ${t.hotelId} is not null`),
  ],
);

/** The hazards that an incident's routes were last checked against, to find what changed since. */
export const routePictures = pgTable('route_pictures', {
  incidentId: uuid().primaryKey(),
  at: instant().notNull(),
  /** Hash of each zone, fire and closure by its id. */
  items: jsonb().$type<Record<string, string>>().notNull(),
});
