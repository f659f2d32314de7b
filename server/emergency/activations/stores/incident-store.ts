import type { Queryable, Tx } from '#server/platform/db.ts';
import { instantAt, readPacked, uuidAt, uuids } from '#server/platform/packed.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { incidents, orderClaims } from '#server/emergency/activations/tables.ts';

export type Incident = typeof incidents.$inferSelect;

export type Claim = typeof orderClaims.$inferSelect;

export const insertIncident = (tx: Tx, incident: typeof incidents.$inferInsert) =>
  tx.insert(incidents).values(incident);

export const setIncident = (tx: Tx, id: string, set: Partial<Incident>) =>
  tx.update(incidents).set(set).where(eq(incidents.id, id));

/** Returns whether this decision won: of two concurrent ones, only the first counts. */
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

/** Open incidents and those that ended after the given time. */
export const recentIncidents = (db: Queryable, since: Date): Promise<Incident[]> =>
  db
    .select()
    .from(incidents)
    .where(or(eq(incidents.state, 'open'), gt(incidents.endedAt, since)))
    .orderBy(asc(incidents.openedAt), asc(incidents.id));

export type OpenClaim = Pick<Claim, 'incidentId' | 'zoneId' | 'zoneVersion' | 'listedAt' | 'endedAt'>;

/**
 * Zone versions that are activated, or whose reviews are still to be opened. Packed: a large fire has
 * hundreds.
 */
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

/** Of these incidents, those with a zone that is activated now or was after the given time. */
export async function incidentsActedOn(
  db: Queryable,
  incidentIds: readonly string[],
  since: Date,
): Promise<Set<string>> {
  if (incidentIds.length === 0) return new Set();
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct incident_id as id from order_claims
    where incident_id = any(${uuids(incidentIds)}) and (ended_at is null or ended_at > ${since.toISOString()}::timestamptz)`);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Claims a zone version so that it is applied once. One ended manually and approved again can be claimed
 * again.
 */
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

export const incidentsByIds = (db: Queryable, wanted: readonly string[]): Promise<Incident[]> =>
  wanted.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(incidents)
        .where(inArray(incidents.id, [...wanted]))
        .orderBy(asc(incidents.openedAt), asc(incidents.id));
