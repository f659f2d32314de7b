import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import type { WorkerMessage } from '#contract/device-copy.ts';
import { readCookie, writeCookie } from '#web/lib/cookies.ts';
import { evacuationQuery } from '#web/evacuation/queries.ts';
import { planCardQuery } from './queries.ts';

/** A choice about this device, not about a person: it outlives logging out, which clears all other storage. */
const COOKIE = 'plan_on_device';
const YEAR_SECONDS = 31_536_000;

const isSupported = () => 'serviceWorker' in navigator && !import.meta.env.DEV;

/** Says something to the worker that is in charge, or will be. Without one there is no copy to speak of. */
async function tell(message: WorkerMessage): Promise<void> {
  if (!isSupported()) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  (registration?.active ?? registration?.waiting)?.postMessage(message);
}

export const isPlanKept = (): boolean => readCookie(COOKIE) !== 'no';

/** Keeps the plan on this device from now on, or takes it off at once. */
export async function setPlanKept(isKept: boolean): Promise<void> {
  writeCookie(COOKIE, isKept ? 'yes' : 'no', YEAR_SECONDS);
  await tell({ type: 'keep-plan', isKept });
}

/** Nobody's plan stays behind when somebody logs out. */
export const forgetDeviceCopy = (): Promise<void> => tell({ type: 'forget' });

/** Another person's plan goes from this device. */
export const tellSignedIn = (userId: string): Promise<void> => tell({ type: 'signed-in', userId });

/** A first worker takes charge of the page a moment after it is ready; only from then on does it see answers. */
const inCharge = () =>
  new Promise<void>((resolve) => {
    if (navigator.serviceWorker.controller) return resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/**
 * Starts the worker that opens the app without a network, and keeps its copy of the plan fresh while the app is open:
 * the copy must be there on the night nobody thought of opening it before.
 */
export async function keepDeviceCopy(queryClient: QueryClient): Promise<void> {
  if (!isSupported()) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return; // forbidden in this browser, or no network: everything works without it
  }
  await navigator.serviceWorker.ready;
  await tell({ type: 'keep-plan', isKept: isPlanKept() });
  if (!isPlanKept()) return;
  await inCharge();
  let isWatched = false;
  new QueryObserver(queryClient, planCardQuery).subscribe(({ data }) => {
    // Somebody without a home stands nowhere, and asking would be refused.
    if (isWatched || !data?.card) return;
    isWatched = true;
    new QueryObserver(queryClient, evacuationQuery).subscribe(() => undefined);
  });
}
