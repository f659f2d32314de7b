import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  sql,
  type SQL,
} from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { inventoryItems, inventoryPhotos, itemReceipts, rooms } from './tables.ts';

export type ItemRow = typeof inventoryItems.$inferSelect;
export type NewRow = typeof inventoryItems.$inferInsert;

/**
 * Serializes changes to one home's inventory. Otherwise, two changes that touch the same items in a different
 * order could deadlock, and a limit could be exceeded between its check and the insert.
 */
export const lockInventory = (tx: Tx, homeId: string) => lockName(tx, `inventory:${homeId}`);

/** Columns for lists. Leaves out the encrypted ones: decrypting thousands is too slow for a list. */
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
  isDraft: inventoryItems.isDraft,
  confirmedAt: inventoryItems.confirmedAt,
  createdAt: inventoryItems.createdAt,
};
export type ListedRow = Pick<ItemRow, keyof typeof listed>;

/** Any number of ids as one parameter. */
const among = (ids: readonly string[]) => sql`${inventoryItems.id} = any(${sql.param(ids)}::uuid[])`;

const kept = (homeId: string) => and(eq(inventoryItems.homeId, homeId), isNull(inventoryItems.trashedAt));

/** Items in the trash, without those that were there since before `until`. */
const trashed = (homeId: string, until: Date) =>
  and(eq(inventoryItems.homeId, homeId), gt(inventoryItems.trashedAt, until));

/** All items of a home except the trash, oldest first. */
export const listItems = (db: Queryable, homeId: string): Promise<ListedRow[]> =>
  db.select(listed).from(inventoryItems).where(kept(homeId)).orderBy(asc(inventoryItems.id));

/** Same as `listItems`, with the encrypted columns, for claims and exports. */
export const listWholeItems = (db: Queryable, homeId: string): Promise<ItemRow[]> =>
  db.select().from(inventoryItems).where(kept(homeId)).orderBy(asc(inventoryItems.id));

/** Replacement cost of one piece: the price of a new one if known, or else the estimated value. */
const replacement = sql`coalesce(${inventoryItems.replacementCostCents}, ${inventoryItems.estValueCents})`;

export type Totals = { items: number; named: number; totalCents: number };

export async function totals(db: Queryable, homeId: string): Promise<Totals> {
  const [row] = await db
    .select({
      items: count(),
      named: sql<number>`count(*) filter (where not ${inventoryItems.isDraft})`.mapWith(Number),
      totalCents: sql<string>`coalesce(sum(${inventoryItems.quantity} * ${replacement}), 0)`,
    })
    .from(inventoryItems)
    .where(kept(homeId));
  return { items: row?.items ?? 0, named: row?.named ?? 0, totalCents: Number(row?.totalCents ?? 0) };
}

export async function insertItems(db: Queryable, items: NewRow[]): Promise<ItemRow[]> {
  return items.length === 0 ? [] : db.insert(inventoryItems).values(items).returning();
}

/** Columns of an import, with the PostgreSQL array type of each. */
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

/** The column's name in the database. */
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Inserts many items in one statement with one array per column. Thousands of separate parameters take ten
 * times as long.
 */
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

/** All photos of a home's items, in order per item. */
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

/** Updates many items in one statement. Returns their names. */
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

/**
 * Restores items from the trash, except those there since before `until`, which count as deleted. Returns
 * their names.
 */
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

/** Homes with items in the trash since then or longer. */
export const homesToPurge = (db: Queryable, until: Date) =>
  db
    .selectDistinct({ homeId: inventoryItems.homeId })
    .from(inventoryItems)
    .where(lte(inventoryItems.trashedAt, until));

/** Permanently deletes items. Returns their names and photo files. */
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

/** Deletes items in the trash since then or longer. */
export const purgeItems = (db: Queryable, homeId: string, until: Date) =>
  deleteWhere(db, and(eq(inventoryItems.homeId, homeId), lte(inventoryItems.trashedAt, until)));

/** Deletes those of these items that are in the trash, however long. */
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

/** Moves all items of one room to another, including those in the trash. */
export const moveAll = (db: Queryable, fromRoomId: string, toRoomId: string) =>
  db.update(inventoryItems).set({ roomId: toRoomId }).where(eq(inventoryItems.roomId, fromRoomId));

export const deleteRoom = (db: Queryable, roomId: string) => db.delete(rooms).where(eq(rooms.id, roomId));
