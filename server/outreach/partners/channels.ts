import type { Deps } from '#server/ports/deps.ts';
import { updateContact } from './detail-store.ts';
import { contactAndPartner } from './proof-store.ts';
import * as store from './store.ts';

/** A channel that can't reach a contact no longer counts for it, which may change until when a partner is fit. */
export async function loseContactChannel(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  contactId: string,
  lost: 'bouncedAt' | 'stoppedAt',
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await contactAndPartner(tx, contactId);
    if (!found) return;
    await store.lockPartner(tx, found.partner.id);
    await updateContact(tx, found.partner.id, contactId, { [lost]: clock.now() });
    await store.refreshFit(tx, found.partner.id);
  });
}
