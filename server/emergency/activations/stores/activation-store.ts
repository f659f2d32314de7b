import type { PriorActivation } from '#server/emergency/activations/decide/homes-in-zones.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { codeOf, IdList, instantAt, isAny, readPacked, uuidAt, uuids } from '#server/platform/packed.ts';
import { and, asc, desc, eq, isNull, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { activations } from '#server/emergency/activations/tables.ts';

export type Activation = typeof activations.$inferSelect;

const ids = uuids;

/**
 * Homes whose services in these incidents ended before a given time, without any services since, anywhere.
 */
export async function homesRested(
  db: Queryable,
  incidentIds: readonly string[],
  until: Date,
): Promise<{ incidentId: string; homeId: string }[]> {
  if (incidentIds.length === 0) return [];
  const moment = sql`${until.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ incidentId: string; homeId: string }>(sql`
    select a.incident_id as "incidentId", a.home_id as "homeId" from activations a
    where a.incident_id = any(${ids(incidentIds)}) and a.ended_at <= ${moment}
      and not exists (select from activations o where o.home_id = a.home_id
        and (o.ended_at is null or o.ended_at > ${moment}))`);
  return rows;
}

export type ActivationSummary = {
  incidentId: string;
  homeId: string;
  userId: string;
  zoneId: string;
  state: Activation['state'];
  endedMs: number | null;
};

/** Above this number, homes aren't looked up one by one. */
const FEW = 2000;

const STATES = ['active', 'lifted', 'cancelled'] as const;

/**
 * Activations of these incidents for at least these homes. Packed, because a large incident has tens of
 * thousands.
 */
export async function activationsIn(
  db: Queryable,
  incidentIds: readonly string[],
  homeIds: readonly string[],
): Promise<PriorActivation[]> {
  if (incidentIds.length === 0 || homeIds.length === 0) return [];
  const found: PriorActivation[] = [];
  const known = new IdList(incidentIds);
  const all = sql`activations where incident_id = any(${known.list})`;
  // Forces one lookup per home, because the planner's statistics are off for a table that has just grown.
  const of =
    homeIds.length > FEW
      ? all
      : sql`unnest(${ids(homeIds)}) as h (id) cross join lateral (select * from ${all} and home_id = h.id offset 0) a`;
  const statement = sql`
    select string_agg(uuid_send(incident_id) || uuid_send(home_id) || ${codeOf(sql`state`, STATES)}
      || timestamptz_send(coalesce(ended_at, 'infinity')), '') as packed
    from ${of}`;
  await readPacked(db, statement, 41, (bytes, at) => {
    const endedMs = instantAt(bytes, at + 33);
    found.push({
      incidentId: incidentIds[known.placeOf(bytes, at)] ?? '',
      homeId: uuidAt(bytes, at + 16),
      state: STATES[bytes.readUInt8(at + 32)] ?? 'active',
      endedMs: endedMs === Infinity ? null : endedMs,
    });
  });
  return found;
}

/** Activations of these zones in one of the given states. */
export async function activationsOfZones(
  db: Queryable,
  incidentIds: readonly string[],
  zoneIds: readonly string[],
  states: readonly Activation['state'][],
): Promise<ActivationSummary[]> {
  if (incidentIds.length === 0 || zoneIds.length === 0) return [];
  const found: ActivationSummary[] = [];
  const known = new IdList(incidentIds);
  const zones = new IdList(zoneIds);
  const statement = sql`
    select string_agg(uuid_send(incident_id) || uuid_send(home_id) || uuid_send(user_id) || uuid_send(zone_id)
      || ${codeOf(activations.state, STATES)} || timestamptz_send(coalesce(ended_at, 'infinity')), ''
      order by incident_id, home_id) as packed
    from activations where incident_id = any(${known.list})
      and zone_id = any(${zones.list}) and state = any(${sql.param([...states])}::text[])`;
  await readPacked(db, statement, 73, (bytes, at) => {
    const endedMs = instantAt(bytes, at + 65);
    found.push({
      incidentId: incidentIds[known.placeOf(bytes, at)] ?? '',
      homeId: uuidAt(bytes, at + 16),
      userId: uuidAt(bytes, at + 32),
      zoneId: zoneIds[zones.placeOf(bytes, at + 48)] ?? '',
      state: STATES[bytes.readUInt8(at + 64)] ?? 'active',
      endedMs: endedMs === Infinity ? null : endedMs,
    });
  });
  return found;
}

/** Of these incidents, those with an active home. */
export async function incidentsWithActive(
  db: Queryable,
  incidentIds: readonly string[],
): Promise<Set<string>> {
  if (incidentIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select i.id from unnest(${ids(incidentIds)}) as i (id)
    where exists (select from activations a where a.incident_id = i.id and a.state = 'active')`);
  return new Set(rows.map(({ id }) => id));
}

export async function endActivations(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  { state, at, reason }: { state: 'lifted' | 'cancelled'; at: Date; reason: string },
): Promise<void> {
  await tx.execute(sql`
    update activations set state = ${state}, ended_at = ${at.toISOString()}::timestamptz, end_reason = ${reason}
    where incident_id = ${incidentId} and home_id ${isAny(ids(homeIds))} and state <> ${state}`);
}

