import '#web/lib/zod-config.ts';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import * as accounts from '#contract/accounts.ts';
import { call } from '#web/lib/call.ts';
import { rememberReturnPath, safePath } from '#web/lib/return-path.ts';
import { storeUser } from '#web/lib/session.ts';

/** Loads the member app in place of this page. Stays pending, so that buttons remain busy until the page is gone. */
function enter(user: accounts.User, returnTo: string): Promise<never> {
  storeUser(user);
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

export async function signInWithLink(token: string, returnTo: string): Promise<never> {
  const { user } = await call(accounts.verifyLink, { body: { token } });
  return enter(user, returnTo);
}

/** With `autofill` the passkey waits in the suggestions of the e-mail field until it is chosen there. */
export async function signInWithPasskey(returnTo: string, autofill: boolean): Promise<never> {
  const { challengeId, options } = await call(accounts.startPasskeySignIn);
  const response = await startAuthentication({
    optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    useBrowserAutofill: autofill,
  });
  const answer = { challengeId, response: { ...response } };
  const { user } = await call(accounts.finishPasskeySignIn, { body: answer });
  return enter(user, returnTo);
}

/** Takes back a passkey request that still waits in the suggestions. */
export const stopWaitingForPasskey = (): void => WebAuthnAbortService.cancelCeremony();

export async function signInToDemo(email: string, returnTo: string): Promise<never> {
  const { user } = await call(accounts.devLogin, { body: { email } });
  return enter(user, returnTo);
}
