import type { MultiPolygon } from '#contract/shape.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { isAny, uuids } from '#server/platform/packed.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
  type SQL,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { cacheShape, cachedShape } from './stored-shapes.ts';
import { encodeZone, decodeZone, type StoredZone } from './stored-zones.ts';
import { alertEvidence, feedPulls, feeds, zones, zoneVersions } from './tables.ts';

export type Zone = typeof zones.$inferSelect;
export type NewZone = typeof zones.$inferInsert;
export type ZoneVersion = typeof zoneVersions.$inferSelect;
export type Feed = typeof feeds.$inferSelect;
export type Pull = typeof feedPulls.$inferInsert;
type Bytes = Uint8Array<ArrayBuffer>;

/** Rows per statement: PostgreSQL accepts at most 65,535 values. */
const AT_ONCE = 500;

/** Locks the feed's row, so that concurrent pulls of one feed run one after the other. */
export async function holdFeed(tx: Tx, id: string): Promise<Feed> {
  await tx.insert(feeds).values({ id }).onConflictDoNothing();
  const feed = first(await tx.select().from(feeds).where(eq(feeds.id, id)).for('update'));
  if (!feed) throw new Error(`The feed ${id} has no row.`);
  return feed;
}

export const setFeed = (tx: Tx, id: string, values: Partial<Omit<Feed, 'id'>>) =>
  tx.update(feeds).set(values).where(eq(feeds.id, id));

export const listFeeds = (db: Queryable): Promise<Feed[]> => db.select().from(feeds).orderBy(asc(feeds.id));

export const insertPull = (tx: Tx, pull: Pull) => tx.insert(feedPulls).values(pull);

/** The last response accepted as complete. */
export const lastGoodPull = async (tx: Queryable, feedId: string) =>
  first(
    await tx
      .select({
        evidenceHash: feedPulls.evidenceHash,
        contentHash: feedPulls.contentHash,
        zones: feedPulls.zones,
      })
      .from(feedPulls)
      .where(and(eq(feedPulls.feedId, feedId), eq(feedPulls.outcome, 'good')))
      .orderBy(desc(feedPulls.at), desc(feedPulls.id))
      .limit(1),
  );

/** An earlier pull with the same content, whatever came of it. */
export const findPullLike = async (tx: Queryable, feedId: string, contentHash: Bytes) =>
  first(
    await tx
      .select({ evidenceHash: feedPulls.evidenceHash })
      .from(feedPulls)
      .where(
        and(
          eq(feedPulls.feedId, feedId),
          eq(feedPulls.contentHash, contentHash),
          isNotNull(feedPulls.evidenceHash),
        ),
      )
      .orderBy(desc(feedPulls.at))
      .limit(1),
  );

export const recentPulls = (db: Queryable, feedId: string, limit: number) =>
  db.select().from(feedPulls).where(eq(feedPulls.feedId, feedId)).orderBy(desc(feedPulls.at)).limit(limit);

export const storeEvidence = (
  tx: Tx,
  evidence: { hash: Bytes; contentType: string; body: Bytes; size: number },
) => tx.insert(alertEvidence).values(evidence).onConflictDoNothing();

export const findEvidence = async (db: Queryable, hash: Bytes) =>
  first(await db.select().from(alertEvidence).where(eq(alertEvidence.hash, hash)));

/** A feed's live zones, plus those with one of these keys. */
export const knownZones = (tx: Queryable, feedId: string, keys: readonly string[]): Promise<Zone[]> =>
  withEvidence(
    tx,
    sql`${zones.feedId} = ${feedId} and (${zones.endedAt} is null
      or ${zones.key} in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)))`,
  );

/** Returns the new ids by key. */
export async function insertZones(tx: Tx, added: readonly NewZone[]): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (let from = 0; from < added.length; from += AT_ONCE)
    for (const { id, key } of await tx
      .insert(zones)
      .values(added.slice(from, from + AT_ONCE))
      .returning({ id: zones.id, key: zones.key }))
      ids.set(key, id);
  return ids;
}

export const setZone = (tx: Tx, id: string, values: Partial<Zone>) =>
  tx.update(zones).set(values).where(eq(zones.id, id));

export const setAbsent = async (
  tx: Tx,
  missing: readonly Pick<Zone, 'id' | 'absentSince' | 'absentPulls'>[],
): Promise<void> => {
  if (missing.length === 0) return;
  const list = (of: (zone: (typeof missing)[number]) => string | number | null) => sql.param(missing.map(of));
  await tx.execute(sql`
    update zones z set absent_since = m.since, absent_pulls = m.pulls
    from unnest(${list(({ id }) => id)}::uuid[], ${list((zone) => zone.absentSince?.toISOString() ?? null)}::timestamptz[],
      ${list(({ absentPulls }) => absentPulls)}::int[]) as m (id, since, pulls)
    where z.id = m.id`);
};

