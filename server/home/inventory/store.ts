import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { first } from '#server/platform/rows.ts';
import { inventoryItems, inventoryPhotos, itemReceipts, rooms } from './tables.ts';

export type ItemRow = typeof inventoryItems.$inferSelect;
export type NewRow = typeof inventoryItems.$inferInsert;

/**
 * Changes to one home's inventory wait for each other: two that touch the same things in another order would block each
 * other for good, and a limit is counted and kept in one breath.
 */
export const lockInventory = (tx: Tx, homeId: string) => lockName(tx, `inventory:${homeId}`);

/** What lists show. The sealed columns stay where they are: opening thousands of them is not for a list. */
const listed = {
  id: inventoryItems.id,
  roomId: inventoryItems.roomId,
  name: inventoryItems.name,
  category: inventoryItems.category,
  estValueCents: inventoryItems.estValueCents,
  quantity: inventoryItems.quantity,
  brand: inventoryItems.brand,
  model: inventoryItems.model,
  purchasedOn: inventoryItems.purchasedOn,
  purchasePriceCents: inventoryItems.purchasePriceCents,
  ageYears: inventoryItems.ageYears,
  condition: inventoryItems.condition,
  replacementCostCents: inventoryItems.replacementCostCents,
  confirmedAt: inventoryItems.confirmedAt,
  createdAt: inventoryItems.createdAt,
};
export type ListedRow = Pick<ItemRow, keyof typeof listed>;

/** All of these ids, however many, as one parameter. */
const among = (ids: readonly string[]) => sql`${inventoryItems.id} = any(${sql.param(ids)}::uuid[])`;

const kept = (homeId: string) => and(eq(inventoryItems.homeId, homeId), isNull(inventoryItems.trashedAt));

/** What lies in the trash and has not lain there since `until`. */
const trashed = (homeId: string, until: Date) =>
  and(eq(inventoryItems.homeId, homeId), gt(inventoryItems.trashedAt, until));

/** Everything in a home but the trash, oldest first. */
export const listItems = (db: Queryable, homeId: string): Promise<ListedRow[]> =>
  db.select(listed).from(inventoryItems).where(kept(homeId)).orderBy(asc(inventoryItems.id));

/** The same with everything, sealed columns too: for claims and exports. */
export const listWholeItems = (db: Queryable, homeId: string): Promise<ItemRow[]> =>
  db.select().from(inventoryItems).where(kept(homeId)).orderBy(asc(inventoryItems.id));

/** What one piece costs to replace: a new one's price where somebody knows it, else what it is thought to be worth. */
const replacement = sql`coalesce(${inventoryItems.replacementCostCents}, ${inventoryItems.estValueCents})`;

export async function totals(db: Queryable, homeId: string): Promise<{ items: number; totalCents: number }> {
  const [row] = await db
    .select({
      items: count(),
      totalCents: sql<string>`coalesce(sum(${inventoryItems.quantity} * ${replacement}), 0)`,
    })
    .from(inventoryItems)
    .where(kept(homeId));
  return { items: row?.items ?? 0, totalCents: Number(row?.totalCents ?? 0) };
}

export async function insertItems(db: Queryable, items: NewRow[]): Promise<ItemRow[]> {
  return items.length === 0 ? [] : db.insert(inventoryItems).values(items).returning();
}

/** Columns of a list that is imported, and how PostgreSQL reads an array of each. */
const IMPORTED = {
  roomId: 'uuid',
  name: 'text',
  category: 'text',
  estValueCents: 'bigint',
  quantity: 'integer',
  brand: 'text',
  model: 'text',
  serial: 'bytea',
  notes: 'bytea',
  purchasedOn: 'date',
  purchasePriceCents: 'bigint',
  ageYears: 'integer',
  condition: 'text',
  replacementCostCents: 'bigint',
} as const satisfies Partial<Record<keyof NewRow, string>>;
const IMPORTED_KEYS = Object.keys(IMPORTED) as (keyof typeof IMPORTED)[];

