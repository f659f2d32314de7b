import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OFFLINE_PATHS, WAYS_OUT_PATH } from '#contract/device-copy.ts';
import { withResolvers } from '#web/lib/with-resolvers.ts';
import { evacuationQuery, evacuationRouteQuery } from '#web/emergency/evacuation/queries.ts';
import { maintainOfflineCopy } from './offline-copy.ts';
import { planCardQuery, waysOutQuery } from './queries.ts';

/** The browser's side: a worker that the test puts in charge. */
class Worker extends EventTarget {
  controller: object | null = null;
  ready = Promise.resolve();
  register = () => Promise.resolve();
  getRegistration = () => Promise.resolve(undefined);
  takeControl(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

let worker: Worker;
/** What the worker saw, and what the page loaded past it. */
let requests: { path: string; isSeen: boolean; answer: () => void }[];
const seen = () => requests.filter(({ isSeen }) => isSeen).map(({ path }) => path);
const answerAll = () => requests.forEach(({ answer }) => answer());

beforeEach(() => {
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
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const openPage = (queryClient: QueryClient) => {
  for (const query of [planCardQuery, evacuationQuery, evacuationRouteQuery, waysOutQuery])
    void queryClient.prefetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn as () => unknown });
};

test('what the page loaded before the worker took control is loaded again through it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openPage(queryClient);
  await expect.poll(() => requests).toHaveLength(4);
  answerAll();
  void maintainOfflineCopy(queryClient);
  worker.takeControl();
  await expect.poll(() => new Set(seen())).toEqual(new Set(OFFLINE_PATHS));
});

test('a response on its way when the worker takes control is asked for again', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openPage(queryClient);
  await expect.poll(() => requests).toHaveLength(4);
  void maintainOfflineCopy(queryClient);
  worker.takeControl();
  await worker.ready;
  answerAll();
  await expect.poll(() => seen()).toContain(WAYS_OUT_PATH);
});

test('on later visits nothing is loaded twice', async () => {
  worker.takeControl();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  openPage(queryClient);
  await expect.poll(() => requests).toHaveLength(4);
  answerAll();
  await maintainOfflineCopy(queryClient);
  expect(seen().filter((path) => path === WAYS_OUT_PATH)).toHaveLength(1);
});
