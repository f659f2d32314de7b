import type { RecordKind } from '#contract/home/recovery-records.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, count, eq, inArray } from '#server/platform/drizzle.ts';
import { recoveryRecords } from './tables.ts';

export type RecordRow = typeof recoveryRecords.$inferSelect;
type Which = { recoveryId: string; homeId: string };

const inRecovery = ({ recoveryId, homeId }: Which) =>
  and(eq(recoveryRecords.recoveryId, recoveryId), eq(recoveryRecords.homeId, homeId));

/** Records of some kinds, oldest first. */
export const listRecords = (db: Queryable, which: Which, kinds: readonly RecordKind[]) =>
  db
    .select()
    .from(recoveryRecords)
    .where(and(inRecovery(which), inArray(recoveryRecords.kind, [...kinds])))
    .orderBy(asc(recoveryRecords.day), asc(recoveryRecords.id));

export const recordsOfHome = (db: Queryable, homeId: string) =>
  db
    .select()
    .from(recoveryRecords)
    .where(eq(recoveryRecords.homeId, homeId))
    .orderBy(asc(recoveryRecords.id));

export async function findRecord(db: Queryable, homeId: string, id: string): Promise<RecordRow | undefined> {
  const [row] = await db
    .select()
    .from(recoveryRecords)
    .where(and(eq(recoveryRecords.id, id), eq(recoveryRecords.homeId, homeId)));
  return row;
}

export async function countRecords(db: Queryable, which: Which): Promise<number> {
  const [row] = await db.select({ n: count() }).from(recoveryRecords).where(inRecovery(which));
  return row?.n ?? 0;
}

/** Returns undefined if its slot is taken. */
export async function insertRecord(
  tx: Tx,
  row: typeof recoveryRecords.$inferInsert,
): Promise<RecordRow | undefined> {
  const [made] = await tx.insert(recoveryRecords).values(row).onConflictDoNothing().returning();
  return made;
}

/** Whether another record has the slot. */
export async function isSlotTaken(tx: Tx, which: Which, slot: string, exceptId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: recoveryRecords.id })
    .from(recoveryRecords)
    .where(and(inRecovery(which), eq(recoveryRecords.slot, slot)));
  return rows.some(({ id }) => id !== exceptId);
}

export const updateRecord = (
  tx: Tx,
  { id, homeId }: Pick<RecordRow, 'id' | 'homeId'>,
  change: Pick<RecordRow, 'day' | 'parentId' | 'parentKind' | 'slot' | 'details' | 'updatedAt'>,
) =>
  tx
    .update(recoveryRecords)
    .set(change)
    .where(and(eq(recoveryRecords.id, id), eq(recoveryRecords.homeId, homeId)));

/** Deletes a record with everything that belongs to it. Lines of a deleted receipt stay. */
export async function deleteRecord(tx: Tx, { id, homeId }: Pick<RecordRow, 'id' | 'homeId'>): Promise<void> {
  await tx
    .update(recoveryRecords)
    .set({ parentId: null, parentKind: null })
    .where(
      and(
        eq(recoveryRecords.parentId, id),
        eq(recoveryRecords.homeId, homeId),
        eq(recoveryRecords.kind, 'expense'),
      ),
    );
  await tx.delete(recoveryRecords).where(and(eq(recoveryRecords.id, id), eq(recoveryRecords.homeId, homeId)));
}
