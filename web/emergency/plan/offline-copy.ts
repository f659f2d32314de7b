import { QueryObserver, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { workerFile } from '#contract/device-copy.ts';
import { language } from '#text/locale.ts';
import { evacuationQuery, evacuationRouteQuery } from '#web/emergency/evacuation/queries.ts';
import { isOfflinePlanOn, isWorkerSupported, postToWorker } from '#web/lib/device-worker.ts';
import { untilFromServer } from '#web/lib/from-device.ts';
import { planCardQuery, waysOutQuery } from './queries.ts';

/** A first service worker takes control shortly after it's ready; it only sees responses from then on. */
const inCharge = () =>
  new Promise<void>((resolve) => {
    if (navigator.serviceWorker.controller) return resolve();
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });

/** How long the network must be idle before the worker loads its files, and when it does so anyway. */
const QUIET_MS = 1000;
const PATIENCE_MS = 20_000;

/** On a slow connection, the worker's files would be loaded before the data that the page waits for. */
const pageIsLoaded = (queryClient: QueryClient) =>
  new Promise<void>((resolve) => {
    let quiet: ReturnType<typeof setTimeout> | undefined;
    const finish = () => {
      clearTimeout(quiet);
      clearTimeout(latest);
      stop();
      resolve();
    };
    const look = () => {
      clearTimeout(quiet);
      if (queryClient.isFetching() === 0) quiet = setTimeout(finish, QUIET_MS);
    };
    const latest = setTimeout(finish, PATIENCE_MS);
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });

/** What the page loaded before the worker took control isn't cached yet, and wouldn't be until it changes. */
async function refetchThroughWorker(queryClient: QueryClient): Promise<void> {
  const refetch = async (queryKey: QueryKey) => {
    // A first response in flight can't be replaced, so wait for it.
    await queryClient
      .getQueryCache()
      .find({ queryKey, exact: true })
      ?.promise?.catch(() => undefined);
    await queryClient.refetchQueries({ queryKey, exact: true });
  };
  const saved = [planCardQuery, evacuationQuery, evacuationRouteQuery, waysOutQuery];
  await Promise.all(saved.map(({ queryKey }) => refetch(queryKey)));
}

/**
 * Registers the service worker that opens the app offline, and keeps its copy of the plan fresh while the app
 * is open: the copy must already exist on the night it's needed.
 */
export async function maintainOfflineCopy(queryClient: QueryClient): Promise<void> {
  if (!isWorkerSupported()) return;
  const isFirstVisit = !navigator.serviceWorker.controller;
  if (isFirstVisit) await pageIsLoaded(queryClient);
  try {
    await navigator.serviceWorker.register(`/${workerFile(language)}`, { updateViaCache: 'none' });
  } catch {
    return; // blocked in this browser, or offline: everything works without it
  }
  await navigator.serviceWorker.ready;
  await postToWorker({ type: 'keep-plan', isKept: isOfflinePlanOn() });
  if (!isOfflinePlanOn()) return;
  await inCharge();
  if (isFirstVisit) void refetchThroughWorker(queryClient);
  let isWatched = false;
  new QueryObserver(queryClient, planCardQuery).subscribe(({ data }) => {
    // A user without a home has no evacuation status, and the request would be refused.
    if (isWatched || !data?.card) return;
    isWatched = true;
    new QueryObserver(queryClient, evacuationQuery).subscribe(() => undefined);
    // Live updates refetch it; only its own page polls every minute.
    const route = { ...evacuationRouteQuery, refetchInterval: untilFromServer };
    new QueryObserver(queryClient, route).subscribe(() => undefined);
    new QueryObserver(queryClient, waysOutQuery).subscribe(() => undefined);
  });
}
