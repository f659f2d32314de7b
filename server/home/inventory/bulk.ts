import type { BulkChange } from '#contract/home/inventory-many.ts';
import { changeInventory, type ChangeResult, type InventoryDeps, type Requester } from './change.ts';
import { findOrMakeRoom } from './rooms.ts';
import * as store from './store.ts';

export type Changed = { changed: number };

/** "Sofa", "Sofa and Lamp", "Sofa, Lamp and 3 more": a one-line summary of the affected items. */
export function named(names: readonly string[]): string {
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

/** One audit log entry per action, however many items it touched, and none if it touched nothing. */
export const done = (
  names: readonly string[],
  action: string,
  more: { words?: string; isCountChanged?: boolean },
) => {
  const result: Changed = { changed: names.length };
  if (names.length === 0) return { result };
  const detail = more.words ? `${named(names)}: ${more.words}` : named(names);
  const { isCountChanged = false } = more;
  return { result, auditEntry: { action, detail }, isCountChanged } satisfies ChangeResult<Changed>;
};

/** Applies the same change to many items in one statement. Missing items are skipped. */
export const changeItems = (
  deps: InventoryDeps,
  who: Requester,
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

/** Marks items as "still have it". */
export const confirmItems = (
  deps: InventoryDeps,
  who: Requester,
  homeRef: string,
  ids: string[],
): Promise<Changed> =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) =>
    done(await store.updateItems(tx, homeId, ids, { confirmedAt: now }), 'inventory.confirmed', {}),
  );
