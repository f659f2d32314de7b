import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const online = { onLine: true };
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('navigator', online);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  online.onLine = true;
  fetched.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

test('one lost call does not mean offline while the server responds', async () => {
  const { isOnline, noteUnreachable } = await import('./reachability.ts');
  fetched.mockResolvedValue(new Response());
  noteUnreachable();
  noteUnreachable();
  await settle();
  expect(isOnline()).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('an unresponsive server means offline until it responds again, even if the browser thinks otherwise', async () => {
  const { isOnline, noteUnreachable, onReachability } = await import('./reachability.ts');
  const notified = vi.fn<() => void>();
  onReachability(notified);
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  noteUnreachable();
  await settle();
  expect([isOnline(), notified.mock.calls.length]).toEqual([false, 1]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(fetched).toHaveBeenCalledTimes(2);
  expect(isOnline()).toBe(false);
  fetched.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(5_000);
  expect([isOnline(), notified.mock.calls.length]).toEqual([true, 2]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the browser’s own offline signal is trusted immediately', async () => {
  const { isOnline } = await import('./reachability.ts');
  online.onLine = false;
  expect(isOnline()).toBe(false);
});
