import type { Deps } from '#server/platform/deps.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { announceEnd } from './accounts.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { firstExpiry, noteUse } from './session-life.ts';
import * as store from './store.ts';

/** How someone proved who they are. */
export type Proof = 'passkey' | 'mail' | 'demo';

export type NewSession = { token: string; expiresAt: Date };

/** Signs a browser in. A session it had before ends: the token is never reused. */
export async function openSession(
  tx: Tx,
  user: { id: string; role: 'USER' | 'ADMIN' },
  browser: { device: string; previousToken: string | undefined },
  proof: Proof,
  now: Date,
): Promise<NewSession> {
  if (browser.previousToken) await closeSession(tx, browser.previousToken);
  const token = newToken();
  const expiresAt = firstExpiry(user.role, now);
  await store.insertSession(tx, {
    userId: user.id,
    tokenHash: hashToken(token),
    device: browser.device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    verifiedAt: now,
    passkeyAt: proof === 'passkey' ? now : null,
  });
  return { token, expiresAt };
}

/** Who a session token belongs to, or null. `renewed` is set when the cookie should be given its new end. */
export async function identify(
  { db, reads }: Pick<Deps, 'db' | 'reads'>,
  token: string,
  now: Date,
): Promise<{ member: Member; renewedUntil: Date | null } | null> {
  const session = await store.findSession(reads, hashToken(token));
  if (!session || session.expiresAt <= now) return null;
  const use = noteUse(session, now);
  if (use) await store.updateSessionUse(db, session.id, use);
  const { id: sessionId, userId: id, role, device, verifiedAt, passkeyAt } = session;
  return {
    member: { id, role, sessionId, device, verifiedAt, passkeyAt },
    renewedUntil: use?.expiresAt ?? null,
  };
}

/** Ends the session of a token, if there is one, and the live streams it opened. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  const session = await store.findSession(tx, hashToken(token));
  if (!session) return;
  const ended = await store.deleteSession(tx, session.userId, session.id);
  await announceEnd(tx, session.userId, ended);
}

export async function listSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, member: Member) {
  const rows = await store.listSessions(db, member.id, clock.now());
  return rows.map((s) => ({ ...s, current: s.id === member.sessionId }));
}

/** Ends one of the member's own sessions; somebody else's id is not found. */
export const endSession = (db: Db, userId: string, sessionId: string) =>
  db.transaction(async (tx) => {
    const ended = await store.deleteSession(tx, userId, sessionId);
    if (ended.length === 0) throw new AppError('not_found', 'That session has ended already.');
    await announceEnd(tx, userId, ended);
  });

/** Ends a person's sessions, all or all but one, and says how many. */
export const endSessions = (db: Db, userId: string, exceptId?: string) =>
  db.transaction(async (tx) => {
    if (!(await store.findUser(tx, userId))) throw new AppError('not_found', 'There is no such member.');
    const ended = await store.deleteSessions(tx, userId, exceptId);
    await announceEnd(tx, userId, ended);
    return { ended: ended.length };
  });
