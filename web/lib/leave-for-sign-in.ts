import { forgetPersonalStorage } from './personal-storage.ts';
import { forgetDrafts, keepDrafts } from './draft.ts';
import { keepToast } from './kept-toast.ts';
import { HOME } from './return-path.ts';
import { forgetDeviceCopy } from './device-worker.ts';
import { clearStoredUser } from './session.ts';

// The end of a session is heard from several sides (a refused call, the closed stream): the first one acts.
let isLeaving = false;

/**
 * The session ended elsewhere: the same address, asked for again, brings the public page with the sign-in dialog over
 * it. It says what happened, and what was typed is there again after signing in.
 */
export function leaveForSignIn(): void {
  if (isLeaving) return;
  isLeaving = true;
  keepDrafts();
  keepToast({ title: 'You were signed out', text: 'Sign in to go on where you were.' });
  clearStoredUser();
  if (location.pathname === '/') location.replace(HOME);
  else location.reload();
}

/** The member logs out: the end of the session is no news then, and the public page says so. */
export async function leaveLoggedOut(endSession: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await endSession();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  forgetDrafts();
  forgetPersonalStorage();
  await forgetDeviceCopy();
  clearStoredUser();
  keepToast({ title: 'Logged Out' });
  location.assign('/');
}
