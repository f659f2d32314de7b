import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, desc, eq, inArray, isNotNull, isNull, sql } from '#server/platform/drizzle.ts';
import { drillHomes, drills } from './tables.ts';

export type DrillRow = typeof drills.$inferSelect;
export type DrillHomeRow = typeof drillHomes.$inferSelect;
export type DrillOfHome = { drill: DrillRow; part: DrillHomeRow };

const first = <T>(rows: T[]): T | undefined => rows[0];

const joined = (db: Queryable) =>
  db
    .select({ drill: drills, part: drillHomes })
    .from(drillHomes)
    .innerJoin(drills, eq(drills.id, drillHomes.drillId));

export const drillsOfHome = (db: Queryable, homeId: string, limit: number) =>
  joined(db)
    .where(eq(drillHomes.homeId, homeId))
    .orderBy(desc(drills.startedAt), desc(drills.id))
    .limit(limit);

export const findDrill = async (db: Queryable, homeId: string, drillId: string) =>
  first(await joined(db).where(and(eq(drillHomes.homeId, homeId), eq(drillHomes.drillId, drillId))));

/** A home's running drill; the newest if there are several. */
export const runningDrill = async (db: Queryable, homeId: string) =>
  first(await runningQuery(db).execute({ homeId }));

const runningQuery = prepared((db) =>
  joined(db)
    .where(
      and(
        eq(drillHomes.homeId, sql.placeholder('homeId')),
        eq(drills.state, 'running'),
        isNull(drillHomes.completedAt),
        isNull(drillHomes.declinedAt),
      ),
    )
    .orderBy(desc(drills.startedAt))
    .limit(1)
    .prepare('running_drill'),
);

export async function hasFinished(db: Queryable, homeId: string): Promise<boolean> {
  const rows = await db
    .select({ id: drillHomes.drillId })
    .from(drillHomes)
    .where(and(eq(drillHomes.homeId, homeId), isNotNull(drillHomes.completedAt)))
    .limit(1);
  return rows.length > 0;
}

/** Serializes drills of one home. */
export const lockDrillsOf = (tx: Tx, homeId: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtext('drills'), hashtext(${homeId}))`);

export const insertDrill = async (tx: Tx, row: typeof drills.$inferInsert) => {
  const made = first(await tx.insert(drills).values(row).returning());
  if (!made) throw new Error('a drill was not written');
  return made;
};

export const insertDrillHomes = async (tx: Tx, rows: (typeof drillHomes.$inferInsert)[]) => {
  if (rows.length > 0) await tx.insert(drillHomes).values(rows);
};

export const updateDrillHome = async (
  tx: Tx,
  { drillId, homeId }: { drillId: string; homeId: string },
  change: Partial<DrillHomeRow>,
) =>
  first(
    await tx
      .update(drillHomes)
      .set(change)
      .where(and(eq(drillHomes.drillId, drillId), eq(drillHomes.homeId, homeId)))
      .returning(),
  );

/** Ends a running drill. Returns undefined if it had already ended. */
export const endDrill = async (tx: Tx, id: string, state: 'done' | 'stopped', at: Date) =>
  first(
    await tx
      .update(drills)
      .set({ state, endedAt: at })
      .where(and(eq(drills.id, id), eq(drills.state, 'running')))
      .returning(),
  );

const newestAreaDrills = (db: Queryable, limit: number) =>
  db
    .select({ id: drills.id })
    .from(drills)
    .where(eq(drills.kind, 'area'))
    .orderBy(desc(drills.startedAt), desc(drills.id))
    .limit(limit);

export const listAreaDrills = (db: Queryable, limit: number) =>
  db
    .select({
      drill: drills,
      homes: sql<number>`count(${drillHomes.homeId})::int`,
      acknowledged: sql<number>`count(${drillHomes.acknowledgedAt})::int`,
      completed: sql<number>`count(${drillHomes.completedAt})::int`,
      declined: sql<number>`count(${drillHomes.declinedAt})::int`,
    })
    .from(drills)
    .leftJoin(drillHomes, eq(drillHomes.drillId, drills.id))
    // Only the homes of the drills shown are counted.
    .where(inArray(drills.id, newestAreaDrills(db, limit)))
    .groupBy(drills.id)
    .orderBy(desc(drills.startedAt), desc(drills.id));

export const drillHomesOfHome = (db: Queryable, homeId: string) =>
  joined(db).where(eq(drillHomes.homeId, homeId));

export const homesOfDrill = async (db: Queryable, drillId: string): Promise<string[]> =>
  (
    await db.select({ homeId: drillHomes.homeId }).from(drillHomes).where(eq(drillHomes.drillId, drillId))
  ).map(({ homeId }) => homeId);

export const partsOfDrill = (db: Queryable, drillId: string) =>
  db.select().from(drillHomes).where(eq(drillHomes.drillId, drillId));

/** A household's own drills are deleted with its home. Area drills stay, without the home. */
export const deleteDrillsOf = (tx: Tx, homeId: string) =>
  tx.execute(sql`delete from drills using drill_homes
    where drill_homes.drill_id = drills.id and drill_homes.home_id = ${homeId} and drills.kind = 'household'`);
