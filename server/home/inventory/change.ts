import { recordHomeChange, type Change } from '#server/core/audit/audit.ts';
import { announceHomeChange, homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import * as store from './store.ts';

/** The person behind a request. */
export type Who = { id: string; device: string };
export type InventoryDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

/** What a change works with. `now` is one instant for all of it. */
export type Place = { tx: Tx; homeId: string; cipher: HomeCipher; now: Date };

/** What it answers, and what the home's history says of it; without words nothing happened. */
export type Done<T> = {
  result: T;
  said?: Pick<Change, 'action' | 'subjectId' | 'detail'> | undefined;
  /** More or fewer things than before: the readiness score asks. */
  isCountChanged?: boolean;
};

/**
 * One change by a person to a home's inventory: allowed, done, written down and told, or nothing of it. Changes to the
 * same home wait for each other.
 */
export async function changeInventory<T>(
  deps: InventoryDeps,
  who: Who,
  homeRef: string,
  work: (place: Place) => Promise<Done<T>>,
  claim: Claim | null = null,
): Promise<T> {
  const { db, clock, jobs, masterKeys } = deps;
  const { id: homeId } = await homeFor(db, who.id, homeRef, 'edit');
  const cipher = await cipherOf(db, masterKeys, homeId);
  return runOnce(db, claim, async (tx) => {
    await store.lockInventory(tx, homeId);
    const now = clock.now();
    const { result, said, isCountChanged } = await work({ tx, homeId, cipher, now });
    if (said) {
      await recordHomeChange(tx, cipher, { at: now, actor: { id: who.id, device: who.device }, ...said });
      await publishToHome(tx, homeId, 'inventory');
      if (isCountChanged) await announceHomeChange(tx, jobs, homeId);
    }
    return result;
  });
}
