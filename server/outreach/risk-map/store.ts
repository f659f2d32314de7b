import type { Queryable, Tx } from '#server/platform/db.ts';
import { asc, desc, eq, getTableColumns, inArray, isNull, sql, type SQL } from '#server/platform/drizzle.ts';
import type { PgColumn, PgTable } from '#server/platform/drizzle-tables.ts';
import { riskAreas, riskCounties, riskDisasters } from './tables.ts';

export type AreaRow = typeof riskAreas.$inferSelect;
export type DisasterRow = typeof riskDisasters.$inferSelect;
export type CountyRow = typeof riskCounties.$inferSelect;

/** Bookkeeping columns that only this file sets. */
type Keeping = 'seedFingerprint' | 'editedAt' | 'removedAt';
export type NewArea = Omit<AreaRow, Keeping>;
export type NewDisaster = Omit<DisasterRow, Keeping>;
export type NewCounty = Omit<CountyRow, Keeping>;

export const findAreas = (db: Queryable): Promise<AreaRow[]> =>
  db
    .select()
    .from(riskAreas)
    .where(isNull(riskAreas.removedAt))
    .orderBy(desc(riskAreas.riskScore), asc(riskAreas.id));

export const findDisasters = (db: Queryable): Promise<DisasterRow[]> =>
  db
    .select()
    .from(riskDisasters)
    .where(isNull(riskDisasters.removedAt))
    .orderBy(desc(riskDisasters.date), asc(riskDisasters.id));

export const findCounties = (db: Queryable, states?: readonly string[]): Promise<CountyRow[]> =>
  db
    .select()
    .from(riskCounties)
    .where(states && inArray(riskCounties.state, [...states]))
    .orderBy(asc(riskCounties.fips));

export const findCounty = async (db: Queryable, fips: string): Promise<CountyRow | undefined> =>
  (await db.select().from(riskCounties).where(eq(riskCounties.fips, fips)))[0];

/** Blocks concurrent imports and seeding, but not readers. */
export const lockCounties = (tx: Tx) =>
  tx.execute(sql`lock table ${riskCounties} in share row exclusive mode`);

/** Sets every column except the key from the inserted row. */
function offered(table: PgTable, except: readonly string[]): Record<string, SQL> {
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => !except.includes(key));
  return Object.fromEntries(columns.map(([key, column]) => [key, excluded(column)]));
}
const excluded = (column: PgColumn): SQL => sql`excluded.${sql.identifier(snake(column.name))}`;
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Seeded<T> = T & { seedFingerprint: string };

/**
 * Seeds built-in rows: new ones, and those whose built-in values changed since the last write. Rows an
 * administrator edited or removed are kept.
 */
async function seedRows<T extends typeof riskAreas | typeof riskDisasters>(
  tx: Tx,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(table as PgTable)
    .values([...rows])
    .onConflictDoUpdate({
      target: table.id,
      set: offered(table, ['id', 'editedAt', 'removedAt']),
      setWhere: sql`${table.editedAt} is null and ${table.removedAt} is null
        and ${table.seedFingerprint} <> excluded.seed_fingerprint`,
    });
}

export const seedAreas = (tx: Tx, rows: readonly Seeded<NewArea>[]) => seedRows(tx, riskAreas, rows);
export const seedDisasters = (tx: Tx, rows: readonly Seeded<NewDisaster>[]) =>
  seedRows(tx, riskDisasters, rows);

/** Seeds built-in counties. Imported ones are kept. */
export async function seedCounties(tx: Tx, rows: readonly Seeded<NewCounty>[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(riskCounties)
    .values([...rows])
    .onConflictDoUpdate({
      target: riskCounties.fips,
      set: offered(riskCounties, ['fips']),
      setWhere: sql`${riskCounties.seedFingerprint} <> excluded.seed_fingerprint`,
    });
}

/** Writes imported counties. Returns how many are new or changed. */
export async function upsertCounties(tx: Tx, rows: readonly NewCounty[]): Promise<number> {
  if (rows.length === 0) return 0;
  const set = offered(riskCounties, ['fips', 'seedFingerprint']);
  const before = Object.keys(set).map((key) => sql`${riskCounties[key as keyof CountyRow]}`);
  const changed = await tx
    .insert(riskCounties)
    .values(rows.map((row) => ({ ...row, seedFingerprint: null })))
    .onConflictDoUpdate({
      target: riskCounties.fips,
      set: { ...set, seedFingerprint: null },
      setWhere: sql`(${sql.join(before, sql`, `)}) is distinct from (${sql.join(Object.values(set), sql`, `)})`,
    })
    .returning({ fips: riskCounties.fips });
  return changed.length;
}

/** Updates an area from its county's current figures. */
export const updateAreaFigures = (
  tx: Tx,
  id: string,
  figures: Pick<
    NewArea,
    'riskScore' | 'riskLevel' | 'population' | 'buildingValue' | 'expectedAnnualLoss' | 'hazards' | 'release'
  >,
) => tx.update(riskAreas).set(figures).where(eq(riskAreas.id, id));
