import { callerLanguage } from '#server/platform/caller.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { openUser } from './accounts.ts';
import { CODE_LIMITS, mayRequestCode } from './code-limits.ts';
import { isReserved } from './email-change-store.ts';
import { logFailedProof } from './failed-proofs.ts';
import { sendCodeMail } from './jobs.ts';
import { isKnownNetwork } from './known-networks.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { hashCode, isSame } from '#server/platform/codes.ts';
import { type NewSession, openSession, renewSession, type SigningIn } from './sessions.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export const CODE_LIFE = minutes(10);
const MAX_ATTEMPTS = 5;
/** After this many wrong codes for an address in a day, only the link (256 bits) still signs in. */
const MAX_WRONG_A_DAY = 20;

type Ask = {
  purpose: store.MailPurpose;
  email: string;
  network: string;
  /** The binding of the earlier code, which stops working. */
  browserToken: string | undefined;
  /** The binding of the new code. Without it, a new token for a cookie. */
  nextToken?: string;
  /** The caller's locks and counts, in the same transaction. Throws to refuse. */
  check?: (tx: Tx, now: Date) => Promise<void>;
};

/**
 * Records that a code was requested and leaves the rest to a job. Known and unknown addresses take the same
 * steps here, so neither the response nor its timing reveals whether there is an account.
 */
export async function requestCode(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'config' | 'masterKeys'>,
  ask: Ask,
): Promise<{ browserToken: string; expiresInSeconds: number }> {
  const { db, clock, jobs, mail, config, masterKeys } = deps;
  // Checked before the address, so the response is the same for all.
  if (mail.isAbsent) throw new AppError('unavailable', say().accountErrors.noEmails);
  const now = clock.now();
  const limits = CODE_LIMITS[config.demo ? 'demo' : 'live'];
  const browserToken = ask.nextToken ?? newToken();
  await db.transaction(async (tx) => {
    await ask.check?.(tx, now);
    await store.lockMailChallenges(tx, ask.email, ask.network);
    const asked = await store.countMailChallenges(tx, ask, after(now, -hours(1)));
    // An address without an account has no known network, but is looked up in the same way.
    const userId = (await store.findUserByEmail(tx, ask.email))?.id ?? ask.email;
    // A new address isn't the member's own yet, so it has no allowance for known networks.
    const isKnown =
      ask.purpose !== 'change-email' &&
      (await isKnownNetwork(tx, masterKeys, { userId, network: ask.network }, now));
    if (!mayRequestCode(asked, limits, { isKnownNetwork: isKnown }))
      throw new AppError('rate_limited', say().accountErrors.manyCodes, { retryAfterSeconds: 900 });
    if (ask.browserToken) await store.voidMailChallenges(tx, hashToken(ask.browserToken), now);
    const challenge = await store.insertMailChallenge(tx, {
      purpose: ask.purpose,
      email: ask.email,
      ip: ask.network,
      browserHash: hashToken(browserToken),
      createdAt: now,
      expiresAt: after(now, CODE_LIFE),
    });
    if (challenge)
      await jobs.enqueue(tx, sendCodeMail, { challengeId: challenge.id, language: callerLanguage() });
  });
  return { browserToken, expiresInSeconds: CODE_LIFE / 1000 };
}

export const wrongCode = () => new AppError('code_wrong', say().accountErrors.wrongCode);

/**
 * Checks a code against this browser's open challenge and consumes it. The attempt is counted before the code
 * is checked.
 */
export async function redeemCode(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  purpose: store.MailPurpose,
  browserToken: string | undefined,
  code: string,
) {
  if (!browserToken) throw wrongCode();
  const now = clock.now();
  const challenge = await store.takeAttempt(
    db,
    { browserHash: hashToken(browserToken), purpose },
    MAX_ATTEMPTS,
    now,
  );
  // Looked up even if the code is wrong, so that timing reveals nothing.
  const account = challenge ? ((await store.findUserByEmail(db, challenge.email))?.id ?? null) : null;
  const failed = () => logFailedProof({ log }, { account, factor: 'code', purpose });
  if (challenge && (await store.countAttempts(db, challenge, after(now, -days(1)))) > MAX_WRONG_A_DAY) {
    failed();
    throw new AppError('code_wrong', say().accountErrors.tooManyWrong[purpose]);
  }
  // An address without an account takes the same time: the slow hash runs and matches nothing.
  const given = await hashCode(code, challenge?.id ?? 'none');
  if (!challenge?.codeHash || !isSame(given, challenge.codeHash)) {
    failed();
    throw wrongCode();
  }
  return challenge;
}

type SignInDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'masterKeys' | 'welcome'>;

/** Signs in with the code, in the browser that requested it. */
export async function verifyCode(
  deps: SignInDeps,
  browserToken: string | undefined,
  code: string,
  browser: SigningIn,
) {
  const challenge = await redeemCode(deps, 'sign-in', browserToken, code);
  return signIn(deps, browser, (tx, now) => store.useMailChallenge(tx, challenge.id, now), wrongCode);
}

/** Signs in with the link, in any browser: the owner of the mailbox can use it once. */
export const verifyLink = (deps: SignInDeps, token: string, browser: SigningIn) =>
  signIn(
    deps,
    browser,
    (tx, now) => store.useMailLink(tx, hashToken(token), now),
    () => {
      logFailedProof(deps, { account: null, factor: 'link', purpose: 'sign-in' });
      return new AppError('link_wrong', say().accountErrors.usedLink);
    },
  );

const signIn = (
  deps: SignInDeps,
  browser: SigningIn,
  use: (tx: Tx, now: Date) => Promise<{ email: string } | undefined>,
  refuse: () => AppError,
) =>
  signInByMail(deps, browser, async (tx, now) => {
    const used = await use(tx, now);
    // The job sends a working code only where an account is allowed, so the address is entitled to one here.
    // An address that was changed in the last 7 days opens nothing, and the reply doesn't say why.
    if (!used || (await isReserved(tx, used.email))) throw refuse();
    return used;
  });

/** Opens a session, and an account if there is none, for the mailbox that `use` verified. */
export function signInByMail(
  deps: Omit<SignInDeps, 'log'>,
  browser: SigningIn,
  use: (tx: Tx, now: Date) => Promise<{ email: string }>,
) {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const { email } = await use(tx, now);
    const user = await openUser(tx, deps, email);
    return { user, session: await openSession(tx, deps, user, browser, 'mail') };
  });
}

/** Confirms the signed-in person with a code. Their session gets a new token, which is fresh for step-up. */
export async function confirmWithCode(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  member: { id: string; sessionId: string },
  { browserToken, sessionToken }: { browserToken: string | undefined; sessionToken: string | undefined },
  code: string,
): Promise<NewSession> {
  const challenge = await redeemCode(deps, 'step-up', browserToken, code);
  const user = await store.findUser(deps.db, member.id);
  if (user?.email !== challenge.email) throw wrongCode();
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    if (!(await store.useMailChallenge(tx, challenge.id, now))) throw wrongCode();
    return renewSession(tx, deps, member, { token: sessionToken, hasPasskey: false });
  });
}
