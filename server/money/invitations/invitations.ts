import { notifyStaff, readAccount } from '#server/core/accounts/accounts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { entriesOf, holdEntries, markJoined } from '#server/outreach/waitlist/waitlist.ts';
import { mayStart } from './start-rule.ts';
import * as store from './store.ts';

export { invitationWithdrawn } from './jobs-out.ts';

/** Whether this person may pay for a membership. Check before anything is charged. */
export async function mayStartMembership(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  userId: string,
): Promise<boolean> {
  const accepted = await store.acceptedBy(db, userId);
  return mayStart({ isDemo: config.demo, hasAccepted: accepted.length > 0 });
}

/** Whether our team still has to decide about this person's home, or to invite them. */
export async function isWaitingToJoin(db: Queryable, userId: string): Promise<boolean> {
  const { email } = await readAccount(db, userId);
  return (await entriesOf(db, email)).some(({ status }) => status === 'waiting' || status === 'approved');
}

/**
 * Called when a membership becomes active: finishes its invitation and takes the home off the waitlist. Runs
 * in the transaction that records the membership, so it doesn't depend on an open browser. Idempotent.
 */
export async function finishInvitation(tx: Tx, userId: string, now: Date): Promise<void> {
  // Locks the request before its invitation, in the same order as the admin routes, to avoid deadlocks.
  const accepted = await store.acceptedBy(tx, userId);
  await holdEntries(
    tx,
    accepted.map(({ entryId }) => entryId),
  );
  const finished = await store.finishAccepted(tx, userId, now);
  for (const { entryId } of finished) await markJoined(tx, entryId);
  if (finished.length === 0) return;
  await publishLive(tx, userId, { topic: 'membership' });
  await notifyStaff(tx, 'admin');
}
