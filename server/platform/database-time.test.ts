import { afterEach, expect, test, vi } from 'vitest';
import { minutes, systemClock } from './clock.ts';
import { followDatabaseTime } from './database-time.ts';
import { createLog } from './log.ts';

const CHECK_MS = 20;
const log = createLog('silent');
const ahead = () => systemClock.now().getTime() - Date.now();

/** A database whose clock differs from ours. `null`: it can't be reached. */
function databaseAt(difference: { ms: number | null }) {
  const asked = vi.fn<() => void>();
  const query = async () => {
    asked();
    if (difference.ms === null) throw new Error('Connection terminated');
    return { rows: [{ ms: String(Date.now() + difference.ms) }] };
  };
  return { pool: { query } as unknown as Parameters<typeof followDatabaseTime>[0], asked };
}

let following: { stop(): void } | undefined;
afterEach(() => following?.stop());

test('a server whose clock is ten minutes ahead uses the time of the database', async () => {
  const { pool } = databaseAt({ ms: -minutes(10) });
  following = await followDatabaseTime(pool, log);
  expect(Math.abs(ahead() + minutes(10))).toBeLessThan(1000);
});

test('a server whose clock differs by less than two seconds keeps its own', async () => {
  const { pool } = databaseAt({ ms: 1500 });
  following = await followDatabaseTime(pool, log);
  expect(Math.abs(ahead())).toBeLessThan(1000);
});

test('the correction stays while the database is down, and ends when the clock is right', async () => {
  const difference = { ms: minutes(3) as number | null };
  const { pool, asked } = databaseAt(difference);
  following = await followDatabaseTime(pool, log, CHECK_MS);
  difference.ms = null;
  asked.mockClear();
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(2);
  expect(ahead()).toBeGreaterThan(minutes(2));
  difference.ms = 0;
  await expect.poll(() => Math.abs(ahead())).toBeLessThan(1000);
});
