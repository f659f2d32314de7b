/** Incident data for administrators. */
import type { MultiPolygon } from '#contract/shape.ts';
import { zonesOfIncident } from '#server/emergency/alerts/alerts.ts';
import { homesInBox, placesOf, type PlacedHome } from '#server/home/homes/homes.ts';
import { after } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { shaped } from '#server/emergency/activations/decide/zone-state.ts';
import { REST_MS } from '#server/emergency/activations/decide/eligibility.ts';
import { entitlementsFor } from '#server/emergency/activations/execute/matching.ts';
import { prepare } from '#server/platform/polygon.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import { and, asc, type Column, count, eq, inArray, lte, type SQL, sql } from '#server/platform/drizzle.ts';
import { activations } from './tables.ts';

/** Counts by incident and state, and how many of those the household has confirmed. */
export const countActivations = (db: Queryable, incidentIds: readonly string[]) =>
  incidentIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          incidentId: activations.incidentId,
          state: activations.state,
          homes: count(),
          seen: count(activations.acknowledgedAt),
        })
        .from(activations)
        .where(inArray(activations.incidentId, [...incidentIds]))
        .groupBy(activations.incidentId, activations.state);

/** For how many homes each of these zones keeps services active. */
export async function activeByZone(db: Queryable, zoneIds: readonly string[]): Promise<Map<string, number>> {
  if (zoneIds.length === 0) return new Map();
  const rows = await db
    .select({ zoneId: activations.zoneId, homes: count() })
    .from(activations)
    .where(and(inArray(activations.zoneId, [...zoneIds]), eq(activations.state, 'active')))
    .groupBy(activations.zoneId);
  return new Map(rows.map(({ zoneId, homes }) => [zoneId, homes]));
}

/** A page of an incident's activations in any state, limited to these homes if given. */
export async function homesOfIncident(
  db: Queryable,
  incidentId: string,
  { homeIds, limit, offset }: { homeIds: readonly string[] | null; limit: number; offset: number },
) {
  const where = and(
    eq(activations.incidentId, incidentId),
    homeIds === null ? undefined : inArray(activations.homeId, [...homeIds]),
  );
  if (homeIds?.length === 0) return { rows: [], total: 0 };
  const [counted] = await db.select({ total: count() }).from(activations).where(where);
  const rows = await db
    .select()
    .from(activations)
    .where(where)
    .orderBy(asc(activations.createdAt), asc(activations.homeId))
    .limit(limit)
    .offset(offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Homes with active services from before a moment, oldest first, for which another capability's condition holds. */
export const activeWhere = (
  db: Queryable,
  given: { before: Date; limit: number; where: (homeId: Column, incidentId: Column) => SQL },
) =>
  db
    .select({ homeId: activations.homeId, incidentId: activations.incidentId })
    .from(activations)
    .where(
      and(
        eq(activations.state, 'active'),
        lte(activations.createdAt, given.before),
        given.where(activations.homeId, activations.incidentId),
      ),
    )
    .orderBy(asc(activations.createdAt), asc(activations.homeId))
    .limit(given.limit);

/** Locations of homes with active services. */
export async function activeHomeLocations(db: Queryable, limit: number) {
  const rows = await db
    .select({ homeId: activations.homeId })
    .from(activations)
    .where(eq(activations.state, 'active'))
    .limit(limit);
  const [counted] = await db
    .select({ total: count() })
    .from(activations)
    .where(eq(activations.state, 'active'));
  const places = await placesOf(
    db,
    rows.map(({ homeId }) => homeId),
  );
  return {
    places: places.flatMap(({ lat, lng }): [number, number][] =>
      lat === null || lng === null ? [] : [[lng, lat]],
    ),
    total: counted?.total ?? 0,
  };
}

/**
 * How many homes a correction affects: activated and not canceled, or alerted, by the incident or one of its
 * zones.
 */
export async function homesToCorrect(db: Queryable, incidentId: string, zoneId?: string): Promise<number> {
  const ofZone = zoneId === undefined ? sql`` : sql`and zone_id = ${zoneId}`;
  const { rows } = await db.execute<{ homes: number }>(sql`
    select count(distinct home_id)::int as homes from (
      select home_id from activations where incident_id = ${incidentId} and state <> 'cancelled' ${ofZone}
      union all
      select home_id from home_alerts where incident_id = ${incidentId} and ended_at is null ${ofZone}) as told`);
  return rows[0]?.homes ?? 0;
}

/** Precisely located members' homes inside a drawn shape, with a membership now. */
export async function membersInside(db: Queryable, shape: MultiPolygon, at: Date): Promise<PlacedHome[]> {
  const area = prepare(shape);
  const inside = (await homesInBox(db, area.box, 'precisely')).filter(({ lng, lat }) =>
    area.contains(lng, lat),
  );
  const entitledAt = await entitlementsFor(
    db,
    inside.map(({ userId }) => userId),
  );
  return inside.filter(({ userId }) => entitledAt(userId, at));
}

/**
 * Members' homes in an area, however exactly we know where they are. For information only: it may reach a
 * neighbor of the area, and starts nothing.
 */
export async function membersAround(db: Queryable, shape: MultiPolygon, at: Date): Promise<PlacedHome[]> {
  const area = prepare(shape);
  const isInside = (lng: number, lat: number) => area.contains(lng, lat);
  const found = [
    ...(await homesInBox(db, area.box, 'precisely', isInside)),
    ...(await homesInBox(db, area.box, 'roughly', isInside)),
  ];
  const entitledAt = await entitlementsFor(
    db,
    found.map(({ userId }) => userId),
  );
  return found.filter(({ userId }) => entitledAt(userId, at));
}

/** The incident with the nearest order to a home, within this distance. */
export async function nearestIncident(
  db: Queryable,
  { lat, lng, miles, at }: { lat: number; lng: number; miles: number; at: Date },
): Promise<string | undefined> {
  const found: { id: string; away: number }[] = [];
  for (const { id } of await incidentStore.recentIncidents(db, after(at, -REST_MS))) {
    const orders = shaped(await zonesOfIncident(db, id)).filter(({ zone }) => zone.orderSince !== null);
    const away = Math.min(...orders.map(({ shape }) => shape.milesTo(lat, lng)));
    if (away <= miles) found.push({ id, away });
  }
  return found.toSorted((a, b) => a.away - b.away)[0]?.id;
}
