import type { HazardEndRule } from '#contract/hazards.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Box } from '#server/emergency/alerts/alerts.ts';
import {
  and,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  gte,
  or,
  sql,
  type SQL,
} from '#server/platform/drizzle.ts';
import type { HazardContent, ReportedClosure, ReportedFire } from '#server/ports/hazard-feed.ts';
import { boxOfEntry } from './hazard-places.ts';
import { isClosure, type Entry, type KnownHazard, type Step } from './hazard-steps.ts';
import { firePerimeters, hazardChanges, roadClosures } from './tables.ts';

export type FireRow = typeof firePerimeters.$inferSelect;
export type ClosureRow = typeof roadClosures.$inferSelect;
type Bytes = Uint8Array<ArrayBuffer>;
type Kind = HazardContent['kind'];

/** Rows per statement: PostgreSQL accepts at most 65,535 values. */
const AT_ONCE = 500;

const tableOf = (kind: Kind) => (kind === 'fires' ? firePerimeters : roadClosures);

const fireOf = (row: FireRow): ReportedFire => ({
  key: row.key,
  name: row.name,
  shape: row.shape,
  acres: row.acres,
  containedPercent: row.containedPercent,
  asOf: row.asOf,
  ending: null,
});

const closureOf = (row: ClosureRow): ReportedClosure => ({
  key: row.key,
  ref: row.ref,
  kind: row.kind,
  road: row.road,
  direction: row.direction,
  details: row.details,
  place: row.place,
  startsAt: row.startsAt,
  endsAt: row.endsAt,
  isInPlace: row.isInPlace,
  ending: null,
});

const knownOf = (row: FireRow | ClosureRow): KnownHazard => ({
  entry: 'place' in row ? closureOf(row) : fireOf(row),
  absentSince: row.absentSince,
  absentPulls: row.absentPulls,
  isLost: row.isLost,
  endedAt: row.endedAt,
});

