import type { WorkerMessage } from '#contract/device-copy.ts';
import { readCookie, writeCookie } from './cookies.ts';

/** A choice about this device, not about a person: it outlives logging out, which clears all other storage. */
const COOKIE = 'plan_on_device';
const YEAR_SECONDS = 31_536_000;

export const isWorkerSupported = () => 'serviceWorker' in navigator && !import.meta.env.DEV;

/** Says something to the worker that is in charge, or will be. Without one there is no copy to speak of. */
export async function tellWorker(message: WorkerMessage): Promise<void> {
  if (!isWorkerSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  (registration?.active ?? registration?.waiting)?.postMessage(message);
}

export const isPlanKept = (): boolean => readCookie(COOKIE) !== 'no';

/** Keeps the plan on this device from now on, or takes it off at once. */
export async function setPlanKept(isKept: boolean): Promise<void> {
  writeCookie(COOKIE, isKept ? 'yes' : 'no', YEAR_SECONDS);
  await tellWorker({ type: 'keep-plan', isKept });
}

/** Nobody's plan stays behind when somebody logs out. */
export const forgetDeviceCopy = (): Promise<void> => tellWorker({ type: 'forget' });

/** Another person's plan goes from this device. */
export const tellSignedIn = (userId: string): Promise<void> => tellWorker({ type: 'signed-in', userId });
