import '#web/lib/zod-config.ts';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import * as accounts from '#contract/core/accounts.ts';
import { isStaff } from '#contract/staff.ts';
import { call } from '#web/lib/call.ts';
import { endWithoutLiveUpdates } from '#web/lib/live.ts';
import { HOME, rememberReturnPath, safePath, takeReturnPath } from '#web/lib/return-path.ts';
import { storeUser } from '#web/lib/session.ts';
import { ADMIN_LOGIN } from './admin-login.ts';
import { clearAwaitedCode } from './awaited-code.ts';

/**
 * Loads the member app in place of this page. Never resolves, so that buttons stay busy until the page
 * unloads.
 */
function enter(user: accounts.User, returnTo: string): Promise<never> {
  storeUser(user);
  clearAwaitedCode();
  const wanted = safePath(returnTo);
  // Staff start in the back office unless they were on their way somewhere else.
  const path = wanted === HOME && isStaff(user.role) ? '/admin' : wanted;
  const target = new URL(path, location.origin);
  // Assigning the current URL would only change the fragment; we need a new document.
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.replace(target);
  return new Promise(() => {});
}

/** Sends the code and the link; the link also leads to `returnTo`. */
export async function sendCode(email: string, returnTo: string): Promise<void> {
  await call(accounts.requestCode, { body: { email } });
  rememberReturnPath(returnTo);
}

export async function signInWithCode(code: string, returnTo: string): Promise<never> {
  const { user } = await call(accounts.verifyCode, { body: { code } });
  return enter(user, returnTo);
}

/** Continues to where the user wanted to go when the link was requested. */
export async function signInWithLink(token: string): Promise<never> {
  // Used while signed in, the link ends the old session. Ignore that live update: this window is about to
  // load the new one.
  const { user } = await endWithoutLiveUpdates(() => call(accounts.verifyLink, { body: { token } }));
  return enter(user, takeReturnPath());
}

type PasskeyAnswer = Awaited<ReturnType<typeof choosePasskey>>;

async function choosePasskey(autofill: boolean, signal?: AbortSignal) {
  const { challengeId, options } = await call(accounts.startPasskeySignIn);
  signal?.throwIfAborted();
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  return { challengeId, response: { ...response } };
}

async function enterWithPasskey(answer: PasskeyAnswer, returnTo: string): Promise<never> {
  const { user } = await call(accounts.finishPasskeySignIn, { body: answer });
  return enter(user, returnTo);
}

export async function signInWithPasskey(returnTo: string): Promise<never> {
  return enterWithPasskey(await choosePasskey(false), returnTo);
}

/**
 * Offers passkeys in the email field's autofill until `signal` aborts. `onChosen` gets the remaining work
 * once one is chosen; if it fails, a new challenge is offered.
 */
export async function offerPasskey(
  returnTo: string,
  signal: AbortSignal,
  onChosen: (finish: () => Promise<never>) => Promise<void>,
): Promise<void> {
  signal.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony(), { once: true });
  while (!signal.aborted) {
    const answer = await choosePasskey(true, signal);
    await onChosen(() => enterWithPasskey(answer, returnTo));
  }
}

export async function signInToDemo(email: string, returnTo: string): Promise<never> {
  const { user } = await call(accounts.devLogin, { body: { email } });
  return enter(user, returnTo);
}

/**
 * The demo's admin sign-in: an email address is enough. Returns false, without signing in, if the account
 * isn't a staff account.
 */
export async function signInAsAdmin(email: string): Promise<boolean> {
  const { user } = await call(accounts.devLogin, { body: { email } });
  if (isStaff(user.role)) return enter(user, ADMIN_LOGIN);
  await call(accounts.signOut);
  return false;
}
