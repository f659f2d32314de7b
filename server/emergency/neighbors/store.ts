import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, gt, inArray, isNull, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { neighborDrills, neighborGroups, neighborHomes, neighborLinks, neighborRequests } from './tables.ts';

export type GroupRow = typeof neighborGroups.$inferSelect;
export type GroupHomeRow = typeof neighborHomes.$inferSelect;
export type LinkRow = typeof neighborLinks.$inferSelect;
export type GroupDrillRow = typeof neighborDrills.$inferSelect;
export type RequestRow = typeof neighborRequests.$inferSelect;

export const findGroup = async (db: Queryable, id: string) =>
  first(await db.select().from(neighborGroups).where(eq(neighborGroups.id, id)));

/** Locks a group, which serializes its changes. */
export const lockGroup = async (tx: Tx, id: string) =>
  first(await tx.select().from(neighborGroups).where(eq(neighborGroups.id, id)).for('update'));

export const groupsOfAmbassador = (db: Queryable, ambassadorId: string) =>
  db
    .select()
    .from(neighborGroups)
    .where(eq(neighborGroups.ambassadorId, ambassadorId))
    .orderBy(desc(neighborGroups.createdAt), desc(neighborGroups.id));

export const groupsById = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(neighborGroups)
    .where(inArray(neighborGroups.id, [...ids]))
    .orderBy(asc(neighborGroups.createdAt));

export const countOpenGroups = (db: Queryable, ambassadorId: string) =>
  db.$count(
    neighborGroups,
    and(eq(neighborGroups.ambassadorId, ambassadorId), eq(neighborGroups.state, 'open')),
  );

export async function insertGroup(tx: Tx, row: typeof neighborGroups.$inferInsert): Promise<GroupRow> {
  const [made] = await tx.insert(neighborGroups).values(row).returning();
  if (!made) throw new Error('a group was not stored');
  return made;
}

/** Closes an open group. A trigger deletes its households and links. */
export const closeGroup = (
  tx: Tx,
  id: string,
  { by, at, reason }: { by: 'ambassador' | 'staff'; at: Date; reason: string | null },
) =>
  tx
    .update(neighborGroups)
    .set({ state: 'closed', movedBy: by, stateAt: at, stateReason: reason })
    .where(eq(neighborGroups.id, id));

// Households

export const homesOfGroup = (db: Queryable, groupId: string) =>
  db
    .select()
    .from(neighborHomes)
    .where(eq(neighborHomes.groupId, groupId))
    .orderBy(asc(neighborHomes.joinedAt), asc(neighborHomes.id));

/** Rows of these homes in any group, without removed ones. */
export const joinedRowsOf = (db: Queryable, homeIds: readonly string[]) =>
  db
    .select()
    .from(neighborHomes)
    .where(and(inArray(neighborHomes.homeId, [...homeIds]), eq(neighborHomes.state, 'joined')));

export const findHomeIn = async (db: Queryable, groupId: string, homeId: string) =>
  first(
    await db
      .select()
      .from(neighborHomes)
      .where(and(eq(neighborHomes.groupId, groupId), eq(neighborHomes.homeId, homeId))),
  );

export const insertHome = async (tx: Tx, row: typeof neighborHomes.$inferInsert) =>
  first(await tx.insert(neighborHomes).values(row).onConflictDoNothing().returning());

export const updateHome = async (
  tx: Tx,
  { groupId, homeId }: { groupId: string; homeId: string },
  changed: Partial<GroupHomeRow>,
) =>
  first(
    await tx
      .update(neighborHomes)
      .set(changed)
      .where(
        and(
          eq(neighborHomes.groupId, groupId),
          eq(neighborHomes.homeId, homeId),
          eq(neighborHomes.state, 'joined'),
        ),
      )
      .returning(),
  );

/** A household leaves. A removed one stays barred. */
export const deleteHome = async (tx: Tx, groupId: string, homeId: string) =>
  first(
    await tx
      .delete(neighborHomes)
      .where(
        and(
          eq(neighborHomes.groupId, groupId),
          eq(neighborHomes.homeId, homeId),
          eq(neighborHomes.state, 'joined'),
        ),
      )
      .returning(),
  );

// Links

