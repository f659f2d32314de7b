import type { WorkerMessage } from '#contract/device-copy.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** A setting of this device, not of a user. It's a cookie because logging out clears all other storage. */
const COOKIE = 'plan_on_device';
const YEAR_SECONDS = 31_536_000;

export const isWorkerSupported = () => 'serviceWorker' in navigator && !import.meta.env.DEV;

/**
 * Posts a message to the active service worker, or to the one that is installing. Without one, there is no
 * offline copy to manage.
 */
export async function postToWorker(message: WorkerMessage): Promise<void> {
  if (!isWorkerSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  (registration?.active ?? registration?.waiting)?.postMessage(message);
}

export const isOfflinePlanOn = (): boolean => readCookie(COOKIE) !== 'no';

/**
 * Turns the offline copy of the plan on or off on this device. Turning it off deletes the copy right away.
 */
export async function setOfflinePlan(isKept: boolean): Promise<void> {
  writeCookie(COOKIE, isKept ? 'yes' : 'no', YEAR_SECONDS);
  await postToWorker({ type: 'keep-plan', isKept });
}

/** Deletes the offline copy when the user logs out. */
export const clearDeviceCopy = (): Promise<void> => postToWorker({ type: 'forget' });

/** Tells the service worker who signed in, so that it deletes another user's plan. */
export const postSignedIn = (userId: string): Promise<void> => postToWorker({ type: 'signed-in', userId });
