import '#web/lib/zod-config.ts';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import * as accounts from '#contract/core/accounts.ts';
import { call } from '#web/lib/call.ts';
import { endUnheard } from '#web/lib/live.ts';
import { rememberReturnPath, safePath, takeReturnPath } from '#web/lib/return-path.ts';
import { storeUser } from '#web/lib/session.ts';
import { ADMIN_LOGIN } from './admin-login.ts';
import { forgetAwaitedCode } from './awaited-code.ts';

/** Loads the member app in place of this page. Stays pending, so that buttons remain busy until the page is gone. */
function enter(user: accounts.User, returnTo: string): Promise<never> {
  storeUser(user);
  forgetAwaitedCode();
  const target = new URL(safePath(returnTo), location.origin);
  // Going to the address one is on would only move to its fragment; the document must be another one.
  if (target.pathname + target.search === location.pathname + location.search) location.reload();
  else location.replace(target);
  return new Promise(() => {});
}

/** Sends the code and the link; the link leads to `returnTo` too. */
export async function sendCode(email: string, returnTo: string): Promise<void> {
  await call(accounts.requestCode, { body: { email } });
  rememberReturnPath(returnTo);
}

export async function signInWithCode(code: string, returnTo: string): Promise<never> {
  const { user } = await call(accounts.verifyCode, { body: { code } });
  return enter(user, returnTo);
}

/** Leads to where the person wanted to go when the link was asked for. */
export async function signInWithLink(token: string): Promise<never> {
  // Used while signed in, the link ends that session; this window is on its way to the new one.
  const { user } = await endUnheard(() => call(accounts.verifyLink, { body: { token } }));
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
 * Lets passkeys wait among the suggestions of the e-mail field until the person leaves (`signal`). `onChosen` gets
 * what remains to be done once one is chosen there; when that fails, a new challenge is offered.
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

/** The demo's way into administration: an e-mail alone. False when its account is not an administrator's: nobody is signed in then. */
export async function signInAsAdmin(email: string): Promise<boolean> {
  const { user } = await call(accounts.devLogin, { body: { email } });
  if (user.role === 'ADMIN') return enter(user, ADMIN_LOGIN);
  await call(accounts.signOut);
  return false;
}
