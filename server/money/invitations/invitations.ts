import { notifyAdmins } from '#server/core/accounts/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { holdEntries, markJoined } from '#server/outreach/waitlist/waitlist.ts';
import { mayStart } from './start-rule.ts';
import * as store from './store.ts';

export { invitationWithdrawn } from './jobs-out.ts';

/** May this person pay for a membership? Ask before anything is charged. */
export async function mayStartMembership(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
): Promise<boolean> {
  const accepted = await store.acceptedBy(db, userId);
  return mayStart({ isDemo: config.demo, hasAccepted: accepted.length > 0 });
}

/**
 * A membership became active: the invitation behind it is finished, and the home off the waitlist. Called in the transaction
 * that records it, so that it does not matter whether a browser is still open. A second time does nothing.
 */
export async function finishInvitation(tx: Tx, userId: string, now: Date): Promise<void> {
  // The request first, then its invitation, as administrators do: neither waits for what the other holds.
  const accepted = await store.acceptedBy(tx, userId);
  await holdEntries(
    tx,
    accepted.map(({ entryId }) => entryId),
  );
  const finished = await store.finishAccepted(tx, userId, now);
  for (const { entryId } of finished) await markJoined(tx, entryId);
  if (finished.length === 0) return;
  await publishLive(tx, userId, { topic: 'membership' });
  await notifyAdmins(tx, 'admin');
}
