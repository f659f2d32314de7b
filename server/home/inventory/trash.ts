import { MOST_TRASHED, type TrashedItem } from '#contract/home/inventory-many.ts';
import { dollarsOf } from '#contract/money.ts';
import { TRASH_DAYS } from '#contract/home/trash.ts';
import { PRODUCT, recordHomeChange } from '#server/core/audit/audit.ts';
import { discardFiles } from '#server/core/files/files.ts';
import { homeFor, publishToHome } from '#server/home/homes/homes.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { done, named, type Changed } from './bulk.ts';
import { changeInventory, type InventoryDeps, type Requester } from './change.ts';
import { checkRoomFor } from './items.ts';
import * as store from './store.ts';

/** Items trashed at or before this count as deleted, even if the nightly job hasn't run yet. */
const goneSince = (now: Date): Date => after(now, -days(TRASH_DAYS));

type ChangeItems = (deps: InventoryDeps, who: Requester, homeRef: string, ids: string[]) => Promise<Changed>;

/** Moves items to the trash, where they can be restored for 30 days. */
export const trashItems: ChangeItems = (deps, who, homeRef, ids) =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) => {
    const names = await store.updateItems(tx, homeId, ids, { trashedAt: now, updatedAt: now });
    return done(names, 'inventory.trashed', { isCountChanged: true });
  });

/** Restores items from the trash unchanged. */
export const restoreItems: ChangeItems = (deps, who, homeRef, ids) =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId, now }) => {
    const names = await store.restoreItems(tx, homeId, ids, { now, until: goneSince(now) });
    await checkRoomFor(tx, homeId, 0);
    return done(names, 'inventory.restored', { isCountChanged: true });
  });

/** Permanently deletes items in the trash, with their photos. Items outside the trash are skipped. */
export const deleteItems: ChangeItems = (deps, who, homeRef, ids) =>
  changeInventory(deps, who, homeRef, async ({ tx, homeId }) => {
    const { names, fileIds } = await store.deleteTrashed(tx, homeId, ids);
    await discardFiles(tx, deps.jobs, homeId, fileIds);
    return done(names, 'inventory.deleted', {});
  });

/** Returns the items in the trash, without those older than 30 days. */
export async function listTrash(
  { db, clock }: Pick<InventoryDeps, 'db' | 'clock'>,
  userId: string,
  homeRef: string,
): Promise<{ items: TrashedItem[]; total: number }> {
  const { id: homeId } = await homeFor(db, userId, homeRef, 'view');
  const until = goneSince(clock.now());
  const rows = await store.listTrash(db, homeId, until, MOST_TRASHED);
  const total = rows.length < MOST_TRASHED ? rows.length : await store.countTrash(db, homeId, until);
  const items = rows.map(({ estValueCents, trashedAt, ...row }) => ({
    ...row,
    estValue: dollarsOf(estValueCents),
    trashedAt: trashedAt.toISOString(),
  }));
  return { items, total };
}

async function purgeHome({ db, clock, jobs, masterKeys }: Deps, homeId: string): Promise<void> {
  const cipher = await cipherOf(db, masterKeys, homeId);
  await db.transaction(async (tx) => {
    await store.lockInventory(tx, homeId);
    const at = clock.now();
    const { names, fileIds } = await store.purgeItems(tx, homeId, goneSince(at));
    if (names.length === 0) return; // restored in the meantime
    await discardFiles(tx, jobs, homeId, fileIds);
    const detail = named(names);
    await recordHomeChange(tx, cipher, { at, actor: PRODUCT, action: 'inventory.purged', detail });
    await publishToHome(tx, homeId, 'inventory');
  });
}

/**
 * Deletes items that were in the trash for 30 days. A failed home doesn't block the others, and the next
 * night retries it.
 */
export async function purgeTrash(deps: Deps): Promise<void> {
  for (const { homeId } of await store.homesToPurge(deps.db, goneSince(deps.clock.now())))
    try {
      await purgeHome(deps, homeId);
    } catch (err) {
      deps.log.error({ err, homeId }, 'inventory trash purge failed');
    }
}
