import { UNDO_DAYS } from '#contract/core/email-change.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { checkFreshProof, type Member } from '#server/platform/route.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishSessionsEnded, readAccount } from './accounts.ts';
import { CHANGE_CODES_AN_HOUR } from './code-limits.ts';
import * as changes from './email-change-store.ts';
import { emailChanged, sendEmailChangeNotice } from './jobs.ts';
import { CODE_LIFE, redeemCode, requestCode, wrongCode } from './mail-sign-in.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Step-up was checked when the code was requested: it covers the life of the code. */
const PROOF_LIFE = CODE_LIFE + minutes(5);

const linkWrong = () => new AppError('link_wrong', say().accountErrors.undoExpired(UNDO_DAYS));

/**
 * Sends a code to the address a member wants to use. A taken or reserved address gets the same reply; its owner gets
 * an email without a code. Replaces the account's earlier request.
 */
export async function requestEmailChange(
  deps: Deps,
  member: Pick<Member, 'id'>,
  { email, network }: { email: string; network: string },
): Promise<{ expiresInSeconds: number }> {
  const current = await readAccount(deps.db, member.id);
  if (current.email === email) {
    const sentence = say().accountErrors.sameEmail;
    throw new AppError('validation_failed', sentence, { fields: { email: sentence } });
  }
  const token = changes.changeTokenOf(member.id);
  const { expiresInSeconds } = await requestCode(deps, {
    purpose: 'change-email',
    email,
    network,
    browserToken: token,
    nextToken: token,
    check: async (tx, now) => {
      // Two requests of one account run one after the other, so that only one stays open.
      await store.lockUser(tx, member.id);
      const asked = await changes.countChangeCodes(tx, member.id, after(now, -hours(1)));
      if (asked >= CHANGE_CODES_AN_HOUR[deps.config.demo ? 'demo' : 'live'])
        throw new AppError('rate_limited', say().accountErrors.manyChangeCodes, { retryAfterSeconds: 900 });
    },
  });
  return { expiresInSeconds };
}

/** Changes the address of the account that verified the new one, and notifies both addresses. */
export async function confirmEmailChange(deps: Deps, member: Member, code: string) {
  const { db, clock, jobs, rememberMailbox } = deps;
  checkFreshProof(member, clock.now(), PROOF_LIFE);
  const challenge = await redeemCode(deps, 'change-email', changes.changeTokenOf(member.id), code);
  const now = clock.now();
  return db.transaction(async (tx) => {
    await store.lockUser(tx, member.id);
    if (!(await store.useMailChallenge(tx, challenge.id, now))) throw wrongCode();
    const newEmail = challenge.email;
    if (!(await changes.isFreeFor(tx, challenge)))
      throw new AppError('conflict', say().accountErrors.emailTaken);
    const before = await store.findUser(tx, member.id);
    // Back to an address of their own: the addresses in between may be a thief's, so they get no undo link.
    const left = await changes.findOwnReserved(tx, member.id, newEmail);
    if (left) await changes.closeChangesSince(tx, member.id, left.changedAt, now);
    const user = before && (await changes.updateEmail(tx, member.id, newEmail));
    if (!user) throw new AppError('not_found', say().accountErrors.gone);
    const change = await changes.insertChange(tx, {
      userId: member.id,
      oldEmail: before.email,
      newEmail,
      changedAt: now,
      undoUntil: after(now, days(UNDO_DAYS)),
      undoneAt: left ? now : null,
    });
    if (!change) throw new Error('the change was not stored');
    for (const email of [before.email, newEmail]) await rememberMailbox(tx, { id: member.id, email });
    await recordAccountChange(tx, member.id, {
      at: now,
      actor: { id: member.id, device: member.device },
      action: 'account.email-changed',
      subjectId: change.id,
    });
    const told = { userId: member.id, changeId: change.id, what: 'changed' as const };
    await jobs.enqueue(tx, sendEmailChangeNotice, { ...told, to: 'old' });
    await jobs.enqueue(tx, sendEmailChangeNotice, { ...told, to: 'new' });
    await jobs.enqueue(tx, emailChanged, { userId: member.id });
    await publishLive(tx, member.id, { topic: 'account' });
    return user;
  });
}

/**
 * Restores the old address by its link. Also undoes later changes, signs out every session, and removes passkeys added
 * since: the person who changed the address must not get back in.
 */
export async function undoEmailChange(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  token: string,
  device: string,
): Promise<{ email: string }> {
  const undoHash = hashToken(token);
  const now = clock.now();
  const found = await changes.findByUndo(db, undoHash);
  if (!found) throw linkWrong();
  const { userId } = found;
  return db.transaction(async (tx) => {
    await store.lockUser(tx, userId);
    const undone = await changes.takeUndo(tx, undoHash, now);
    if (!undone) throw linkWrong();
    const later = await changes.closeChangesSince(tx, userId, undone.changedAt, now);
    await changes.updateEmail(tx, userId, undone.oldEmail);
    const closed = [undone, ...later];
    await changes.voidCodes(
      tx,
      userId,
      closed.map(({ newEmail }) => newEmail),
      now,
    );
    await changes.deletePasskeysSince(tx, userId, undone.changedAt);
    await endEverySession(tx, userId);
    await recordAccountChange(tx, userId, {
      at: now,
      actor: { id: userId, device },
      action: 'account.email-restored',
      subjectId: undone.id,
    });
    const what = 'restored' as const;
    await jobs.enqueue(tx, emailChanged, { userId });
    await jobs.enqueue(tx, sendEmailChangeNotice, { userId, changeId: undone.id, what, to: 'old' });
    for (const { id: changeId } of closed)
      await jobs.enqueue(tx, sendEmailChangeNotice, { userId, changeId, what, to: 'new' });
    await publishLive(tx, userId, { topic: 'account' });
    return { email: undone.oldEmail };
  });
}

async function endEverySession(tx: Tx, userId: string): Promise<void> {
  await publishSessionsEnded(tx, userId, await store.deleteSessions(tx, userId));
}