const isKeyIn = (keys: readonly string[]): SQL =>
  sql`key in (select jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;

/** What a source has in force, plus the entries named in its response. */
export async function knownHazards(
  tx: Tx,
  source: { id: string; kind: Kind },
  keys: readonly string[],
): Promise<KnownHazard[]> {
  const table = tableOf(source.kind);
  const rows: (FireRow | ClosureRow)[] = await tx
    .select()
    .from(table)
    .where(and(eq(table.feedId, source.id), or(isNull(table.endedAt), isKeyIn(keys))));
  return rows.map(knownOf);
}

type Pulled = { id: string; kind: Kind; at: Date; evidenceHash: Bytes };

/** Writes what a response changed. Ends come last, after the pull that is their evidence. */
export async function writeSteps(tx: Tx, pulled: Pulled, steps: readonly Step[]): Promise<void> {
  const { id: feedId, at, evidenceHash } = pulled;
  const seen = steps.filter(({ kind }) => kind === 'seen').map(({ key }) => key);
  if (seen.length > 0) await markSeen(tx, pulled, seen);
  const put = steps.flatMap((step) => ('entry' in step ? [step.entry] : []));
  for (let from = 0; from < put.length; from += AT_ONCE)
    await putEntries(tx, pulled, put.slice(from, from + AT_ONCE));
  const absent = steps.filter((step) => step.kind === 'absent');
  for (const [first, keys] of alike(absent, ({ since, pulls, isLost }) => [since, pulls, isLost]))
    await markAbsent(tx, pulled, first, keys);
  const ended = steps.filter((step) => step.kind === 'ended');
  for (const [{ rule }, keys] of alike(ended, (step) => [step.rule])) await markEnded(tx, pulled, rule, keys);
  const changes = steps.flatMap((step) =>
    step.kind === 'started' || step.kind === 'changed' || step.kind === 'ended'
      ? [
          {
            feedId,
            key: step.key,
            at,
            change: step.kind,
            rule: 'rule' in step ? step.rule : null,
            evidenceHash,
          },
        ]
      : [],
  );
  for (let from = 0; from < changes.length; from += AT_ONCE)
    await tx.insert(hazardChanges).values(changes.slice(from, from + AT_ONCE));
}

/** Groups steps that write the same values, with all their keys: one statement for hundreds of rows. */
function alike<S extends Step>(steps: readonly S[], factsOf: (step: S) => unknown[]): [S, string[]][] {
  const groups = new Map<string, [S, string[]]>();
  for (const step of steps) {
    const facts = JSON.stringify(factsOf(step));
    const group = groups.get(facts);
    if (group) group[1].push(step.key);
    else groups.set(facts, [step, [step.key]]);
  }
  return [...groups.values()];
}

const markSeen = (tx: Tx, { id, kind, at }: Pulled, keys: readonly string[]) =>
  tx
    .update(tableOf(kind))
    .set({ lastSeenAt: at, absentSince: null, absentPulls: 0, isLost: false })
    .where(and(eq(tableOf(kind).feedId, id), isKeyIn(keys)));

const markAbsent = (
  tx: Tx,
  { id, kind }: Pulled,
  { since, pulls, isLost }: Extract<Step, { kind: 'absent' }>,
  keys: readonly string[],
) =>
  tx
    .update(tableOf(kind))
    .set({ absentSince: since, absentPulls: pulls, isLost })
    .where(and(eq(tableOf(kind).feedId, id), isKeyIn(keys)));

const markEnded = (
  tx: Tx,
  { id, kind, at, evidenceHash }: Pulled,
  rule: HazardEndRule,
  keys: readonly string[],
) =>
  tx
    .update(tableOf(kind))
    .set({ endedAt: at, endRule: rule, endEvidenceHash: evidenceHash })
    .where(and(eq(tableOf(kind).feedId, id), isNull(tableOf(kind).endedAt), isKeyIn(keys)));

async function putEntries(tx: Tx, pulled: Pulled, entries: readonly Entry[]): Promise<void> {
  const { id: feedId, at, evidenceHash } = pulled;
  const common = (entry: Entry) => ({
    feedId,
    key: entry.key,
    ...boxOfEntry(entry),
    firstSeenAt: at,
    lastSeenAt: at,
    evidenceHash,
  });
  const fires = entries.flatMap((entry) => {
    if (isClosure(entry) || entry.shape === null) return [];
    const { name, shape, acres, containedPercent, asOf } = entry;
    return [{ ...common(entry), name, shape, acres, containedPercent, asOf }];
  });
  const closures = entries.filter(isClosure).map((entry) => {
    const { ref, kind, road, direction, details, place, startsAt, endsAt, isInPlace } = entry;
    return { ...common(entry), ref, kind, road, direction, details, place, startsAt, endsAt, isInPlace };
  });
  if (fires.length > 0)
    await tx
      .insert(firePerimeters)
      .values(fires)
      .onConflictDoUpdate({
        target: [firePerimeters.feedId, firePerimeters.key],
        set: {
          ...renewed('fire_perimeters'),
          ...fromRow('name', 'shape', 'acres', 'containedPercent', 'asOf'),
        },
      });
  if (closures.length > 0)
    await tx
      .insert(roadClosures)
      .values(closures)
      .onConflictDoUpdate({
        target: [roadClosures.feedId, roadClosures.key],
        set: {
          ...renewed('road_closures'),
          ...fromRow('ref', 'kind', 'road', 'direction', 'details', 'place'),
          ...fromRow('startsAt', 'endsAt', 'isInPlace'),
        },
      });
}

const column = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const fromRow = <Name extends string>(...names: Name[]): Record<Name, SQL> =>
  Object.fromEntries(names.map((name) => [name, sql.raw(`excluded.${column(name)}`)])) as Record<Name, SQL>;

/** It is in force again or still. Keeps the original start, unless it had ended. */
const renewed = (table: string) => ({
  ...fromRow('west', 'south', 'east', 'north', 'lastSeenAt', 'evidenceHash'),
  firstSeenAt: sql.raw(
    `case when ${table}.ended_at is null then ${table}.first_seen_at else excluded.first_seen_at end`,
  ),
  absentSince: null,
  absentPulls: 0,
  isLost: false,
  endedAt: null,
  endRule: null,
  endEvidenceHash: null,
});

const overlaps = (table: typeof firePerimeters | typeof roadClosures, box: Box): SQL | undefined =>
  and(
    isNull(table.endedAt),
    lte(table.west, box.east),
    gte(table.east, box.west),
    lte(table.south, box.north),
    gte(table.north, box.south),
  );

export const firesIn = (db: Queryable, box: Box): Promise<FireRow[]> =>
  db.select().from(firePerimeters).where(overlaps(firePerimeters, box));

/** Closures that began, or begin before the given time. */
export const closuresIn = (db: Queryable, box: Box, before: Date): Promise<ClosureRow[]> =>
  db
    .select()
    .from(roadClosures)
    .where(
      and(
        overlaps(roadClosures, box),
        or(
          isNull(roadClosures.startsAt),
          lte(roadClosures.startsAt, before),
          eq(roadClosures.isInPlace, true),
        ),
      ),
    );

/** Changes after a time, oldest first, so that routes can be checked again. */
export const changesAfter = (db: Queryable, at: Date) =>
  db.select().from(hazardChanges).where(gt(hazardChanges.at, at)).orderBy(hazardChanges.at);

/** Deletes what ended before the given time, and its history. */
export async function deleteEnded(db: Queryable, before: Date): Promise<void> {
  for (const table of [firePerimeters, roadClosures])
    await db.delete(table).where(and(isNotNull(table.endedAt), lt(table.endedAt, before)));
  await db.delete(hazardChanges).where(lt(hazardChanges.at, before));
}

/** How many fires or closures each source has in force. */
export async function hazardCounts(db: Queryable): Promise<Map<string, number>> {
  const counted = await Promise.all(
    [firePerimeters, roadClosures].map((table) =>
      db
        .select({ feedId: table.feedId, n: sql<number>`count(*)::int` })
        .from(table)
        .where(isNull(table.endedAt))
        .groupBy(table.feedId),
    ),
  );
  return new Map(counted.flat().map(({ feedId, n }) => [feedId, n]));
}

/** The entries that a source ended most recently, and by which rule. */
export async function recentlyEnded(
  db: Queryable,
  source: { id: string; kind: Kind },
  limit: number,
): Promise<{ name: string; at: Date; rule: HazardEndRule }[]> {
  const table = tableOf(source.kind);
  const name = source.kind === 'fires' ? firePerimeters.name : roadClosures.road;
  const rows = await db
    .select({ name, at: table.endedAt, rule: table.endRule })
    .from(table)
    .where(and(eq(table.feedId, source.id), isNotNull(table.endedAt)))
    .orderBy(desc(table.endedAt))
    .limit(limit);
  return rows.flatMap(({ name: named, at, rule }) => (at && rule ? [{ name: named, at, rule }] : []));
}
