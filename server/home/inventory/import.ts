import { createHash } from 'node:crypto';
import { MOST_ITEMS, type NewItem } from '#contract/home/inventory.ts';
import { type ColumnMap, type ImportPreview } from '#contract/home/inventory-lists.ts';
import { centsOf, dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Upload } from '#server/platform/file-bodies.ts';
import type { Claim } from '#server/platform/idempotency.ts';
import { changeInventory, type InventoryDeps, type Requester } from './change.ts';
import { guessColumns } from './import-columns.ts';
import { readRows } from './import-rows.ts';
import { dayOf } from './item-shape.ts';
import { checkRoomFor, toRow } from './items.ts';
import { readBytes, readTable } from './read-table.ts';
import { openFairQueue } from '#server/platform/fair-queue.ts';
import { findOrMakeRoom } from './rooms.ts';
import * as store from './store.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { say } from '#server/platform/say.ts';
import { translatorTo } from '#server/platform/translate.ts';

const SHOWN_ERRORS = 200;
const SHOWN_ROWS = 8;

/**
 * Lists are read in fair order: two at once, because each may need a process with a lot of memory, and one per member.
 */
const readingQueue = openFairQueue({
  capacity: 2,
  waitingOfOne: 5,
  waitingOfAll: 100,
  busy: {
    tooManyOfOne: () => say().inventoryErrors.manyOfYourLists,
    tooManyOfAll: () => say().inventoryErrors.manyLists,
  },
});

type ReadOptions = { userId: string; columns: ColumnMap | undefined; today: string };

const readList = (bytes: Buffer, { userId, columns, today }: ReadOptions) =>
  readingQueue(userId, 1, async () => {
    const table = await readTable(bytes);
    const map = columns ?? guessColumns(table.headings);
    return { table, columns: map, read: readRows(table, map, today) };
  });

const roomKey = (name: string) => name.toLowerCase();

const valueOf = (items: readonly NewItem[]): number =>
  dollarsOf(
    items.reduce(
      (sum, item) => sum + centsOf(item.replacementCost ?? item.estValue) * (item.quantity ?? 1),
      0,
    ),
  );

/** Previews an import. Writes nothing. */
export async function previewImport(
  { db, clock }: Pick<InventoryDeps, 'db' | 'clock'>,
  userId: string,
  homeRef: string,
  { upload, columns }: { upload: Upload; columns: ColumnMap | undefined },
): Promise<ImportPreview> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'edit');
  const bytes = await readBytes(upload.stream);
  const {
    table,
    columns: map,
    read,
  } = await readList(bytes, {
    userId,
    columns,
    today: dayOf(clock.now()),
  });
  const inWords = await translatorTo(callerLanguage());
  const rooms = await store.listRooms(db, homeId);
  const { items: held } = await store.totals(db, homeId);
  const known = new Set(rooms.map((room) => roomKey(room.name)));
  const items = read.good.map(({ item }) => item);
  const named = new Map(items.flatMap(({ room }) => (room ? [[roomKey(room), room] as const] : [])));
  return {
    headings: table.headings,
    columns: map,
    rows: table.rows.length,
    good: items.length,
    totalValue: valueOf(items),
    errors: read.errors
      .slice(0, SHOWN_ERRORS)
      .map(({ message, ...at }) => ({ ...at, message: inWords(message) })),
    errorCount: read.errors.length,
    newRooms: [...named].filter(([key]) => !known.has(key)).map(([, name]) => name),
    asOther: read.asOther,
    sample: read.good.slice(0, SHOWN_ROWS).map(({ row, item }) => ({
      row,
      name: item.name,
      room: item.room ?? undefined,
      category: item.category,
      quantity: item.quantity ?? 1,
      estValue: item.estValue,
    })),
    free: Math.max(0, MOST_ITEMS - held),
  };
}

/** All rooms the rows name, by lowercase name. */
async function roomsFor(tx: Tx, homeId: string, items: readonly NewItem[]): Promise<Map<string, string>> {
  const ids = new Map((await store.listRooms(tx, homeId)).map((room) => [roomKey(room.name), room.id]));
  for (const { room } of items)
    if (room && !ids.has(roomKey(room))) ids.set(roomKey(room), await findOrMakeRoom(tx, homeId, room));
  return ids;
}

/** Imports the valid rows of a list, all or nothing. Idempotent by key. */
export async function importItems(
  deps: InventoryDeps,
  who: Requester,
  homeRef: string,
  given: { upload: Upload; columns: ColumnMap | undefined; claim: Claim | null },
): Promise<{ added: number; skipped: number }> {
  await homeFor(deps.db, who.id, homeRef, 'edit'); // before reading megabytes for nothing
  const bytes = await readBytes(given.upload.stream);
  const { table, read } = await readList(bytes, {
    userId: who.id,
    columns: given.columns,
    today: dayOf(deps.clock.now()),
  });
  const items = read.good.map(({ item }) => item);
  if (items.length === 0) throw new AppError('validation_failed', say().inventoryErrors.noRows);
  return changeInventory(
    deps,
    who,
    homeRef,
    async ({ tx, homeId, cipher, now }) => {
      await checkRoomFor(tx, homeId, items.length);
      const rooms = await roomsFor(tx, homeId, items);
      const rows = items.map((item) =>
        toRow(item, { homeId, cipher, now, roomId: (item.room && rooms.get(roomKey(item.room))) || null }),
      );
      await store.insertMany(tx, homeId, rows, now);
      const added = rows.length;
      return {
        result: { added, skipped: table.rows.length - added },
        auditEntry: { action: 'inventory.imported', detail: `${added} ${added === 1 ? 'item' : 'items'}` },
        isCountChanged: true,
      };
    },
    given.claim && withContent(given.claim, bytes),
  );
}

/** The same key with another file is a different request. */
const withContent = (claim: Claim, bytes: Buffer): Claim => ({
  ...claim,
  requestHash: createHash('sha256').update(claim.requestHash).update(bytes).digest('hex'),
});
