import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endWithoutLiveUpdates } from './ignored-updates.ts';
import { listen } from './live.ts';
import { withResolvers } from './with-resolvers.ts';

/** A line to the server whose other end is the test. */
class Line extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static open: Line | undefined;
  static made = 0;
  readyState = 1;
  constructor() {
    super();
    Line.open = this;
    Line.made += 1;
  }
  close(): void {
    this.readyState = Line.CLOSED;
    Line.open = undefined;
  }
}
const hear = (topic: string) =>
  Line.open?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ topic }) }));

let queryClient: QueryClient;
let fetched: string[];
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Line);
  queryClient = new QueryClient();
  fetched = [];
  vi.spyOn(queryClient, 'invalidateQueries').mockImplementation((filters) => {
    fetched.push(String(filters?.queryKey?.[0]));
    return Promise.resolve();
  });
  stop = listen(queryClient);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A change made in this window; it is answered when the test says so. */
function change(): { answer: () => void; done: () => boolean } {
  const answer = withResolvers<void>();
  let isDone = false;
  void new MutationObserver(queryClient, { mutationFn: () => answer.promise }).mutate().then(() => {
    isDone = true;
  });
  return { answer: answer.resolve, done: () => isDone };
}

test('a live update refetches immediately when no mutation is in flight', () => {
  hear('membership');
  expect(fetched).toEqual(['membership']);
});

test('a live update about this window’s own change waits for the response, and refetches once', async () => {
  const { answer, done } = change();
  hear('membership');
  expect(fetched).toEqual([]);
  answer();
  await vi.advanceTimersByTimeAsync(5);
  expect(done()).toBe(true);
  expect(fetched).toEqual(['membership']);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(fetched).toEqual(['membership']);
});

test('a missing response delays a live update only briefly, and an evacuation update not at all', async () => {
  change();
  hear('points');
  hear('evacuation');
  expect(fetched).toEqual(['evacuation', 'help', 'recovery']);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(fetched).toEqual(['evacuation', 'help', 'recovery', 'points']);
});

test('what loaded before the first connection is refetched once it opens, and nothing else', () => {
  queryClient.setQueryData(['evacuation', 'home'], 'no order');
  void queryClient.prefetchQuery({ queryKey: ['points'], queryFn: () => new Promise(() => {}) });
  Line.open?.dispatchEvent(new Event('open'));
  expect(fetched).toEqual(['evacuation']);
  queryClient.setQueryData(['membership'], 'active');
  Line.open?.dispatchEvent(new Event('open'));
  expect(fetched).toEqual(['evacuation']);
});

test('a window without a live connection polls for orders', () => {
  if (Line.open) Line.open.readyState = 0; // never answered
  vi.advanceTimersByTime(29_000);
  expect(fetched).toEqual([]);
  vi.advanceTimersByTime(31_000);
  expect(fetched).toEqual(['evacuation', 'evacuation']);
});

test('a connection silent for over two heartbeats is reopened, and data is refetched', () => {
  Line.open?.dispatchEvent(new Event('open'));
  const made = Line.made;
  for (let beats = 0; beats < 6; beats += 1) {
    vi.advanceTimersByTime(25_000);
    Line.open?.dispatchEvent(new Event('beat'));
  }
  expect([fetched, Line.made - made]).toEqual([[], 0]);
  vi.advanceTimersByTime(100_000);
  expect(Line.made).toBeGreaterThan(made);
  expect(fetched).toContain('evacuation');
  fetched = [];
  // The new line answers: what may have passed meanwhile is asked for, all of it.
  Line.open?.dispatchEvent(new Event('open'));
  expect(fetched).toEqual(['undefined']);
});

test('a connection that ends with its session isn’t reopened, unless logging out failed', async () => {
  const { promise, reject } = withResolvers<never>();
  const leaving = endWithoutLiveUpdates(() => promise);
  Line.open?.dispatchEvent(new Event('error'));
  expect(Line.open).toBeUndefined();
  const before = Line.made;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(Line.made).toBe(before);
  reject(new Error('no connection'));
  await expect(leaving).rejects.toThrow('no connection');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(Line.made).toBe(before + 1);
});
