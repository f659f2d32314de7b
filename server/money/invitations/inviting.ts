import { randomUUID } from 'node:crypto';
import { INVITATION_DAYS } from '#contract/outreach/invitations.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { hashToken } from '#server/platform/tokens.ts';
import { holdEntry, moveEntry, type Entry } from '#server/outreach/waitlist/waitlist.ts';
import { invitationWithdrawn } from './jobs-out.ts';
import { sendInvitation } from './jobs.ts';
import { noteDecision, toWaitlistEntry, type Admin, type ReviewDeps } from './reviewing.ts';
import * as store from './store.ts';
import { tokenOf } from './token.ts';
import { say } from '#server/platform/say.ts';

type Inviting = { id: string; at: Date; replaces: string | null };

/** Moves a locked request to the state where it can be invited, or throws the reason why it can't. */
async function makeReady(tx: Tx, entry: Entry, by: Inviting): Promise<'first' | 'again'> {
  if (entry.status === 'invited' && !entry.leftAt) {
    const [live] = await store.liveOf(tx, [entry.id]);
    if (live?.acceptedAt) throw new AppError('conflict', say().invitationsErrors.alreadyAccepted);
    // A live link may already be in the person's inbox. Replace it only when the caller names it.
    if (live && live.id !== by.replaces)
      throw new AppError(
        'conflict',
        by.replaces === null
          ? say().invitationsErrors.alreadyInvitedResend
          : say().invitationsErrors.linkJustSent,
      );
    await store.withdrawLive(tx, entry.id, by.at);
    return 'again';
  }
  const isDecided = entry.status === 'approved' || entry.status === 'joined';
  const approved = isDecided ? entry : await moveEntry(tx, entry, 'approved', by);
  await moveEntry(tx, approved, 'invited', by);
  return 'first';
}

/**
 * Sends an invitation, and approves the request first if needed. Replacing an invitation ends the earlier
 * link.
 */
export async function invite(
  { db, clock, jobs, masterKeys }: ReviewDeps,
  admin: Admin,
  entryId: string,
  replaces: string | null = null,
) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const entry = await holdEntry(tx, entryId);
    const time = await makeReady(tx, entry, { id: admin.id, at: now, replaces });
    const id = randomUUID();
    const made = await store.insertInvitation(tx, {
      id,
      entryId,
      tokenHash: hashToken(tokenOf(masterKeys, id)),
      invitedBy: admin.id,
      createdAt: now,
      expiresAt: after(now, days(INVITATION_DAYS)),
    });
    if (!made) throw new AppError('conflict', say().invitationsErrors.alreadyInvited);
    await jobs.enqueue(tx, sendInvitation, { invitationId: id });
    const action = time === 'first' ? 'waitlist.invited' : 'waitlist.invited-again';
    await noteDecision(tx, admin, now, { action, entry, to: 'invited' });
  });
  return toWaitlistEntry(db, entryId);
}

/**
 * Withdraws an invitation. Its link stops working, and a person who accepted it can no longer start or pay
 * for a membership with it.
 */
export async function withdraw({ db, clock, jobs }: ReviewDeps, admin: Admin, entryId: string) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const entry = await holdEntry(tx, entryId);
    const withdrawn = await store.withdrawLive(tx, entryId, now);
    if (!withdrawn || entry.status !== 'invited')
      throw new AppError('conflict', say().invitationsErrors.nothingToWithdraw);
    if (withdrawn.acceptedBy) await jobs.enqueue(tx, invitationWithdrawn, { userId: withdrawn.acceptedBy });
    if (!entry.leftAt) await moveEntry(tx, entry, 'approved', { id: admin.id, at: now });
    await noteDecision(tx, admin, now, {
      action: 'waitlist.invitation-withdrawn',
      entry,
      to: entry.leftAt ? entry.status : 'approved',
    });
  });
  return toWaitlistEntry(db, entryId);
}
