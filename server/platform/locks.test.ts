import { expect, onTestFinished, test, vi } from 'vitest';
import { cloneDatabase } from '#test/world.ts';
import { openDatabase } from './db.ts';
import { lockName, lockNameForSeeding } from './locks.ts';
import { createLog } from './log.ts';

const PATIENCE_MS = 50;
const connection = await cloneDatabase();
const database = openDatabase(connection, {
  max: 3,
  log: createLog('silent'),
  timeouts: { lock_timeout: PATIENCE_MS },
});

/** Whether somebody has waited for a lock longer than a request may. */
const isAnyoneWaiting = async () => {
  const { rowCount } = await database.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and now() - query_start > interval '${PATIENCE_MS * 2} ms'`,
  );
  expect(rowCount).toBe(1);
};

test('a request gives up on a name that is locked, and a server that starts waits for it', async () => {
  onTestFinished(() => database.close());
  const holder = await database.pool.connect();
  await holder.query(`begin; select pg_advisory_xact_lock(hashtextextended('seeds', 0))`);
  await expect(database.db.transaction((tx) => lockName(tx, 'seeds'))).rejects.toMatchObject({
    cause: { code: '55P03' },
  });
  const seeding = database.db.transaction(async (tx) => {
    await lockNameForSeeding(tx, 'seeds');
    return 'seeded';
  });
  await vi.waitFor(isAnyoneWaiting, { timeout: 60_000, interval: 10 });
  await holder.query('rollback');
  holder.release();
  expect(await seeding).toBe('seeded');
});
