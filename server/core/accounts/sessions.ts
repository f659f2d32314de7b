import type { Role } from '#contract/staff.ts';
import { recordAccountChange, recordAdminChange, type Actor } from '#server/core/audit/audit.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { publishSessionsEnded } from './accounts.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { rememberNetwork } from './known-networks.ts';
import { firstExpiry, noteUse } from './session-life.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** How a person verified their identity. */
export type Proof = 'passkey' | 'mail' | 'demo';

const PROOF_WORDS: Record<Proof, string> = {
  passkey: 'with a passkey',
  mail: 'with a code or link by email',
  demo: 'through the demo',
};

/**
 * The demo's dev-login lets anyone in as anyone. Its sessions are stored under a different hash, which a
 * non-demo server never looks up, so a former demo database gives no one access.
 */
const hashOf = (token: string, isDemo: boolean) => hashToken(isDemo ? `demo ${token}` : token);

async function findSession(db: Queryable, token: string, isDemo: boolean) {
  const opened = isDemo ? await store.findSession(db, hashOf(token, true)) : undefined;
  return opened ?? store.findSession(db, hashOf(token, false));
}

export type NewSession = { token: string; expiresAt: Date };

/** A browser that signs in: what it is, its previous session, and its network as limits count it. */
export type SigningIn = { device: string; previousToken: string | undefined; network: string };

/** Signs a browser in. Its previous session ends: tokens are never reused. */
export async function openSession(
  tx: Tx,
  { clock, masterKeys }: Pick<Deps, 'clock' | 'masterKeys'>,
  user: { id: string; role: Role },
  browser: SigningIn,
  proof: Proof,
): Promise<NewSession> {
  const now = clock.now();
  if (browser.previousToken) await closeSession(tx, browser.previousToken);
  const token = newToken();
  const expiresAt = firstExpiry(user.role, now);
  await store.insertSession(tx, {
    userId: user.id,
    tokenHash: hashOf(token, proof === 'demo'),
    device: browser.device,
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    verifiedAt: now,
    passkeyAt: proof === 'passkey' ? now : null,
  });
  await rememberNetwork(tx, masterKeys, { userId: user.id, network: browser.network }, now);
  await recordAccountChange(tx, user.id, {
    at: now,
    actor: { id: user.id, device: browser.device },
    action: 'account.signed-in',
    detail: PROOF_WORDS[proof],
  });
  return { token, expiresAt };
}

/**
 * A new token for the browser that completed step-up. The old one works until the new one is used, and then a moment
 * longer for requests in flight: an answer that got lost on a bad network must not sign anyone out.
 */
export async function renewSession(
  tx: Tx,
  { clock }: Pick<Deps, 'clock'>,
  member: { id: string; sessionId: string },
  { token: oldToken, hasPasskey }: { token: string | undefined; hasPasskey: boolean },
): Promise<NewSession> {
  const now = clock.now();
  const old = await store.lockSession(tx, member.id, member.sessionId);
  if (!old) throw new AppError('not_signed_in', say().platformErrors.signIn);
  const isDemo = oldToken !== undefined && Buffer.compare(old.tokenHash, hashOf(oldToken, true)) === 0;
  const token = newToken();
  await store.insertSession(tx, {
    userId: old.userId,
    tokenHash: hashOf(token, isDemo),
    device: old.device,
    createdAt: old.createdAt,
    lastSeenAt: now,
    expiresAt: old.expiresAt,
    verifiedAt: now,
    passkeyAt: hasPasskey ? now : old.passkeyAt,
    replacesId: old.id,
  });
  return { token, expiresAt: old.expiresAt };
}

/** How long a replaced token still works, for requests that were sent with it. */
const REPLACED_LIFE = minutes(1);

/** Who a session token belongs to, or null. `renewed` is set when the cookie needs its new expiry. */
export async function identify(
  { db, reads, masterKeys }: Pick<Deps, 'db' | 'reads' | 'masterKeys'>,
  { token, isDemo, networkOf }: { token: string; isDemo: boolean; networkOf: () => string },
  now: Date,
): Promise<{ member: Member; renewedUntil: Date | null } | null> {
  const session = await findSession(reads, token, isDemo);
  if (!session || session.expiresAt <= now) return null;
  const { replacesId } = session;
  if (replacesId !== null)
    await store.retireReplaced(db, { ...session, replacesId }, { now, endsAt: after(now, REPLACED_LIFE) });
  const use = noteUse(session, now);
  if (use) {
    await store.updateSessionUse(db, session.id, use);
    await rememberNetwork(db, masterKeys, { userId: session.userId, network: networkOf() }, now);
  }
  const { id: sessionId, userId: id, role, device, verifiedAt, passkeyAt, language } = session;
  return {
    member: { id, role, sessionId, device, verifiedAt, passkeyAt, language },
    renewedUntil: use?.expiresAt ?? null,
  };
}

/** Ends the session of a token, if there is one, and closes its live streams. */
export async function closeSession(tx: Tx, token: string): Promise<void> {
  const session = await findSession(tx, token, true);
  if (!session) return;
  const ended = await store.deleteSession(tx, session.userId, session.id);
  await publishSessionsEnded(tx, session.userId, ended);
}

export async function listSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, member: Member) {
  const rows = await store.listSessions(db, member.id, after(clock.now(), REPLACED_LIFE));
  return rows.map((s) => ({ ...s, current: s.id === member.sessionId }));
}

type EndDeps = Pick<Deps, 'db' | 'clock'>;

/** Ends one of the member's own sessions; another person's id is "not found". */
export const endSession = ({ db, clock }: EndDeps, member: Member, sessionId: string) =>
  db.transaction(async (tx) => {
    const ended = await store.deleteSession(tx, member.id, sessionId);
    if (ended.length === 0) throw new AppError('not_found', say().accountErrors.sessionEnded);
    await recordAccountChange(tx, member.id, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'account.session-ended',
      subjectId: sessionId,
      ...(ended[0] ? { detail: ended[0].device } : {}),
    });
    await publishSessionsEnded(tx, member.id, ended);
  });

const endSessions = (
  { db, clock }: EndDeps,
  userId: string,
  actor: Actor & { id: string },
  { exceptId, isByTeam = false }: { exceptId?: string; isByTeam?: boolean },
): Promise<{ ended: number }> =>
  db.transaction(async (tx) => {
    if (!(await store.findUser(tx, userId)))
      throw new AppError('not_found', say().accountErrors.noSuchMember);
    const ended = await store.deleteSessions(tx, userId, exceptId);
    const change = {
      at: clock.now(),
      actor,
      action: 'account.sessions-ended',
      detail: ended.length === 1 ? '1 device' : `${ended.length} devices`,
    };
    if (ended.length === 0) return { ended: 0 };
    await recordAccountChange(tx, userId, change);
    await publishSessionsEnded(tx, userId, ended);
    const before = { sessions: ended.length };
    if (isByTeam)
      await recordAdminChange(tx, { ...change, subjectId: userId, before, after: { sessions: 0 } });
    return { ended: ended.length };
  });

/** Ends the member's sessions everywhere but here. Returns how many. */
export const endOtherSessions = (deps: EndDeps, member: Member) =>
  endSessions(deps, member.id, { id: member.id, device: member.device }, { exceptId: member.sessionId });

/** Signs a person out everywhere, at an administrator's request. */
export const endAllSessions = (deps: EndDeps, admin: Pick<Member, 'id' | 'device'>, userId: string) =>
  endSessions(deps, userId, { id: admin.id, device: admin.device }, { isByTeam: true });
