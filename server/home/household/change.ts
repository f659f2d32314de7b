import { recordHomeChange, type Change } from '#server/core/audit/audit.ts';
import {
  dayAt,
  homeFor,
  noteChangeByOther,
  publishToHome,
  type HomeAsSeen,
  type InArchived,
  type Level,
} from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { updateNeeds } from './household.ts';
import * as store from './store.ts';

export type Requester = { id: string; device: string };
export type HouseholdDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

export type Place = { tx: Tx; home: HomeAsSeen; cipher: HomeCipher; now: Date };
/** The result, and the audit log entry. */
export type ChangeResult<T> = { result: T; auditEntry: Pick<Change, 'action' | 'subjectId' | 'detail'> };

/**
 * Runs one change of a household in a transaction: access check, change, audit log and live update. Changes
 * to the same household are serialized.
 */
export async function changeHousehold<T>(
  { db, clock, masterKeys }: HouseholdDeps,
  who: Requester,
  { homeRef, level, ...inArchived }: { homeRef: string; level: Level } & InArchived,
  work: (place: Place) => Promise<ChangeResult<T>>,
): Promise<T> {
  const { id } = await homeFor(db, who.id, homeRef, level, inArchived);
  const cipher = await cipherOf(db, masterKeys, id);
  return db.transaction(async (tx) => {
    await store.lockHousehold(tx, id);
    // Check again under the lock, because access itself can change here.
    const home = await homeFor(tx, who.id, id, level, inArchived);
    const now = clock.now();
    const { result, auditEntry } = await work({ tx, home, cipher, now });
    await updateNeeds(tx, cipher, dayAt(home.state, now));
    await noteChangeByOther(tx, home, { actorId: who.id, action: auditEntry.action, at: now });
    await recordHomeChange(tx, cipher, { at: now, actor: { id: who.id, device: who.device }, ...auditEntry });
    await publishToHome(tx, id, 'household');
    return result;
  });
}
