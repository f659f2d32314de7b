/** Homes under a warning, or under an order without services. */
import type { Queryable, Tx } from '#server/platform/db.ts';
import { uuids } from '#server/platform/packed.ts';
import { type ALERT_KINDS, homeAlerts } from '#server/emergency/activations/tables.ts';
import { and, eq, gt, inArray, isNull, sql } from '#server/platform/drizzle.ts';

export type HomeAlert = typeof homeAlerts.$inferSelect;
export type AlertKind = (typeof ALERT_KINDS)[number];

/**
 * Adds alerts. Homes already alerted in this incident are unchanged, and an ended alert restarts. Returns those
 * that started, and whether for the first time.
 */
export async function insertAlerts(
  tx: Tx,
  rows: readonly (typeof homeAlerts.$inferInsert)[],
): Promise<{ homeId: string; isFirst: boolean }[]> {
  const begun: { homeId: string; isFirst: boolean }[] = [];
  for (let from = 0; from < rows.length; from += 5000)
    begun.push(
      ...(await tx
        .insert(homeAlerts)
        .values(rows.slice(from, from + 5000))
        .onConflictDoUpdate({
          target: [homeAlerts.incidentId, homeAlerts.homeId, homeAlerts.kind],
          set: {
            endedAt: null,
            endReason: null,
            isCanceled: false,
            acknowledgedAt: null,
            acknowledgedBy: null,
            at: sql`excluded.at`,
            zoneId: sql`excluded.zone_id`,
            isPossible: sql`excluded.is_possible`,
          },
          setWhere: sql`${homeAlerts.endedAt} is not null`,
        })
        .returning({ homeId: homeAlerts.homeId, isFirst: sql<boolean>`xmax = 0` })),
    );
  return begun;
}

/** Live alerts of one kind that these zones caused. */
export const alertsOfZones = (
  db: Queryable,
  kind: AlertKind,
  zoneIds: readonly string[],
): Promise<HomeAlert[]> =>
  zoneIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(homeAlerts)
        .where(
          and(
            eq(homeAlerts.kind, kind),
            inArray(homeAlerts.zoneId, [...zoneIds]),
            isNull(homeAlerts.endedAt),
          ),
        );

/** The zone that currently warns each of these homes. */
export async function liveWarnings(db: Queryable, homeIds: readonly string[]): Promise<Map<string, string>> {
  if (homeIds.length === 0) return new Map();
  const { rows } = await db.execute<{ homeId: string; zoneId: string }>(sql`
    select home_id as "homeId", zone_id as "zoneId" from home_alerts
    where kind = 'warning' and home_id = any(${uuids(homeIds)}) and ended_at is null order by at desc`);
  return new Map(rows.map(({ homeId, zoneId }) => [homeId, zoneId]));
}

/** Which of these homes are alerted to an order now, in any incident. */
export async function underOrder(db: Queryable, homeIds: readonly string[]): Promise<Set<string>> {
  if (homeIds.length === 0) return new Set();
  const { rows } = await db.execute<{ homeId: string }>(sql`
    select distinct home_id as "homeId" from home_alerts
    where kind = 'order' and home_id = any(${uuids(homeIds)}) and ended_at is null`);
  return new Set(rows.map(({ homeId }) => homeId));
}

/** Which of these homes have been alerted to an order of this incident, ended or not. */
export async function alertedToOrder(
  db: Queryable,
  incidentId: string,
  homeIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.execute<{ homeId: string }>(sql`
    select home_id as "homeId" from home_alerts where incident_id = ${incidentId} and kind = 'order'`);
  if (rows.length === 0) return new Set();
  const wanted = new Set(homeIds);
  return new Set(rows.map(({ homeId }) => homeId).filter((id) => wanted.has(id)));
}

/** Alerts of one kind from these zones that ended after a given time. */
export const endedAlertsOf = (
  db: Queryable,
  kind: AlertKind,
  zoneIds: readonly string[],
  since: Date,
): Promise<HomeAlert[]> =>
  db
    .select()
    .from(homeAlerts)
    .where(
      and(eq(homeAlerts.kind, kind), inArray(homeAlerts.zoneId, [...zoneIds]), gt(homeAlerts.endedAt, since)),
    );

/** Moves alerts to another zone. */
export async function moveAlerts(
  tx: Tx,
  kind: AlertKind,
  moves: readonly Pick<HomeAlert, 'incidentId' | 'homeId' | 'zoneId'>[],
) {
  if (moves.length === 0) return;
  const list = (of: (move: (typeof moves)[number]) => string) => sql.param(moves.map(of));
  await tx.execute(sql`update home_alerts a set zone_id = m.zone_id
    from unnest(${list((m) => m.incidentId)}::uuid[], ${list((m) => m.homeId)}::uuid[], ${list((m) => m.zoneId)}::uuid[])
      as m (incident_id, home_id, zone_id)
    where a.kind = ${kind} and a.incident_id = m.incident_id and a.home_id = m.home_id`);
}

type Ending = {
  kind: AlertKind;
  incidentId: string;
  homeIds: readonly string[];
  at: Date;
  reason?: string;
  isCanceled?: boolean;
};

/** Ends live alerts. A mistake also marks recently ended ones as canceled. */
export async function endAlerts(tx: Tx, ending: Ending): Promise<void> {
  const { kind, incidentId, homeIds, at, reason, isCanceled = false } = ending;
  if (homeIds.length === 0) return;
  await tx.execute(sql`update home_alerts set ended_at = coalesce(ended_at, ${at.toISOString()}::timestamptz),
      end_reason = ${reason ?? null}, is_canceled = ${isCanceled}
    where incident_id = ${incidentId} and kind = ${kind} and home_id = any(${uuids(homeIds)})
      and (ended_at is null or ${isCanceled})`);
}

/** Stores the first acknowledgement of an order. Returns false if there was one, or no such alert. */
export const acknowledgeAlert = async (
  tx: Tx,
  { incidentId, homeId, by, at }: { incidentId: string; homeId: string; by: string | null; at: Date },
): Promise<boolean> =>
  (
    await tx
      .update(homeAlerts)
      .set({ acknowledgedAt: at, acknowledgedBy: by })
      .where(
        and(
          eq(homeAlerts.incidentId, incidentId),
          eq(homeAlerts.homeId, homeId),
          eq(homeAlerts.kind, 'order'),
          isNull(homeAlerts.acknowledgedAt),
        ),
      )
      .returning({ homeId: homeAlerts.homeId })
  ).length > 0;
