import { type BulkChange, type TrashedItem } from '#contract/inventory.ts';
import { dollarsOf } from '#contract/money.ts';
import { homeFor } from '#server/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { changeInventory, type Done, type InventoryDeps, type Who } from './change.ts';
import { checkRoomFor } from './items.ts';
import { findOrMakeRoom } from './rooms.ts';
import * as store from './store.ts';

type Changed = { changed: number };

/** "Sofa", "Sofa and Lamp", "Sofa, Lamp and 3 more": what a member action was about, in a line. */
function named(names: readonly string[]): string {
  const [one = '', two, ...more] = names;
  if (two === undefined) return one;
  return more.length === 0 ? `${one} and ${two}` : `${one}, ${two} and ${more.length} more`;
}

const wordsOf = (change: BulkChange): string =>
  [
    change.room === undefined ? '' : change.room === null ? 'no room' : `room ${change.room}`,
    change.category ?? '',
    change.condition === undefined ? '' : `condition ${change.condition ?? 'not known'}`,
  ]
    .filter(Boolean)
    .join(', ');

/** One entry for a member action, however many things it touched; none when it touched nothing. */
const done = (
  names: readonly string[],
  action: string,
  more: { words?: string; isCountChanged?: boolean },
) => {
  const result: Changed = { changed: names.length };
  if (names.length === 0) return { result };
  const detail = more.words ? `${named(names)}: ${more.words}` : named(names);
  const { isCountChanged = false } = more;
  return { result, said: { action, detail }, isCountChanged } satisfies Done<Changed>;
};

/** Says the same of many things, by one statement. Those that are not there any more are passed over. */
export const changeItems = (
  deps: InventoryDeps,
  who: Who,
  homeRef: string,
  { ids, change }: { ids: string[]; change: BulkChange },
): Promise<Changed> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) => {
    const { room, category, condition } = change;
    const roomId = room ? await findOrMakeRoom(tx, homeId, room) : null;
    const names = await store.updateItems(tx, homeId, ids, {
      ...(room === undefined ? {} : { roomId }),
      ...(category === undefined ? {} : { category }),
      ...(condition === undefined ? {} : { condition }),
      updatedAt: now,
    });
    return done(names, 'inventory.changed', { words: wordsOf(change) });
  });

/** Puts things into the trash, where they can be taken out again for 30 days. */
export const trashItems = (deps: InventoryDeps, who: Who, homeRef: string, ids: string[]): Promise<Changed> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) => {
    const names = await store.updateItems(tx, homeId, ids, { trashedAt: now, updatedAt: now });
    return done(names, 'inventory.trashed', { isCountChanged: true });
  });

/** Takes things out of the trash, as they were. */
export const restoreItems = (
  deps: InventoryDeps,
  who: Who,
  homeRef: string,
  ids: string[],
): Promise<Changed> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) => {
    const names = await store.restoreItems(tx, homeId, ids, now);
    await checkRoomFor(tx, homeId, 0);
    return done(names, 'inventory.restored', { isCountChanged: true });
  });

/** Somebody looked and it is still there. */
export const confirmItems = (
  deps: InventoryDeps,
  who: Who,
  homeRef: string,
  ids: string[],
): Promise<Changed> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) =>
    done(await store.updateItems(tx, homeId, ids, { confirmedAt: now }), 'inventory.confirmed', {}),
  );

/** What is in the trash; after 30 days it is gone. */
export async function listTrash(db: Queryable, userId: string, homeRef: string): Promise<TrashedItem[]> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'view');
  const rows = await store.listTrash(db, homeId);
  return rows.map(({ estValueCents, trashedAt, ...row }) => ({
    ...row,
    estValue: dollarsOf(estValueCents),
    trashedAt: trashedAt.toISOString(),
  }));
}
