import { recordHomeChange, type Change } from '#server/core/audit/audit.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import {
  dayAt,
  homeFor,
  noteChangeByOther,
  publishToHome,
  type HomeAsSeen,
} from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

export type Requester = Pick<Member, 'id' | 'device'>;
export type RecoveryDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
export type Place = { tx: Tx; home: HomeAsSeen; cipher: HomeCipher; now: Date; today: string };
/** Without an audit entry, nothing was changed. */
export type ChangeResult<T> = {
  result: T;
  auditEntry: Pick<Change, 'action' | 'subjectId' | 'detail'> | null;
};

/**
 * Runs one change of a home's recovery in a transaction: access check, change, audit log and live update. Changes to
 * the same home are serialized. Archived homes are included: a home that burned needs its recovery most.
 */
export async function changeIn<T>(
  { db, clock, masterKeys }: RecoveryDeps,
  who: Requester,
  homeRef: string,
  work: (place: Place) => Promise<ChangeResult<T>>,
): Promise<T> {
  const { id } = await homeFor(db, who.id, homeRef, 'edit', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, id);
  return db.transaction(async (tx) => {
    await store.lockRecovery(tx, id);
    const home = await homeFor(tx, who.id, id, 'edit', { archived: 'allowed' });
    const now = clock.now();
    const { result, auditEntry } = await work({ tx, home, cipher, now, today: dayAt(home.state, now) });
    if (!auditEntry) return result;
    await noteChangeByOther(tx, home, { actorId: who.id, action: auditEntry.action, at: now });
    await recordHomeChange(tx, cipher, { at: now, actor: { id: who.id, device: who.device }, ...auditEntry });
    await publishToHome(tx, id, 'recovery');
    return result;
  });
}

/** The recovery that a change is about, which must be open. */
export async function openRecovery(tx: Tx, homeId: string): Promise<store.RecoveryRow> {
  const found = await store.findRecovery(tx, homeId);
  if (!found) throw new AppError('conflict', say().recoveryErrors.noRecovery);
  if (found.closedAt) throw new AppError('conflict', say().recoveryErrors.closed);
  return found;
}

/** Refuses input at one field, in the reader's language. */
export const refuse = (field: string, message: string) =>
  new AppError('validation_failed', message, { fields: { [field]: message } });
