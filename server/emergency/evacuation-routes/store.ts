import { homesUnderOrder } from '#server/emergency/activations/activations.ts';
import { roomWithHotel } from '#server/emergency/lodging/lodging.ts';
import { exactPlace } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { uuids } from '#server/platform/packed.ts';
import type { Box } from '#server/platform/polygon.ts';
import { and, asc, eq, inArray, ne, sql, type SQL } from '#server/platform/drizzle.ts';
import { evacuationRoutes, routePictures } from './tables.ts';

export type RouteRow = typeof evacuationRoutes.$inferSelect;
export type NewRoute = typeof evacuationRoutes.$inferInsert;
export type RouteKey = { incidentId: string; homeId: string };

/** A home under an order with its location, its room's location, and its current version. */
export type Routed = RouteKey & {
  from: [number, number];
  hotel: { id: string; name: string; at: [number, number] } | null;
  /** The newest version, current or not. 0: there has been none. */
  newestVersion: number;
  current:
    | (Pick<
        RouteRow,
        'id' | 'version' | 'outcome' | 'goal' | 'hotelId' | 'roadsMark' | 'pictureHash' | 'line' | 'noWay'
      > & { from: [number, number]; to: [number, number] | null })
    | null;
};

type Row = {
  homeId: string;
  lng: number;
  lat: number;
  hotelId: string | null;
  hotelName: string | null;
  hotelLng: number | null;
  hotelLat: number | null;
  newestVersion: number;
  id: string | null;
  version: number;
  outcome: RouteRow['outcome'];
  goal: RouteRow['goal'];
  noWay: RouteRow['noWay'];
  routeHotelId: string | null;
  roadsMark: string | null;
  pictureHash: string;
  line: string | null;
  fromLng: number;
  fromLat: number;
  toLng: number | null;
  toLat: number | null;
};

const HOME = sql.raw('ordered.home_id');

/** Homes under an order of an incident. Households that have checked in at their hotel need no route. */
const routedWhere = async (
  db: Queryable,
  incidentId: string,
  condition: SQL,
  { after = null, limit }: { after?: string | null; limit: number },
): Promise<Routed[]> => {
  const incident = sql`${incidentId}::uuid`;
  const { rows } = await db.execute<Row>(sql`
    select ordered.home_id as "homeId", place.lng, place.lat, hotel.id as "hotelId", hotel.name as "hotelName",
      hotel.lng as "hotelLng", hotel.lat as "hotelLat",
      coalesce((select max(any_route.version) from evacuation_routes any_route
        where any_route.incident_id = ${incident} and any_route.home_id = ordered.home_id), 0) as "newestVersion", route.id, route.version, route.outcome,
      route.goal, route.no_way as "noWay", route.hotel_id as "routeHotelId", route.roads_mark as "roadsMark",
      route.picture_hash as "pictureHash", route.line, route.from_lng as "fromLng", route.from_lat as "fromLat",
      route.to_lng as "toLng", route.to_lat as "toLat"
    from ${homesUnderOrder(incident)} ordered
    join lateral ${exactPlace(HOME)} place on true
    left join lateral ${roomWithHotel(incident, HOME)} hotel on true
    left join evacuation_routes route
      on route.incident_id = ${incident} and route.home_id = ordered.home_id and route.is_current
    where hotel.state is distinct from 'checked-in' and (${after}::uuid is null or ordered.home_id > ${after}::uuid)
      and (${condition})
    order by ordered.home_id limit ${limit}`);
  return rows.map((row) => toRouted(incidentId, row));
};

const toRouted = (incidentId: string, row: Row): Routed => ({
  incidentId,
  homeId: row.homeId,
  from: [row.lng, row.lat],
  hotel:
    row.hotelId !== null && row.hotelLng !== null && row.hotelLat !== null
      ? { id: row.hotelId, name: row.hotelName ?? '', at: [row.hotelLng, row.hotelLat] }
      : null,
  newestVersion: row.newestVersion,
  current:
    row.id === null
      ? null
      : {
          id: row.id,
          version: row.version,
          outcome: row.outcome,
          goal: row.goal,
          noWay: row.noWay,
          hotelId: row.routeHotelId,
          roadsMark: row.roadsMark,
          pictureHash: row.pictureHash,
          line: row.line,
          from: [row.fromLng, row.fromLat],
          to: row.toLng === null || row.toLat === null ? null : [row.toLng, row.toLat],
        },
});

const AT_ONCE = 500;

/** Reads page by page, so that a city's routes are never all in memory. */
async function* pages(read: (after: string | null) => Promise<Routed[]>): AsyncGenerator<Routed[]> {
  let after: string | null = null;
  do {
    const page: Routed[] = await read(after);
    if (page.length > 0) yield page;
    after = page.length < AT_ONCE ? null : (page.at(-1)?.homeId ?? null);
  } while (after !== null);
}

/** Homes without a route, whose room or location differs from their route's, or whose route couldn't be computed. */
export const routesMissing = (db: Queryable, incidentId: string, roadsMark: string | null) =>
  pages((after) =>
    routedWhere(
      db,
      incidentId,
      sql`route.id is null or route.hotel_id is distinct from hotel.id or route.from_lng <> place.lng
        or route.from_lat <> place.lat or route.outcome = 'unavailable'
        or ((route.outcome = 'no-road-data' or (route.goal = 'clear' and route.hotel_id is not null))
          and route.roads_mark is distinct from ${roadsMark}::text)`,
      { after, limit: AT_ONCE },
    ),
  );

