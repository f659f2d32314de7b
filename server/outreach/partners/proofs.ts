import { randomUUID } from 'node:crypto';
import { recordCommand } from '#server/core/audit/audit.ts';
import { notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { derivedToken, storedDerivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { updateContact } from './detail-store.ts';
import { sendProof } from './job-names.ts';
import * as proofs from './proof-store.ts';
import * as store from './store.ts';

/** Contacts confirm every 90 days that they answer, by a link in a message that is marked as a drill. */

const PURPOSE = 'hearthline partner contacts';
/** How long a link works. */
const LINK_LIFE = days(14);

export const tokenOfProof = (masterKeys: MasterKeys, kept: { id: string; tokenHash: Uint8Array }) =>
  storedDerivedToken(masterKeys, PURPOSE, kept);

/**
 * Stores a question to a contact, and the job that sends it by email and text, wherever it can be reached. Returns
 * whether there is any such way.
 */
export async function askToConfirm(
  tx: Tx,
  { jobs, masterKeys }: Pick<Deps, 'jobs' | 'masterKeys'>,
  contact: Pick<store.ContactRow, 'id' | 'email' | 'phone' | 'bouncedAt' | 'stoppedAt'>,
  at: Date,
): Promise<boolean> {
  const email = contact.bouncedAt ? null : contact.email;
  const phone = contact.stoppedAt ? null : contact.phone;
  if (email === null && phone === null) return false;
  const id = randomUUID();
  await proofs.insertProof(tx, {
    id,
    contactId: contact.id,
    tokenHash: hashToken(derivedToken(masterKeys, PURPOSE, id)),
    email,
    phone,
    mail: email === null ? 'none' : 'due',
    sms: phone === null ? 'none' : 'due',
    createdAt: at,
    expiresAt: after(at, LINK_LIFE),
  });
  await jobs.enqueue(tx, sendProof, { proofId: id });
  return true;
}

/** A contact pressed the button behind its link. Pressing again changes nothing. */
export async function confirmByLink({ db, clock }: Pick<Deps, 'db' | 'clock'>, token: string) {
  const found = await proofs.findProofByToken(db, hashToken(token));
  if (!found) throw new AppError('link_wrong', say().partnersErrors.wrongLink);
  const { proof, contact, partner } = found;
  const answer = { partner: partner.name };
  if (proof.confirmedAt) return { ...answer, is: 'confirmed' as const };
  const at = clock.now();
  if (proof.expiresAt <= at) return { ...answer, is: 'over' as const };
  await db.transaction(async (tx) => {
    await store.lockPartner(tx, partner.id);
    if (!(await proofs.confirmProof(tx, proof.id, at))) return;
    await updateContact(tx, partner.id, contact.id, { provenAt: at });
    await store.refreshFit(tx, partner.id);
    await notifyStaffAfterCommit(tx, 'admin');
    await recordCommand(tx, {
      at,
      action: 'partner.contact-confirmed',
      subjectId: partner.id,
      detail: `${partner.name}: ${contact.role}`,
      before: { provenAt: contact.provenAt?.toISOString() ?? null },
      after: { provenAt: at.toISOString() },
    });
  });
  return { ...answer, is: 'confirmed' as const };
}
