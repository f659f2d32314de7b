import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { evacuationQuery } from '#web/emergency/evacuation/queries.ts';
import { isPlanKept, isWorkerSupported, tellWorker } from '#web/lib/device-worker.ts';
import { planCardQuery } from './queries.ts';

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
  if (!isWorkerSupported()) return;
  try {
    await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  } catch {
    return; // forbidden in this browser, or no network: everything works without it
  }
  await navigator.serviceWorker.ready;
  await tellWorker({ type: 'keep-plan', isKept: isPlanKept() });
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