export const touchZones = async (tx: Tx, ids: readonly string[], at: Date): Promise<void> => {
  if (ids.length > 0)
    await tx
      .update(zones)
      .set({ lastSeenAt: at })
      .where(inArray(zones.id, [...ids]));
};

export const insertVersions = async (tx: Tx, versions: (typeof zoneVersions.$inferInsert)[]) => {
  if (versions.length > 0) await tx.insert(zoneVersions).values(versions);
};

export const holdZone = async (tx: Tx, id: string): Promise<Zone | undefined> =>
  first(await tx.select().from(zones).where(eq(zones.id, id)).for('update'));

/** Held zones of other sources with the same official id and status. Locked. */
export const heldTwins = async (tx: Tx, zone: Zone): Promise<{ id: string; hasShape: boolean }[]> => {
  const rows = await tx
    .select({ id: zones.id, shapeHash: zones.shapeHash })
    .from(zones)
    .where(
      and(
        eq(zones.key, zone.key),
        ne(zones.feedId, zone.feedId),
        ne(zones.feedId, 'manual'),
        eq(zones.status, zone.status),
        eq(zones.verdict, 'held'),
        isNull(zones.endedAt),
      ),
    )
    .orderBy(asc(zones.id))
    .for('update');
  return rows.map(({ id, shapeHash }) => ({ id, hasShape: shapeHash !== null }));
};

export type ZoneWithEvidence = Zone & { evidenceHash: Bytes | null };

const { shape: _, ...columns } = getTableColumns(zones);
const shapeKey = ({ id, shapeHash }: Pick<Zone, 'id' | 'shapeHash'>): string => `${id} ${shapeHash}`;
/** PostgreSQL's identity of a row version: it changes with every update. */
const rowName = sql<string>`${zones}.xmin::text || ' ' || ${zones}.ctid::text || ' ' || current_database()`;

/** Zones with the evidence behind their latest version. Unchanged rows come from the cache. */
async function withEvidence(
  db: Queryable,
  which: SQL,
  order: SQL[] = [asc(zones.firstSeenAt), asc(zones.key), asc(zones.id)],
): Promise<ZoneWithEvidence[]> {
  const listed = await db
    .select({ id: zones.id, row: rowName })
    .from(zones)
    .where(which)
    .orderBy(...order);
  const known = new Map<string, StoredZone>();
  const missing: string[] = [];
  for (const { id, row } of listed) {
    const zone = decodeZone(id, row);
    if (zone) known.set(id, zone);
    else missing.push(id);
  }
  const fresh = missing.length > 0 ? await readRows(db, missing) : [];
  for (const { row, zone } of fresh) {
    known.set(zone.id, zone);
    encodeZone(row, zone);
  }
  const shapes = await shapesOf(db, [...known.values()]);
  const rowOf = new Map(fresh.map(({ row, zone }) => [zone.id, row]));
  const isSame = ({ id, row }: { id: string; row: string }) =>
    known.has(id) && (rowOf.get(id) ?? row) === row;
  // A row changed between the two statements, so read them all again.
  if (!shapes || !listed.every(isSame)) return withEvidence(db, which, order);
  return listed.flatMap(({ id }) => {
    const zone = known.get(id);
    return zone ? { ...zone, shape: shapes.get(shapeKey(zone)) ?? null } : [];
  });
}

async function readRows(db: Queryable, ids: readonly string[]) {
  const rows = await db
    .select({ row: rowName, zone: columns, evidenceHash: zoneVersions.evidenceHash })
    .from(zones)
    .leftJoin(zoneVersions, and(eq(zoneVersions.zoneId, zones.id), eq(zoneVersions.version, zones.version)))
    .where(sql`${zones.id} ${isAny(uuids(ids))}`);
  return rows.map(({ row, zone, evidenceHash }) => ({ row, zone: { ...zone, evidenceHash } }));
}

/** Returns undefined if one of them has changed in the meantime. */
async function shapesOf(db: Queryable, of: readonly Pick<Zone, 'id' | 'shapeHash'>[]) {
  const shapes = new Map<string, MultiPolygon>();
  const missing = new Map<string, string>();
  for (const zone of of) {
    const key = shapeKey(zone);
    const kept = cachedShape(key);
    if (kept) shapes.set(key, kept);
    else if (zone.shapeHash !== null) missing.set(zone.id, key);
  }
  if (missing.size === 0) return shapes;
  const { id, shapeHash, shape } = zones;
  const found = await db
    .select({ id, shapeHash, shape })
    .from(zones)
    .where(inArray(id, [...missing.keys()]));
  for (const zone of found) {
    const key = shapeKey(zone);
    if (key !== missing.get(zone.id)) return undefined;
    if (!zone.shape) continue;
    shapes.set(key, zone.shape);
    cacheShape(key, zone.shape);
  }
  return found.length < missing.size ? undefined : shapes;
}

