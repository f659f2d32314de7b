import type { signOut } from '#contract/core/accounts.ts';
import type * as joining from '#contract/outreach/invitations.ts';
import { endWithoutLiveUpdates } from '#web/lib/ignored-updates.ts';
import { post } from '#web/lib/post.ts';
import { clearStoredUser } from '#web/lib/session.ts';

export const readLink = (token: string) => post<typeof joining.readJoinLink>('/api/join/read', { token });

/** Signs in and loads the member page in place of this one. Never resolves, so that the button stays busy. */
export async function acceptLink(token: string): Promise<never> {
  await endWithoutLiveUpdates(() => post<typeof joining.acceptJoinLink>('/api/join/accept', { token }));
  clearStoredUser();
  location.reload();
  return new Promise(() => {});
}

/** Signs the current user out and reopens the link for the invited person. */
export async function leaveAndOpen(token: string): Promise<never> {
  await endWithoutLiveUpdates(() => post<typeof signOut>('/api/auth/sign-out'));
  clearStoredUser();
  history.replaceState(null, '', `/join#token=${token}`);
  location.reload();
  return new Promise(() => {});
}