/** Routes that a change in these cells may affect, and refusals that it may resolve. */
export const routesConcerned = (db: Queryable, incidentId: string, cells: readonly number[] | null) =>
  pages((after) =>
    routedWhere(
      db,
      incidentId,
      sql`route.outcome in ('in-fire', 'no-way-in-our-data', 'verified-goes-deeper-first')
        or (route.goal = 'clear' and route.hotel_id is not null)
        or ${cells === null ? sql`route.line is not null` : sql`route.cells && ${sql.param([...cells])}::int[]`}`,
      { after, limit: AT_ONCE },
    ),
  );

export const routedHomes = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  routedWhere(db, incidentId, sql`ordered.home_id = any(${uuids(homeIds)})`, { limit: homeIds.length });

/** The box around all homes under an order of an incident and their hotels. */
export async function boxAround(db: Queryable, incidentId: string): Promise<Box | null> {
  const incident = sql`${incidentId}::uuid`;
  const { rows } = await db.execute<Record<keyof Box, number | null>>(sql`
    select least(min(place.lng), min(hotel.lng)) as west, least(min(place.lat), min(hotel.lat)) as south,
      greatest(max(place.lng), max(hotel.lng)) as east, greatest(max(place.lat), max(hotel.lat)) as north
    from ${homesUnderOrder(incident)} ordered
    join lateral ${exactPlace(HOME)} place on true
    left join lateral ${roomWithHotel(incident, HOME)} hotel on true`);
  const [row] = rows;
  if (!row || row.west === null || row.south === null || row.east === null || row.north === null) return null;
  return { west: row.west, south: row.south, east: row.east, north: row.north };
}

const isOf = ({ incidentId, homeId }: RouteKey) =>
  and(eq(evacuationRoutes.incidentId, incidentId), eq(evacuationRoutes.homeId, homeId));

export const currentRoute = async (db: Queryable, key: RouteKey): Promise<RouteRow | undefined> =>
  (
    await db
      .select()
      .from(evacuationRoutes)
      .where(and(isOf(key), eq(evacuationRoutes.isCurrent, true)))
  )[0];

export const currentRoutes = (
  db: Queryable,
  incidentId: string,
  homeIds: readonly string[],
): Promise<RouteRow[]> =>
  db
    .select()
    .from(evacuationRoutes)
    .where(
      and(
        eq(evacuationRoutes.incidentId, incidentId),
        inArray(evacuationRoutes.homeId, [...homeIds]),
        eq(evacuationRoutes.isCurrent, true),
      ),
    );

/** The current versions of these homes, locked until the transaction ends. */
export async function lockVersions(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await tx
    .select({ homeId: evacuationRoutes.homeId, version: evacuationRoutes.version })
    .from(evacuationRoutes)
    .where(
      and(
        eq(evacuationRoutes.incidentId, incidentId),
        inArray(evacuationRoutes.homeId, [...homeIds]),
        eq(evacuationRoutes.isCurrent, true),
      ),
    )
    .orderBy(asc(evacuationRoutes.homeId))
    .for('update');
  return new Map(rows.map(({ homeId, version }) => [homeId, version]));
}

/**
 * Makes these versions current. Returns the homes for which no concurrent process was faster. Each version replaces
 * only the one it was computed from: without that, the slower of two processes that both compute a first version would
 * retire the other's and leave the household without any.
 */
export async function insertRoutes(tx: Tx, routes: readonly NewRoute[]): Promise<Set<string>> {
  const [first] = routes;
  if (!first) return new Set();
  const homeIds = routes.map(({ homeId }) => homeId);
  const replaced = routes.map(({ version }) => version - 1);
  await tx
    .update(evacuationRoutes)
    .set({ isCurrent: false })
    .where(
      and(
        eq(evacuationRoutes.incidentId, first.incidentId),
        sql`(${evacuationRoutes.homeId}, ${evacuationRoutes.version})
          in (select * from unnest(${uuids(homeIds)}, ${sql.param(replaced)}::int[]))`,
        eq(evacuationRoutes.isCurrent, true),
      ),
    );
  const made = await tx
    .insert(evacuationRoutes)
    .values([...routes])
    .onConflictDoNothing()
    .returning({ homeId: evacuationRoutes.homeId });
  return new Set(made.map(({ homeId }) => homeId));
}

/** Records that a refusal was retried and is still right. */
export const markChecked = (db: Queryable, ids: readonly string[], pictureHash: string) =>
  ids.length === 0
    ? Promise.resolve()
    : db
        .update(evacuationRoutes)
        .set({ pictureHash })
        .where(and(inArray(evacuationRoutes.id, [...ids]), ne(evacuationRoutes.pictureHash, pictureHash)));

export const findPicture = async (db: Queryable, incidentId: string) =>
  (await db.select().from(routePictures).where(eq(routePictures.incidentId, incidentId)))[0];

export const putPicture = (
  db: Queryable,
  { incidentId, at, items }: typeof routePictures.$inferInsert,
): Promise<unknown> =>
  db
    .insert(routePictures)
    .values({ incidentId, at, items })
    .onConflictDoUpdate({ target: routePictures.incidentId, set: { at, items } });

/** All versions of a home, oldest first. */
export const versionsOf = (db: Queryable, homeId: string): Promise<RouteRow[]> =>
  db
    .select()
    .from(evacuationRoutes)
    .where(eq(evacuationRoutes.homeId, homeId))
    .orderBy(asc(evacuationRoutes.computedAt));

export const deleteRoutes = (tx: Tx, homeId: string) =>
  tx.delete(evacuationRoutes).where(eq(evacuationRoutes.homeId, homeId));
