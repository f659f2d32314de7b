import { and, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { uuids } from '#server/platform/packed.ts';
import { homeWarnings } from '#server/emergency/activations/tables.ts';

export type Warning = typeof homeWarnings.$inferSelect;

/**
 * Adds warnings. Homes already warned in this incident are unchanged, and an ended warning restarts. Returns
 * those that started, and whether for the first time.
 */
export async function insertWarnings(
  tx: Tx,
  rows: readonly (typeof homeWarnings.$inferInsert)[],
): Promise<{ homeId: string; isFirst: boolean }[]> {
  const begun: { homeId: string; isFirst: boolean }[] = [];
  for (let from = 0; from < rows.length; from += 5000)
    begun.push(
      ...(await tx
        .insert(homeWarnings)
        .values(rows.slice(from, from + 5000))
        .onConflictDoUpdate({
          target: [homeWarnings.incidentId, homeWarnings.homeId],
          set: { endedAt: null, at: sql`excluded.at`, zoneId: sql`excluded.zone_id` },
          setWhere: sql`${homeWarnings.endedAt} is not null`,
        })
        .returning({ homeId: homeWarnings.homeId, isFirst: sql<boolean>`xmax = 0` })),
    );
  return begun;
}

export const warningsOfZones = (db: Queryable, zoneIds: readonly string[]): Promise<Warning[]> =>
  zoneIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(homeWarnings)
        .where(and(inArray(homeWarnings.zoneId, [...zoneIds]), isNull(homeWarnings.endedAt)));

/** The zone that currently warns each of these homes. */
export async function liveWarnings(db: Queryable, homeIds: readonly string[]): Promise<Map<string, string>> {
  if (homeIds.length === 0) return new Map();
  const { rows } = await db.execute<{ homeId: string; zoneId: string }>(sql`
    select home_id as "homeId", zone_id as "zoneId" from home_warnings
    where home_id = any(${uuids(homeIds)}) and ended_at is null order by at desc`);
  return new Map(rows.map(({ homeId, zoneId }) => [homeId, zoneId]));
}

/** Warnings from these zones that ended after a given time. */
export const endedWarningsOf = (db: Queryable, zoneIds: readonly string[], since: Date): Promise<Warning[]> =>
  db
    .select()
    .from(homeWarnings)
    .where(and(inArray(homeWarnings.zoneId, [...zoneIds]), gt(homeWarnings.endedAt, since)));

/** Moves warnings to another zone. */
export async function moveWarnings(
  tx: Tx,
  moves: readonly Pick<Warning, 'incidentId' | 'homeId' | 'zoneId'>[],
) {
  if (moves.length === 0) return;
  const list = (of: (move: (typeof moves)[number]) => string) => sql.param(moves.map(of));
  await tx.execute(sql`update home_warnings w set zone_id = m.zone_id
    from unnest(${list((m) => m.incidentId)}::uuid[], ${list((m) => m.homeId)}::uuid[], ${list((m) => m.zoneId)}::uuid[])
      as m (incident_id, home_id, zone_id)
    where w.incident_id = m.incident_id and w.home_id = m.home_id`);
}

export async function endWarnings(tx: Tx, incidentId: string, homeIds: readonly string[], at: Date) {
  if (homeIds.length === 0) return;
  await tx.execute(sql`update home_warnings set ended_at = ${at.toISOString()}::timestamptz
    where incident_id = ${incidentId} and home_id = any(${uuids(homeIds)}) and ended_at is null`);
}