export const insertLink = (tx: Tx, row: typeof neighborLinks.$inferInsert) =>
  tx.insert(neighborLinks).values(row);

const works = (now: Date) =>
  and(
    isNull(neighborLinks.revokedAt),
    gt(neighborLinks.expiresAt, now),
    sql`${neighborLinks.uses} < ${neighborLinks.maxUses}`,
  );

export const workingLinks = (db: Queryable, groupId: string, now: Date) =>
  db
    .select()
    .from(neighborLinks)
    .where(and(eq(neighborLinks.groupId, groupId), works(now)))
    .orderBy(desc(neighborLinks.createdAt));

export const findWorkingLink = async (db: Queryable, tokenHash: Uint8Array<ArrayBuffer>, now: Date) =>
  first(
    await db
      .select()
      .from(neighborLinks)
      .where(and(eq(neighborLinks.tokenHash, tokenHash), works(now))),
  );

/** Counts one use, if the link still works. Concurrent joins can't use it more often than allowed. */
export const countUse = async (tx: Tx, id: string, now: Date) =>
  first(
    await tx
      .update(neighborLinks)
      .set({ uses: sql`${neighborLinks.uses} + 1` })
      .where(and(eq(neighborLinks.id, id), works(now)))
      .returning(),
  );

export const revokeLink = async (tx: Tx, { groupId, id, at }: { groupId: string; id: string; at: Date }) =>
  first(
    await tx
      .update(neighborLinks)
      .set({ revokedAt: at })
      .where(
        and(eq(neighborLinks.id, id), eq(neighborLinks.groupId, groupId), isNull(neighborLinks.revokedAt)),
      )
      .returning(),
  );

// Drills

export const drillsOfGroup = (db: Queryable, groupId: string, limit: number) =>
  db
    .select()
    .from(neighborDrills)
    .where(eq(neighborDrills.groupId, groupId))
    .orderBy(desc(neighborDrills.plannedFor), desc(neighborDrills.id))
    .limit(limit);

export const findDrill = async (db: Queryable, groupId: string, id: string) =>
  first(
    await db
      .select()
      .from(neighborDrills)
      .where(and(eq(neighborDrills.id, id), eq(neighborDrills.groupId, groupId))),
  );

export const countPlanned = (db: Queryable, groupId: string) =>
  db.$count(
    neighborDrills,
    and(eq(neighborDrills.groupId, groupId), inArray(neighborDrills.state, ['planned', 'running'])),
  );

export async function insertDrill(tx: Tx, row: typeof neighborDrills.$inferInsert): Promise<GroupDrillRow> {
  const [made] = await tx.insert(neighborDrills).values(row).returning();
  if (!made) throw new Error('a drill was not stored');
  return made;
}

export const updateDrill = (tx: Tx, id: string, changed: Partial<GroupDrillRow>) =>
  tx.update(neighborDrills).set(changed).where(eq(neighborDrills.id, id));

// Requests

export const requestsOfHomes = (db: Queryable, homeIds: readonly string[]) =>
  db
    .select()
    .from(neighborRequests)
    .where(inArray(neighborRequests.homeId, [...homeIds]));

export const findRequest = async (
  db: Queryable,
  { homeId, kind, incidentId }: Pick<RequestRow, 'homeId' | 'kind' | 'incidentId'>,
) =>
  first(
    await db
      .select()
      .from(neighborRequests)
      .where(
        and(
          eq(neighborRequests.homeId, homeId),
          eq(neighborRequests.kind, kind),
          incidentId === null
            ? isNull(neighborRequests.incidentId)
            : eq(neighborRequests.incidentId, incidentId),
        ),
      ),
  );

export const insertRequest = (tx: Tx, row: typeof neighborRequests.$inferInsert) =>
  tx.insert(neighborRequests).values(row);

export const updateRequest = (tx: Tx, id: string, changed: Partial<RequestRow>) =>
  tx.update(neighborRequests).set(changed).where(eq(neighborRequests.id, id));

/** A person's requests about other households since then. */
export const countAskedBy = (db: Queryable, userId: string, since: Date) =>
  db.$count(
    neighborRequests,
    and(
      eq(neighborRequests.askedBy, userId),
      eq(neighborRequests.isOwn, false),
      gt(neighborRequests.createdAt, since),
    ),
  );
