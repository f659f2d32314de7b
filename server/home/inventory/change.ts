import { recordHomeChange, type Change } from '#server/core/audit/audit.ts';
import { announceHomeChange, homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import * as store from './store.ts';

export type Requester = { id: string; device: string };
export type InventoryDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

/** What a change works with. `now` is the same instant throughout. */
export type Place = { tx: Tx; homeId: string; cipher: HomeCipher; now: Date };

/** The result, and the audit log entry. No entry means nothing changed. */
export type ChangeResult<T> = {
  result: T;
  auditEntry?: Pick<Change, 'action' | 'subjectId' | 'detail'> | undefined;
  /** The number of items changed, which affects the readiness score. */
  isCountChanged?: boolean;
};

/**
 * Runs one change of a home's inventory in a transaction: access check, change, audit log and live update.
 * Changes to the same home are serialized.
 */
export async function changeInventory<T>(
  deps: InventoryDeps,
  who: Requester,
  homeRef: string,
  work: (place: Place) => Promise<ChangeResult<T>>,
  claim: Claim | null = null,
): Promise<T> {
  const { db, clock, jobs, masterKeys } = deps;
  const { id: homeId } = await homeFor(db, who.id, homeRef, 'edit');
  const cipher = await cipherOf(db, masterKeys, homeId);
  return runOnce(db, claim, async (tx) => {
    await store.lockInventory(tx, homeId);
    const now = clock.now();
    const { result, auditEntry, isCountChanged } = await work({ tx, homeId, cipher, now });
    if (auditEntry) {
      await recordHomeChange(tx, cipher, {
        at: now,
        actor: { id: who.id, device: who.device },
        ...auditEntry,
      });
      await publishToHome(tx, homeId, 'inventory');
      if (isCountChanged) await announceHomeChange(tx, jobs, homeId);
    }
    return result;
  });
}
