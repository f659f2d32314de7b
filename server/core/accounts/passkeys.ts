import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { BRAND } from '#contract/brand.ts';
import { isStaff } from '#contract/staff.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { STEP_UP_LIFE, type Member } from '#server/platform/route.ts';
import { readAccount } from './accounts.ts';
import { sendSecurityNotice } from './jobs.ts';
import { type NewSession, openSession, renewSession, type SigningIn } from './sessions.ts';
import { logFailedProof } from './failed-proofs.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

const CHALLENGE_LIFE = minutes(5);
/** Keeps a script from filling the table; a person has a handful. */
const MAX_PASSKEYS = 20;

/**
 * COSE numbers (Ed25519, ES256, RS256) of the signatures that all current authenticators can make; newer ones
 * are still experimental in Node.
 */
const SIGNATURES = [-8, -7, -257];

/** The transports WebAuthn defines; a browser may claim anything. */
const TRANSPORTS = new Set(['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable']);

type Purpose = 'sign-in' | 'step-up' | 'register';
type Answer = { challengeId: string; response: Record<string, unknown> };

const wrong = () => new AppError('passkey_wrong', say().accountErrors.passkeyNotConfirmed);

/** Passkeys belong to the host of the configured public address, never to a request's Host header. */
const relyingParty = (config: Deps['config']) => ({
  id: new URL(config.origin).hostname,
  origin: config.origin,
});

async function keepChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  purpose: Purpose,
  userId: string | null,
  options: { challenge: string },
) {
  const kept = await store.insertPasskeyChallenge(db, {
    purpose,
    userId,
    challenge: options.challenge,
    expiresAt: after(clock.now(), CHALLENGE_LIFE),
  });
  if (!kept) throw wrong();
  return { challengeId: kept.id, options: options as unknown as Record<string, unknown> };
}

/** A passkey challenge: any passkey registered here to sign in, one of the member's own for step-up. */
export async function startAuthentication(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  purpose: 'sign-in' | 'step-up',
  userId: string | null,
) {
  const own = userId ? await store.listPasskeys(deps.db, userId) : [];
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(deps.config).id,
    userVerification: 'required',
    timeout: CHALLENGE_LIFE,
    ...(userId
      ? { allowCredentials: own.map((k) => ({ id: k.credentialId, transports: k.transports })) }
      : {}),
  });
  return keepChallenge(deps, purpose, userId, options);
}

/** Checks the response to a challenge and records the use. Returns whose passkey it was. */
async function checkAuthentication(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  purpose: 'sign-in' | 'step-up',
  userId: string | null,
  answer: Answer,
): Promise<string> {
  const now = clock.now();
  const challenge = await store.takePasskeyChallenge(db, { id: answer.challengeId, purpose, userId }, now);
  const passkey = challenge && (await store.findPasskey(db, String(answer.response['id'])));
  const refuse = () => {
    logFailedProof({ log }, { account: passkey?.userId ?? userId, factor: 'passkey', purpose });
    return wrong();
  };
  if (!passkey || (userId && passkey.userId !== userId)) throw refuse();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const result = await verifyAuthenticationResponse({
    response: answer.response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin,
    expectedRPID,
    credential: { id, publicKey, counter, transports },
    requireUserVerification: true,
  }).catch(() => {
    throw refuse(); // the details are for engineers, and would tell an attacker what was right
  });
  if (!result.verified) throw refuse();
  if (!(await store.updatePasskeyUse(db, passkey.id, result.authenticationInfo.newCounter, now)))
    throw refuse();
  return passkey.userId;
}

export async function signInWithPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'masterKeys'>,
  answer: Answer,
  browser: SigningIn,
) {
  const userId = await checkAuthentication(deps, 'sign-in', null, answer);
  const user = await readAccount(deps.db, userId);
  const session = await deps.db.transaction((tx) => openSession(tx, deps, user, browser, 'passkey'));
  return { user, session };
}

/** Confirms the signed-in person with a passkey. Their session gets a new token, which is fresh for step-up. */
export async function confirmWithPasskey(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  member: Member,
  sessionToken: string | undefined,
  answer: Answer,
): Promise<NewSession> {
  await checkAuthentication(deps, 'step-up', member.id, answer);
  return deps.db.transaction((tx) =>
    renewSession(tx, deps, member, { token: sessionToken, hasPasskey: true }),
  );
}

/**
 * Access to a mailbox must not be enough to replace an administrator's second factor: an account with a
 * passkey needs one to change passkeys. Members may use a code; email is their way back in when a phone is
 * lost.
 */
