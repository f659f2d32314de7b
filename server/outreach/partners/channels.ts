import type { Deps } from '#server/ports/deps.ts';
import { updateContact } from './detail-store.ts';
import { contactAndPartner } from './proof-store.ts';
import * as store from './store.ts';

type SentTo = { contactId: string; email: string | null; phone: string | null };

/**
 * Stores whether a channel reaches a contact: one that doesn't no longer counts, and a resent email that went out counts
 * again. Skipped if a colleague changed the address or number meanwhile.
 */
export const setContactChannel = (
  { db }: Pick<Deps, 'db'>,
  sentTo: SentTo,
  failed: { bouncedAt: Date | null } | { stoppedAt: Date | null },
): Promise<void> =>
  db.transaction(async (tx) => {
    const found = await contactAndPartner(tx, sentTo.contactId);
    if (!found) return;
    await store.lockPartner(tx, found.partner.id);
    const current = (await contactAndPartner(tx, sentTo.contactId))?.contact;
    const channel = 'bouncedAt' in failed ? 'email' : 'phone';
    if (!current || current[channel] !== sentTo[channel]) return;
    await updateContact(tx, found.partner.id, sentTo.contactId, failed);
    await store.refreshFit(tx, found.partner.id);
  });
