import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { codeOf, IdList, instantAt, isAny, readPacked, uuidAt, uuids } from '#server/platform/packed.ts';
import { first } from '#server/platform/rows.ts';
import { activations, incidents, orderClaims } from './tables.ts';

export type Incident = typeof incidents.$inferSelect;
export type Activation = typeof activations.$inferSelect;
export type Claim = typeof orderClaims.$inferSelect;

const ids = uuids;

export const insertIncident = (tx: Tx, incident: typeof incidents.$inferInsert) =>
  tx.insert(incidents).values(incident);

export const setIncident = (tx: Tx, id: string, set: Partial<Incident>) =>
  tx.update(incidents).set(set).where(eq(incidents.id, id));

/** Of two who decide at once, one is true. */
export const decideCash = async (
  tx: Tx,
  id: string,
  { at, by, decision }: { at: Date; by: string; decision: 'approved' | 'refused' },
): Promise<boolean> =>
  (
    await tx
      .update(incidents)
      .set({ cashDecidedAt: at, cashDecidedBy: by, cashDecision: decision })
      .where(and(eq(incidents.id, id), isNotNull(incidents.cashHeldAt), isNull(incidents.cashDecision)))
      .returning({ id: incidents.id })
  ).length > 0;

export const findIncident = async (db: Queryable, id: string): Promise<Incident | undefined> =>
  first(await db.select().from(incidents).where(eq(incidents.id, id)));

/** Open ones, and those that ended after this. */
export const recentIncidents = (db: Queryable, since: Date): Promise<Incident[]> =>
  db
    .select()
    .from(incidents)
    .where(or(eq(incidents.state, 'open'), gt(incidents.endedAt, since)))
    .orderBy(asc(incidents.openedAt), asc(incidents.id));

export type OpenClaim = Pick<Claim, 'incidentId' | 'zoneId' | 'zoneVersion' | 'listedAt' | 'endedAt'>;

/** Versions of zones that are acted upon, or whose list for people is still to be made. Packed: a large fire has hundreds. */
export async function openClaims(db: Queryable): Promise<OpenClaim[]> {
  const found: OpenClaim[] = [];
  const statement = sql`
    select string_agg(uuid_send(incident_id) || uuid_send(zone_id) || int4send(zone_version)
      || timestamptz_send(coalesce(listed_at, 'infinity')) || timestamptz_send(coalesce(ended_at, 'infinity')), ''
      order by at, zone_id, zone_version) as packed
    from order_claims where ended_at is null or listed_at is null`;
  const momentAt = (bytes: Buffer, at: number): Date | null => {
    const ms = instantAt(bytes, at);
    return ms === Infinity ? null : new Date(ms);
  };
  await readPacked(db, statement, 52, (bytes, at) =>
    found.push({
      incidentId: uuidAt(bytes, at),
      zoneId: uuidAt(bytes, at + 16),
      zoneVersion: bytes.readInt32BE(at + 32),
      listedAt: momentAt(bytes, at + 36),
      endedAt: momentAt(bytes, at + 44),
    }),
  );
  return found;
}

export const claimsOf = (db: Queryable, incidentId: string): Promise<Claim[]> =>
  db.select().from(orderClaims).where(eq(orderClaims.incidentId, incidentId));

