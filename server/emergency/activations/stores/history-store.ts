/** Events of activations, and what remains after a home or person is deleted. */
import type { Queryable, Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import { and, eq, sql } from '#server/platform/drizzle.ts';
import type { Activation } from './activation-store.ts';
import { activationEvents, activations, homeAlerts } from '#server/emergency/activations/tables.ts';

type NewEvent = typeof activationEvents.$inferInsert;

/** Adds the same event to many activations. */
export async function addEvents(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  { at, kind, actorId, detail }: Pick<NewEvent, 'at' | 'kind' | 'actorId' | 'detail'>,
): Promise<void> {
  if (homeIds.length === 0) return;
  await tx.execute(sql`
    insert into activation_events (incident_id, home_id, at, kind, actor_id, detail)
    select ${incidentId}::uuid, home_id, ${at.toISOString()}::timestamptz, ${kind}, ${actorId ?? null}::uuid,
      ${JSON.stringify(detail)}::jsonb
    from unnest(${uuids(homeIds)}) as home_id`);
}

/** Returns a test for activations that a reviewer started. */
export async function startedByPerson(
  db: Queryable,
  of: readonly Pick<Activation, 'incidentId' | 'homeId'>[],
): Promise<(one: Pick<Activation, 'incidentId' | 'homeId'>) => boolean> {
  if (of.length === 0) return () => false;
  const { rows } = await db.execute<{ key: string }>(sql`
    select distinct incident_id || ' ' || home_id as key from activation_events
    where home_id ${isAny(uuids(of.map(({ homeId }) => homeId)))} and kind = 'order.by-person'`);
  const known = new Set(rows.map(({ key }) => key));
  return ({ incidentId, homeId }) => known.has(`${incidentId} ${homeId}`);
}

/** When each of these activations started, and when one of these zones last brought its order back. */
export async function startTimesOf(
  db: Queryable,
  incidentId: string,
  homeIds: readonly string[],
  zoneIds: readonly string[],
): Promise<Map<string, { began: Date; back: Date | null }>> {
  const { rows } = await db.execute<{ homeId: string; began: number; back: number | null }>(sql`
    select a.home_id as "homeId", extract(epoch from a.created_at)::float8 * 1000 as began,
      (select extract(epoch from max(e.at))::float8 * 1000 from activation_events e
        where e.home_id = a.home_id and e.incident_id = a.incident_id and e.kind = 'order.back'
          and e.detail ->> 'zone' = any(${sql.param([...zoneIds])}::text[])) as back
    from activations a where a.incident_id = ${incidentId} and a.home_id ${isAny(uuids(homeIds))}`);
  return new Map(
    rows.map(({ homeId, began, back }) => [
      homeId,
      { began: new Date(began), back: back === null ? null : new Date(back) },
    ]),
  );
}

/** Everything stored about a home, for its export. */
export async function exportRowsOf(db: Queryable, homeId: string) {
  return {
    activations: await db.select().from(activations).where(eq(activations.homeId, homeId)),
    events: await db.select().from(activationEvents).where(eq(activationEvents.homeId, homeId)),
    alerts: await db.select().from(homeAlerts).where(eq(homeAlerts.homeId, homeId)),
  };
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Keeps the fact that there was an activation, but not whose it was or what they did. */
export async function eraseHomeHistory(tx: Tx, homeId: string, at: Date): Promise<void> {
  await tx
    .update(activations)
    .set({ state: 'lifted', endedAt: at, endReason: 'The home was deleted.' })
    .where(and(eq(activations.homeId, homeId), eq(activations.state, 'active')));
  await tx
    .update(activations)
    .set({ userId: NOBODY, acknowledgedBy: null })
    .where(eq(activations.homeId, homeId));
  await tx.delete(activationEvents).where(eq(activationEvents.homeId, homeId));
  await tx.delete(homeAlerts).where(eq(homeAlerts.homeId, homeId));
}

export async function erasePersonHistory(tx: Tx, userId: string): Promise<void> {
  await tx.update(activations).set({ userId: NOBODY }).where(eq(activations.userId, userId));
  await tx.update(activations).set({ acknowledgedBy: null }).where(eq(activations.acknowledgedBy, userId));
  await tx.update(homeAlerts).set({ acknowledgedBy: null }).where(eq(homeAlerts.acknowledgedBy, userId));
  await tx.update(homeAlerts).set({ userId: NOBODY }).where(eq(homeAlerts.userId, userId));
  await tx.update(activationEvents).set({ actorId: null }).where(eq(activationEvents.actorId, userId));
}
