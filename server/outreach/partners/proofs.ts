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

/** Contacts confirm every 90 days that they get our messages, by a link in a message that is marked as a drill. */

const PURPOSE = 'hearthline partner contacts';
/** How long a link works. */
const LINK_LIFE = days(14);

export const tokenOfProof = (masterKeys: MasterKeys, kept: { id: string; tokenHash: Uint8Array }) =>
  storedDerivedToken(masterKeys, PURPOSE, kept);

/**
 * Stores a message that asks a contact to confirm, and enqueues the job that sends it by email and text. Returns false
 * if neither can reach the contact.
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

/** A contact typed a name and pressed the button behind the link. Idempotent. */
export async function confirmByLink(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { t, name }: { t: string; name: string },
) {
  const tokenHash = hashToken(t);
  const wrongLink = () => new AppError('link_wrong', say().partnersErrors.wrongLink);
  const found = await proofs.findProofByToken(db, tokenHash);
  if (!found) throw wrongLink();
  return db.transaction(async (tx) => {
    const at = clock.now();
    await store.lockPartner(tx, found.partner.id);
    // Read again under the lock: a colleague may have changed the address, which deletes its links.
    const current = await proofs.findProofByToken(tx, tokenHash);
    if (!current) throw wrongLink();
    const { proof, contact, partner } = current;
    if (proof.confirmedAt) return { partner: partner.name, is: 'confirmed' as const };
    if (proof.expiresAt <= at) return { partner: partner.name, is: 'over' as const };
    await proofs.confirmProof(tx, proof.id, name, at);
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
    return { partner: partner.name, is: 'confirmed' as const };
  });
}
