import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { planCardQuery } from './queries.ts';

let requests = 0;
/** Whether the server is so slow that the device's copy is used. */
let isSlow = true;

beforeEach(() => {
  vi.useFakeTimers();
  // Pages refetch by themselves; servers don't.
  environmentManager.setIsServer(() => false);
  vi.stubGlobal('fetch', () => {
    requests += 1;
    const reply = { userId: crypto.randomUUID(), card: null, savedAt: new Date(), isFromDevice: isSlow };
    return Promise.resolve(Response.json(reply));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that shows a saved copy asks again until the server answers, and then no more', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const observer = new QueryObserver(queryClient, planCardQuery);
  const stop = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  expect(observer.getCurrentResult().data?.isFromDevice).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([requests, observer.getCurrentResult().data?.isFromDevice]).toEqual([2, true]);
  isSlow = false;
  await vi.advanceTimersByTimeAsync(10_000);
  expect([requests, observer.getCurrentResult().data?.isFromDevice]).toEqual([3, false]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toBe(3);
  stop();
});