/** Moves activations to another zone, or reactivates them under it. */
export async function moveOrReactivate(
  tx: Tx,
  moves: readonly { incidentId: string; homeId: string; zoneId: string; zoneVersion: number }[],
): Promise<void> {
  const list = (of: (move: (typeof moves)[number]) => string | number) => sql.param(moves.map(of));
  await tx.execute(sql`
    update activations a set state = 'active', ended_at = null, end_reason = null,
      acknowledged_at = case when a.state = 'active' then a.acknowledged_at end,
      acknowledged_by = case when a.state = 'active' then a.acknowledged_by end,
      zone_id = m.zone_id, zone_version = m.zone_version
    from unnest(${list((m) => m.incidentId)}::uuid[], ${list((m) => m.homeId)}::uuid[],
      ${list((m) => m.zoneId)}::uuid[], ${list((m) => m.zoneVersion)}::int[])
      as m (incident_id, home_id, zone_id, zone_version)
    where a.incident_id = m.incident_id and a.home_id = m.home_id`);
}

/** Of these owners, those who already have cash in this incident, not counting canceled activations. */
export async function ownersWithCash(
  db: Queryable,
  incidentId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  // One lookup per owner: a growing incident has far more homes than those joining it.
  const { rows } = await db.execute<{ userId: string }>(sql`
    select u.id as "userId" from unnest(${ids(userIds)}) as u (id)
    cross join lateral (
      select from activations a where a.user_id = u.id and a.incident_id = ${incidentId} and a.cash_cents > 0
        and a.state <> 'cancelled' limit 1) served
    where exists (select from activations where incident_id = ${incidentId})`);
  return new Set(rows.map(({ userId }) => userId));
}

export type PromisedCash = { homeId: string; cashCents: number };

/** What these homes were promised in an incident, except where the owner has it for another home. */
export async function promisedCashOf(
  db: Queryable,
  incidentId: string,
  homeIds: readonly string[],
): Promise<PromisedCash[]> {
  if (homeIds.length === 0) return [];
  const { rows } = await db.execute<PromisedCash>(sql`
    select a.home_id as "homeId", a.cash_cents as "cashCents" from activations a
    where a.incident_id = ${incidentId} and a.home_id = any(${ids(homeIds)})
      and not exists (select from activations o where o.incident_id = a.incident_id and o.user_id = a.user_id
        and o.home_id <> a.home_id and o.cash_cents > 0 and o.state <> 'cancelled')
    order by a.home_id`);
  return rows;
}

export type Totals = { homes: number; cents: number };

/** An incident's totals, or only what started after a given time. */
export async function totals(db: Queryable, incidentId: string, since: Date | null): Promise<Totals> {
  const later = since ? sql`and created_at > ${since.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<{ homes: number; cents: string }>(sql`
    select count(*)::int as homes, coalesce(sum(cash_cents), 0)::text as cents from activations
    where incident_id = ${incidentId} and state <> 'cancelled' ${later}`);
  return { homes: rows[0]?.homes ?? 0, cents: Number(rows[0]?.cents ?? 0) };
}

/** Totals of other incidents since a given time that were never reviewed. */
export async function undecidedTotals(
  db: Queryable,
  { except, since }: { except: string; since: Date },
): Promise<Totals> {
  const from = sql`${since.toISOString()}::timestamptz`;
  // Select incident ids first, so that only their partitions are read.
  const recent = await db.execute<{ id: string }>(sql`
    select id from incidents where id <> ${except} and (state = 'open' or ended_at > ${from})
      and (cash_held_at is null or cash_decision = 'approved')`);
  if (recent.rows.length === 0) return { homes: 0, cents: 0 };
  const { rows } = await db.execute<{ homes: number; cents: string }>(sql`
    select count(*)::int as homes, coalesce(sum(a.cash_cents), 0)::text as cents
    from activations a join incidents i on i.id = a.incident_id
    where a.incident_id = any(${ids(recent.rows.map(({ id }) => id))}) and a.state <> 'cancelled'
      and a.created_at > ${from} and (i.cash_decided_at is null or a.created_at > i.cash_decided_at)`);
  return { homes: rows[0]?.homes ?? 0, cents: Number(rows[0]?.cents ?? 0) };
}

/** The active one, else the last one. */
export const findCurrent = async (db: Queryable, homeId: string): Promise<Activation | undefined> =>
  first(
    await db
      .select()
      .from(activations)
      .where(eq(activations.homeId, homeId))
      .orderBy(asc(sql`${activations.state} <> 'active'`), desc(activations.createdAt))
      .limit(1),
  );

/** Every activation of a home, newest first. */
export const listActivations = (db: Queryable, homeId: string): Promise<Activation[]> =>
  db.select().from(activations).where(eq(activations.homeId, homeId)).orderBy(desc(activations.orderAt));

export const findActivation = async (
  db: Queryable,
  incidentId: string,
  homeId: string,
): Promise<Activation | undefined> =>
  first(
    await db
      .select()
      .from(activations)
      .where(and(eq(activations.incidentId, incidentId), eq(activations.homeId, homeId))),
  );

/** Keeps the household's first confirmation. */
export const setAcknowledged = async (
  tx: Tx,
  { incidentId, homeId, by, at }: { incidentId: string; homeId: string; by: string | null; at: Date },
): Promise<boolean> =>
  (
    await tx
      .update(activations)
      .set({ acknowledgedAt: at, acknowledgedBy: by })
      .where(
        and(
          eq(activations.incidentId, incidentId),
          eq(activations.homeId, homeId),
          isNull(activations.acknowledgedAt),
        ),
      )
      .returning({ homeId: activations.homeId })
  ).length > 0;
