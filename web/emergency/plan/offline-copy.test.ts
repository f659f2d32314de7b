import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_PATHS, WAYS_OUT_PATH } from '#contract/device-copy.ts';
import { withResolvers } from '#web/lib/with-resolvers.ts';
import { evacuationQuery, evacuationRouteQuery } from '#web/emergency/evacuation/queries.ts';
import { maintainOfflineCopy } from './offline-copy.ts';
import { planCardQuery, waysOutQuery } from './queries.ts';

/** The browser's side: a worker that the test activates. */
class Worker extends EventTarget {
  controller: object | null = null;
  ready = Promise.resolve();
  isRegistered = false;
  register = () => Promise.resolve(void (this.isRegistered = true));
  getRegistration = () => Promise.resolve(undefined);
  takeControl(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let worker: Worker;
/** The requests that the worker saw, and those that the page made without it. */
let requests: { path: string; isSeen: boolean; answer: () => void }[];
const seen = () => requests.filter(({ isSeen }) => isSeen).map(({ path }) => path);
const answerAll = () => requests.forEach(({ answer }) => answer());

beforeEach(() => {
  vi.useFakeTimers();
  worker = new Worker();
  requests = [];
  vi.stubEnv('DEV', false);
  vi.stubGlobal('navigator', { serviceWorker: worker, onLine: true });
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', (given: string) => {
    const { promise, resolve } = withResolvers<Response>();
    const answer = () => resolve(new Response('{}', { status: 404 }));
    requests.push({ path: given, isSeen: worker.controller !== null, answer });
    return promise;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

async function openPage(): Promise<QueryClient> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  for (const query of [planCardQuery, evacuationQuery, evacuationRouteQuery, waysOutQuery])
    void queryClient.prefetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn as () => unknown });
  await vi.advanceTimersByTimeAsync(0);
  expect(requests).toHaveLength(4);
  return queryClient;
}

test('what the page loaded before the worker took control is loaded again through it', async () => {
  const queryClient = await openPage();
  answerAll();
  void maintainOfflineCopy(queryClient);
  await vi.advanceTimersByTimeAsync(2_000);
  worker.takeControl();
  await vi.advanceTimersByTimeAsync(0);
  expect(new Set(seen())).toEqual(new Set(OFFLINE_PATHS));
});

test('the worker’s files wait for the page’s data, but not forever', async () => {
  const queryClient = await openPage();
  void maintainOfflineCopy(queryClient);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(worker.isRegistered).toBe(false);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(worker.isRegistered).toBe(true);
});

test('a response on its way when the worker takes control is asked for again', async () => {
  const queryClient = await openPage();
  void maintainOfflineCopy(queryClient);
  await vi.advanceTimersByTimeAsync(25_000);
  worker.takeControl();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).not.toContain(WAYS_OUT_PATH);
  answerAll();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen()).toContain(WAYS_OUT_PATH);
});

test('on later visits the worker starts at once, and nothing is loaded twice', async () => {
  worker.takeControl();
  const queryClient = await openPage();
  answerAll();
  await maintainOfflineCopy(queryClient);
  expect(worker.isRegistered).toBe(true);
  expect(seen().filter((path) => path === WAYS_OUT_PATH)).toHaveLength(1);
});