/** Those of these incidents that a zone acts in, or did after a moment. */
export async function incidentsActedOn(
  db: Queryable,
  incidentIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  if (incidentIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct incident_id as id from order_claims
    where incident_id = any(${ids(incidentIds)}) and (ended_at is null or ended_at > ${since.toISOString()}::timestamptz)`);
  return new Set(rows.map(({ id }) => id));
}

/** Homes whose services in one of these incidents ended before a moment, and that have had none since, anywhere. */
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

/** Takes a version of a zone to act upon; one that was ended by a person and let act again is taken again. */
export async function claim(
  tx: Tx,
  { incidentId, zoneId, zoneVersion, at }: Pick<Claim, 'incidentId' | 'zoneId' | 'zoneVersion' | 'at'>,
): Promise<boolean> {
  const made = await tx
    .insert(orderClaims)
    .values({ incidentId, zoneId, zoneVersion, at })
    .onConflictDoUpdate({
      target: [orderClaims.incidentId, orderClaims.zoneId, orderClaims.zoneVersion],
      set: { endedAt: null, listedAt: null, at },
      setWhere: sql`${orderClaims.endedAt} is not null`,
    })
    .returning({ zoneId: orderClaims.zoneId });
  return made.length > 0;
}

type ClaimKey = Pick<Claim, 'incidentId' | 'zoneId' | 'zoneVersion'>;
const theClaim = ({ incidentId, zoneId, zoneVersion }: ClaimKey) =>
  and(
    eq(orderClaims.incidentId, incidentId),
    eq(orderClaims.zoneId, zoneId),
    eq(orderClaims.zoneVersion, zoneVersion),
  );
export const setClaim = (tx: Queryable, key: ClaimKey, set: Partial<Claim>) =>
  tx.update(orderClaims).set(set).where(theClaim(key));

export type Short = {
  incidentId: string;
  homeId: string;
  userId: string;
  zoneId: string;
  state: Activation['state'];
  endedMs: number | null;
};
/** More homes than this are not looked up one by one. */
const FEW = 2000;

/** Where an activation stands. */
export type Stand = Pick<Short, 'incidentId' | 'homeId' | 'state' | 'endedMs'>;
const STATES = ['active', 'lifted', 'cancelled'] as const;

/** Activations of these incidents, of these homes at least. Packed: of a large incident there are tens of thousands. */
export async function activationsIn(
  db: Queryable,
  incidentIds: readonly string[],
  homeIds: readonly string[],
): Promise<Stand[]> {
  if (incidentIds.length === 0 || homeIds.length === 0) return [];
  const found: Stand[] = [];
  const known = new IdList(incidentIds);
  const all = sql`activations where incident_id = any(${known.list})`;
  // Home by home, whatever the planner believes of a table that has just grown.
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

/** Those at work, or ended, because of these zones. */
export async function activationsOfZones(
  db: Queryable,
  incidentIds: readonly string[],
  zoneIds: readonly string[],
  states: readonly Activation['state'][],
): Promise<Short[]> {
  if (incidentIds.length === 0 || zoneIds.length === 0) return [];
  const found: Short[] = [];
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

/** Those of these incidents in which a home is active. */
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

/** The same activation, by another zone; or at work again by it. */
export async function carryOn(
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

/** Those of these owners to whom an incident has given cash already. */
export async function ownersServed(
  db: Queryable,
  incidentId: string,
  userIds: readonly string[],
): Promise<Set<string>> {
  // Owner by owner: a growing incident has many more homes than those who join it, and nobody reads through them all.
  const { rows } = await db.execute<{ userId: string }>(sql`
    select u.id as "userId" from unnest(${ids(userIds)}) as u (id)
    cross join lateral (
      select from activations a where a.user_id = u.id and a.incident_id = ${incidentId} and a.cash_cents > 0
        and a.state <> 'cancelled' limit 1) served
    where exists (select from activations where incident_id = ${incidentId})`);
  return new Set(rows.map(({ userId }) => userId));
}

export type Owed = { homeId: string; cashCents: number };

/** What these homes were promised in an incident, less those whose owner got it for another home. */
export async function owedTo(db: Queryable, incidentId: string, homeIds: readonly string[]): Promise<Owed[]> {
  if (homeIds.length === 0) return [];
  const { rows } = await db.execute<Owed>(sql`
    select a.home_id as "homeId", a.cash_cents as "cashCents" from activations a
    where a.incident_id = ${incidentId} and a.home_id = any(${ids(homeIds)})
      and not exists (select from activations o where o.incident_id = a.incident_id and o.user_id = a.user_id
        and o.home_id <> a.home_id and o.cash_cents > 0 and o.state <> 'cancelled')
    order by a.home_id`);
  return rows;
}

export type Totals = { homes: number; cents: number };

/** What an incident amounts to; or what began in it after a moment. */
export async function totals(db: Queryable, incidentId: string, since: Date | null): Promise<Totals> {
  const later = since ? sql`and created_at > ${since.toISOString()}::timestamptz` : sql``;
  const { rows } = await db.execute<{ homes: number; cents: string }>(sql`
    select count(*)::int as homes, coalesce(sum(cash_cents), 0)::text as cents from activations
    where incident_id = ${incidentId} and state <> 'cancelled' ${later}`);
  return { homes: rows[0]?.homes ?? 0, cents: Number(rows[0]?.cents ?? 0) };
}

/** What began in other incidents since a moment and went out without anybody's word. */
export async function undecidedTotals(
  db: Queryable,
  { except, since }: { except: string; since: Date },
): Promise<Totals> {
  const from = sql`${since.toISOString()}::timestamptz`;
  // Named first, so that only their partitions are read.
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

/** The one at work, else the last. */
export const findCurrent = async (db: Queryable, homeId: string): Promise<Activation | undefined> =>
  first(
    await db
      .select()
      .from(activations)
      .where(eq(activations.homeId, homeId))
      .orderBy(asc(sql`${activations.state} <> 'active'`), desc(activations.createdAt))
      .limit(1),
  );

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

/** The first of a household to say so is kept. */
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

export const incidentsByIds = (db: Queryable, wanted: readonly string[]): Promise<Incident[]> =>
  wanted.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(incidents)
        .where(inArray(incidents.id, [...wanted]))
        .orderBy(asc(incidents.openedAt), asc(incidents.id));