/** As the database names a column. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Many new things by one statement, a column as one array: thousands of values as parameters take ten times as long. */
export async function insertMany(db: Queryable, homeId: string, items: readonly NewRow[], now: Date) {
  const columns = IMPORTED_KEYS.map((key) => sql.identifier(snakeCase(key)));
  const arrays = IMPORTED_KEYS.map((key) => {
    const values = items.map((item) => item[key] ?? null);
    const driven = values.map((value) => (value instanceof Uint8Array ? Buffer.from(value) : value));
    return sql`${sql.param(driven)}::${sql.raw(IMPORTED[key])}[]`;
  });
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into ${inventoryItems} (home_id, confirmed_at, created_at, updated_at, ${sql.join(columns, sql`, `)})
    select ${homeId}::uuid, ${at}, ${at}, ${at}, list.* from unnest(${sql.join(arrays, sql`, `)}) as list`);
}

export const listRooms = (db: Queryable, homeId: string) =>
  db
    .select({ id: rooms.id, name: rooms.name })
    .from(rooms)
    .where(eq(rooms.homeId, homeId))
    .orderBy(sql`lower(${rooms.name})`);

export const findRoomNamed = async (db: Queryable, homeId: string, name: string) =>
  first(
    await db
      .select()
      .from(rooms)
      .where(and(eq(rooms.homeId, homeId), sql`lower(${rooms.name}) = lower(${name})`)),
  );

export async function insertRoom(db: Queryable, homeId: string, name: string): Promise<string> {
  const [made] = await db.insert(rooms).values({ homeId, name }).returning({ id: rooms.id });
  if (!made) throw new Error('a room was not made');
  return made.id;
}

/** Photos of a home's things, each thing's in order. */
export const listPhotos = (db: Queryable, homeId: string) =>
  db
    .select({ itemId: inventoryPhotos.itemId, fileId: inventoryPhotos.fileId })
    .from(inventoryPhotos)
    .innerJoin(inventoryItems, eq(inventoryItems.id, inventoryPhotos.itemId))
    .where(kept(homeId))
    .orderBy(asc(inventoryPhotos.itemId), asc(inventoryPhotos.position), asc(inventoryPhotos.fileId));

export const countReceipts = (db: Queryable, homeId: string) =>
  db
    .select({ itemId: itemReceipts.itemId, receipts: count() })
    .from(itemReceipts)
    .innerJoin(inventoryItems, eq(inventoryItems.id, itemReceipts.itemId))
    .where(kept(homeId))
    .groupBy(itemReceipts.itemId);

export const findItem = async (db: Queryable, homeId: string, itemId: string) =>
  first(
    await db
      .select()
      .from(inventoryItems)
      .where(and(kept(homeId), eq(inventoryItems.id, itemId))),
  );

export const updateItem = async (db: Queryable, homeId: string, itemId: string, change: Partial<NewRow>) =>
  first(
    await db
      .update(inventoryItems)
      .set(change)
      .where(and(kept(homeId), eq(inventoryItems.id, itemId)))
      .returning(),
  );

/** Changes many things by one statement; answers their names. */
export const updateItems = async (
  db: Queryable,
  homeId: string,
  ids: readonly string[],
  change: Partial<NewRow>,
): Promise<string[]> =>
  (
    await db
      .update(inventoryItems)
      .set(change)
      .where(and(kept(homeId), among(ids)))
      .returning({ name: inventoryItems.name })
  ).map((row) => row.name);

/** Takes things out of the trash. Those that have lain there since `until` are as good as gone; answers the names. */
export const restoreItems = async (
  db: Queryable,
  homeId: string,
  ids: readonly string[],
  { now, until }: { now: Date; until: Date },
): Promise<string[]> =>
  (
    await db
      .update(inventoryItems)
      .set({ trashedAt: null, updatedAt: now })
      .where(and(trashed(homeId, until), among(ids)))
      .returning({ name: inventoryItems.name })
  ).map((row) => row.name);

export const listTrash = (db: Queryable, homeId: string, until: Date, most: number) =>
  db
    .select({
      id: inventoryItems.id,
      name: inventoryItems.name,
      category: inventoryItems.category,
      quantity: inventoryItems.quantity,
      estValueCents: inventoryItems.estValueCents,
      trashedAt: sql<Date>`${inventoryItems.trashedAt}`.mapWith(inventoryItems.trashedAt),
    })
    .from(inventoryItems)
    .where(trashed(homeId, until))
    .orderBy(desc(inventoryItems.trashedAt), asc(inventoryItems.id))
    .limit(most);

export const countTrash = (db: Queryable, homeId: string, until: Date): Promise<number> =>
  db.$count(inventoryItems, trashed(homeId, until));

/** Homes with things that have been in the trash since then or longer. */
export const homesToPurge = (db: Queryable, until: Date) =>
  db
    .selectDistinct({ homeId: inventoryItems.homeId })
    .from(inventoryItems)
    .where(lte(inventoryItems.trashedAt, until));

/** Deletes things for good; answers their names and the files of their photos. */
async function deleteWhere(db: Queryable, which: SQL | undefined) {
  const photos = await db
    .delete(inventoryPhotos)
    .where(
      inArray(inventoryPhotos.itemId, db.select({ id: inventoryItems.id }).from(inventoryItems).where(which)),
    )
    .returning({ fileId: inventoryPhotos.fileId });
  const items = await db.delete(inventoryItems).where(which).returning({ name: inventoryItems.name });
  return { names: items.map((item) => item.name), fileIds: photos.map((photo) => photo.fileId) };
}

/** What has been in the trash since then or longer. */
export const purgeItems = (db: Queryable, homeId: string, until: Date) =>
  deleteWhere(db, and(eq(inventoryItems.homeId, homeId), lte(inventoryItems.trashedAt, until)));

/** What of these is in the trash, however long. */
export const deleteTrashed = (db: Queryable, homeId: string, ids: readonly string[]) =>
  deleteWhere(db, and(eq(inventoryItems.homeId, homeId), isNotNull(inventoryItems.trashedAt), among(ids)));

export const findRoom = async (db: Queryable, homeId: string, roomId: string) =>
  first(
    await db
      .select()
      .from(rooms)
      .where(and(eq(rooms.homeId, homeId), eq(rooms.id, roomId))),
  );

export const updateRoom = (db: Queryable, roomId: string, name: string) =>
  db.update(rooms).set({ name }).where(eq(rooms.id, roomId));

/** Everything of one room goes into another; what is in the trash, too. */
export const moveAll = (db: Queryable, fromRoomId: string, toRoomId: string) =>
  db.update(inventoryItems).set({ roomId: toRoomId }).where(eq(inventoryItems.roomId, fromRoomId));

export const deleteRoom = (db: Queryable, roomId: string) => db.delete(rooms).where(eq(rooms.id, roomId));
