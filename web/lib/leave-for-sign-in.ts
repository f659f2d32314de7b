import { clearPersonalStorage } from './personal-storage.ts';
import { clearDrafts, saveDrafts } from './draft.ts';
import { queueToast } from './queued-toast.ts';
import { HOME } from './return-path.ts';
import { clearDeviceCopy } from './device-worker.ts';
import { clearStoredUser } from './session.ts';

// A session's end can be reported by several sources (a refused call, the closed event stream). Only the
// first one acts.
let isLeaving = false;

/**
 * The session ended elsewhere: reloading the same URL shows the public page with the sign-in dialog over it.
 * The dialog explains what happened, and drafts are restored after signing in.
 */
export function leaveForSignIn(): void {
  if (isLeaving) return;
  isLeaving = true;
  saveDrafts();
  queueToast({ title: 'You were signed out', text: 'Sign in to go on where you were.' });
  clearStoredUser();
  if (location.pathname === '/') location.replace(HOME);
  else location.reload();
}

/** Logs the member out. The session ends on purpose here, so only the public page confirms it. */
export async function leaveLoggedOut(endSession: () => Promise<unknown>): Promise<void> {
  isLeaving = true;
  try {
    await endSession();
  } catch (error) {
    isLeaving = false;
    throw error;
  }
  clearDrafts();
  clearPersonalStorage();
  await clearDeviceCopy();
  clearStoredUser();
  queueToast({ title: 'Logged Out' });
  location.assign('/');
}