export const liveZones = (db: Queryable): Promise<ZoneWithEvidence[]> =>
  withEvidence(db, isNull(zones.endedAt));

export const zonesByIds = async (db: Queryable, ids: readonly string[]): Promise<ZoneWithEvidence[]> =>
  ids.length === 0 ? [] : withEvidence(db, inArray(zones.id, [...ids]));

export const zonesOfIncident = (db: Queryable, incidentId: string): Promise<ZoneWithEvidence[]> =>
  withEvidence(db, eq(zones.incidentId, incidentId));

/** Live zones, plus all zones of an incident, including ended ones. */
export const liveZonesAndIncident = (db: Queryable, incidentId: string): Promise<ZoneWithEvidence[]> =>
  withEvidence(db, sql`(${zones.endedAt} is null or ${zones.incidentId} = ${incidentId})`);

type Box = { west: number; south: number; east: number; north: number };

/** Bounding boxes that overlap one of these. */
const meetsOne = (boxes: readonly Box[]): SQL =>
  sql.join(
    boxes.map(
      ({ west, south, east, north }) =>
        sql`(${zones.west} <= ${east} and ${zones.east} >= ${west} and ${zones.south} <= ${north} and ${zones.north} >= ${south})`,
    ),
    sql` or `,
  );

/** Zones of these incidents, including ended ones, whose bounding boxes overlap one of the given boxes. */
export const zonesOfIncidentsIn = async (
  db: Queryable,
  incidentIds: readonly string[],
  boxes: readonly Box[],
): Promise<ZoneWithEvidence[]> =>
  incidentIds.length === 0 || boxes.length === 0
    ? []
    : withEvidence(db, sql`${zones.incidentId} = any(${uuids(incidentIds)}) and (${meetsOne(boxes)})`);

/** Live zones whose bounding boxes overlap one of the given boxes. */
export const liveZonesNear = async (db: Queryable, boxes: readonly Box[]): Promise<ZoneWithEvidence[]> =>
  boxes.length === 0 ? [] : withEvidence(db, sql`${zones.endedAt} is null and (${meetsOne(boxes)})`);

/** Zones of these sources, ended ones included, whose bounding boxes meet this one. */
export const listedZonesNear = async (
  db: Queryable,
  feedIds: readonly string[],
  box: Box,
): Promise<ZoneWithEvidence[]> =>
  feedIds.length === 0
    ? []
    : withEvidence(db, sql`${inArray(zones.feedId, [...feedIds])} and (${meetsOne([box])})`);

export const versionsOf = (db: Queryable, zoneId: string): Promise<ZoneVersion[]> =>
  db.select().from(zoneVersions).where(eq(zoneVersions.zoneId, zoneId)).orderBy(asc(zoneVersions.version));

export const versionsOfZones = (db: Queryable, zoneIds: readonly string[]): Promise<ZoneVersion[]> =>
  db
    .select()
    .from(zoneVersions)
    .where(inArray(zoneVersions.zoneId, [...zoneIds]))
    .orderBy(asc(zoneVersions.zoneId), asc(zoneVersions.version));

export async function versionsAs(
  db: Queryable,
  of: readonly { zoneId: string; zoneVersion: number }[],
): Promise<Pick<ZoneVersion, 'zoneId' | 'version' | 'status' | 'shapeHash'>[]> {
  if (of.length === 0) return [];
  const { rows } = await db.execute<Pick<ZoneVersion, 'zoneId' | 'version' | 'status' | 'shapeHash'>>(sql`
    select v.zone_id as "zoneId", v.version, v.status, v.shape_hash as "shapeHash"
    from unnest(${uuids(of.map(({ zoneId }) => zoneId))}, ${sql.param(of.map(({ zoneVersion }) => zoneVersion))}::int[])
      as w (zone_id, version) join zone_versions v on v.zone_id = w.zone_id and v.version = w.version`);
  return rows;
}

const head = {
  id: zones.id,
  status: zones.status,
  verdict: zones.verdict,
  version: zones.version,
  shapeHash: zones.shapeHash,
  endedAt: zones.endedAt,
  vanishedAt: zones.vanishedAt,
  lapsedAt: zones.lapsedAt,
  incidentId: zones.incidentId,
};
export type ZoneHead = Pick<Zone, keyof typeof head>;

export const zoneHeads = (db: Queryable, alsoIds: readonly string[]): Promise<ZoneHead[]> =>
  db
    .select(head)
    .from(zones)
    .where(
      or(isNull(zones.endedAt), alsoIds.length > 0 ? sql`${zones.id} = any(${uuids(alsoIds)})` : undefined),
    )
    .orderBy(asc(zones.firstSeenAt), asc(zones.key), asc(zones.id));