function checkMayChange(
  config: Deps['config'],
  clock: Deps['clock'],
  member: Member,
  ownCount: number,
): void {
  if (config.demo || !isStaff(member.role) || ownCount === 0) return;
  if (!member.passkeyAt || after(member.passkeyAt, STEP_UP_LIFE) < clock.now())
    throw new AppError('passkey_required', say().accountErrors.usePasskey);
}

export async function startRegistration(deps: Pick<Deps, 'db' | 'clock' | 'config'>, member: Member) {
  const user = await readAccount(deps.db, member.id);
  const own = await store.listPasskeys(deps.db, member.id);
  checkMayChange(deps.config, deps.clock, member, own.length);
  if (own.length >= MAX_PASSKEYS)
    throw new AppError('conflict', say().accountErrors.manyPasskeys(MAX_PASSKEYS));
  const options = await generateRegistrationOptions({
    rpName: BRAND.name,
    rpID: relyingParty(deps.config).id,
    userID: Uint8Array.from(Buffer.from(user.id)),
    userName: user.email,
    userDisplayName: user.name ?? user.email,
    timeout: CHALLENGE_LIFE,
    attestationType: 'none',
    supportedAlgorithmIDs: SIGNATURES,
    excludeCredentials: own.map((k) => ({ id: k.credentialId, transports: k.transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return keepChallenge(deps, 'register', member.id, options);
}

/** Adds the passkey, notifies the member by email, and counts this session as verified with it. */
export async function finishRegistration(
  { db, clock, config, jobs }: Pick<Deps, 'db' | 'clock' | 'config' | 'jobs'>,
  member: Member,
  answer: Answer & { name: string },
) {
  const now = clock.now();
  checkMayChange(config, clock, member, (await store.listPasskeys(db, member.id)).length);
  const challenge = await store.takePasskeyChallenge(
    db,
    { id: answer.challengeId, purpose: 'register', userId: member.id },
    now,
  );
  if (!challenge) throw wrong();
  const { id: expectedRPID, origin: expectedOrigin } = relyingParty(config);
  const result = await verifyRegistrationResponse({
    response: answer.response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge.challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: true,
    supportedAlgorithmIDs: SIGNATURES,
  }).catch(() => {
    throw wrong();
  });
  if (!result.verified) throw wrong();
  const { id: credentialId, publicKey, counter, transports } = result.registrationInfo.credential;
  return db.transaction(async (tx) => {
    const passkey = await store.insertPasskey(tx, {
      userId: member.id,
      credentialId,
      publicKey: Uint8Array.from(publicKey),
      counter,
      transports: Array.isArray(transports) ? transports.filter((t) => TRANSPORTS.has(t)) : [],
      name: answer.name,
      createdAt: now,
    });
    if (!passkey) throw new AppError('passkey_taken', say().accountErrors.passkeyKnown);
    await store.updateSessionProof(tx, member.sessionId, { verifiedAt: now, passkeyAt: now });
    await jobs.enqueue(tx, sendSecurityNotice, {
      userId: member.id,
      notice: 'passkey-added',
      name: answer.name,
    });
    await recordAccountChange(tx, member.id, {
      at: now,
      actor: { id: member.id, device: member.device },
      action: 'account.passkey-added',
      subjectId: passkey.id,
      detail: answer.name,
    });
    await publishLive(tx, member.id, { topic: 'passkeys' });
    return passkey;
  });
}

/** Removes one of the member's own passkeys; another person's id is "not found". */
export async function removePasskey(
  { db, jobs, config, clock }: Pick<Deps, 'db' | 'jobs' | 'config' | 'clock'>,
  member: Member,
  passkeyId: string,
): Promise<void> {
  checkMayChange(config, clock, member, (await store.listPasskeys(db, member.id)).length);
  await db.transaction(async (tx) => {
    const passkey = await store.deletePasskey(tx, member.id, passkeyId);
    if (!passkey) throw new AppError('not_found', say().accountErrors.passkeyRemoved);
    // The removed key's verification no longer counts: not in other sessions, and with no key left not here
    // either.
    const left = await store.listPasskeys(tx, member.id);
    await store.clearPasskeyProof(tx, member.id, left.length > 0 ? member.sessionId : undefined);
    await jobs.enqueue(tx, sendSecurityNotice, {
      userId: member.id,
      notice: 'passkey-removed',
      name: passkey.name,
    });
    await recordAccountChange(tx, member.id, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'account.passkey-removed',
      subjectId: passkeyId,
      detail: passkey.name,
    });
    await publishLive(tx, member.id, { topic: 'passkeys' });
  });
}
