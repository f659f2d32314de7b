import { clearPersonalStorage } from './personal-storage.ts';
import { clearDrafts, saveDrafts } from './draft.ts';
import { localPath } from './local-path.ts';
import { queueToast } from './queued-toast.ts';
import { HOME } from './return-path.ts';
import { clearDeviceCopy } from './device-worker.ts';
import { clearStoredUser } from './session.ts';
import * as t from '#text/lib/session.ts';

// A session's end can be reported by several sources (a refused call, the closed event stream). Only the
// first one acts.
let isLeaving = false;

/**
 * The session ended elsewhere: the same URL, in this language, shows the public page with the sign-in dialog over it.
 * The dialog explains what happened, and drafts are restored after signing in.
 */
export function leaveForSignIn(): void {
  if (isLeaving) return;
  isLeaving = true;
  saveDrafts();
  queueToast({ title: t.signedOut, text: t.signInToContinue });
  clearStoredUser();
  const { pathname, search, hash } = location;
  const target = localPath(pathname === '/' ? HOME : pathname) + search + hash;
  if (target === pathname + search + hash) location.reload();
  else location.replace(target);
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
  queueToast({ title: t.loggedOut });
  location.assign(localPath('/'));
}
