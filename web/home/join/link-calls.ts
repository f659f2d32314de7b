import '#web/lib/zod-config.ts';
import { signOut } from '#contract/core/accounts.ts';
import * as joining from '#contract/outreach/invitations.ts';
import { call } from '#web/lib/call.ts';
import { endWithoutLiveUpdates } from '#web/lib/live.ts';
import { clearStoredUser } from '#web/lib/session.ts';

export const readLink = (token: string) => call(joining.readJoinLink, { body: { token } });

/** Signs in and loads the member page in place of this one. Never resolves, so that the button stays busy. */
export async function acceptLink(token: string): Promise<never> {
  await endWithoutLiveUpdates(() => call(joining.acceptJoinLink, { body: { token } }));
  clearStoredUser();
  location.reload();
  return new Promise(() => {});
}

/** Signs the current user out and reopens the link for the invited person. */
export async function leaveAndOpen(token: string): Promise<never> {
  await endWithoutLiveUpdates(() => call(signOut));
  clearStoredUser();
  history.replaceState(null, '', `/join#token=${token}`);
  location.reload();
  return new Promise(() => {});
}
