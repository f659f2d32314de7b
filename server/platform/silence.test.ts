/** A database that stops answering without an error. */
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDoor } from '#test/database-door.ts';
import { cloneDatabase } from '#test/world.ts';
import { minutes, seconds } from './clock.ts';
import { openDatabase } from './db.ts';
import { toErrorReply } from './errors.ts';
import { createLog } from './log.ts';
import { allowLong, silenceFor } from './silence.ts';

async function openBehindDoor(silentMs?: number) {
  const connection = await cloneDatabase();
  const door = await openDoor(connection.host);
  const database = openDatabase(
    { ...connection, host: door.host },
    { max: 1, log: createLog('silent'), ...(silentMs === undefined ? {} : { silentMs }) },
  );
  onTestFinished(() => database.close());
  return { door, ...database };
}

const socketOf = (client: unknown) => (client as { connection: { stream: Socket } }).connection.stream;

/** How long the only connection may be silent while it is used, and while it waits in the pool. */
async function limitsOf(pool: Pool) {
  const client = await pool.connect();
  const used = socketOf(client).timeout;
  client.release();
  return { used, waiting: socketOf(client).timeout };
}

test.each(['a statement', 'a transaction', 'a health check'] as const)(
  '%s fails instead of waiting for a silent database, and works again when it is back',
  async (kind) => {
    const { door, db, health } = await openBehindDoor(300);
    const ask = () => {
      if (kind === 'a health check') return health.query('select 1');
      if (kind === 'a statement') return db.execute(sql`select 1`);
      return db.transaction((tx) => tx.execute(sql`select 1`));
    };
    await ask();
    door.hush();
    const failed = await ask().then(
      () => 'answered',
      (error: unknown) => toErrorReply(error, 'en').status,
    );
    expect(failed).toBe(503);
    door.open();
    expect(await ask()).toHaveProperty('rowCount', 1);
  },
);

test('a connection is limited while it is used, not while it waits in the pool', async () => {
  const { pool } = await openBehindDoor(1234);
  expect(await limitsOf(pool)).toEqual({ used: 1234, waiting: 0 });
  expect(await limitsOf(pool)).toEqual({ used: 1234, waiting: 0 });
});

test('a transaction with more time than a request may be silent longer; the next one may not', async () => {
  const { db, pool } = await openBehindDoor();
  const limits = await db.transaction(async (tx) => {
    await allowLong(tx, minutes(2), 'lock_timeout');
    const { rows } = await tx.execute(
      sql`select current_setting('statement_timeout') statements, current_setting('lock_timeout') locks,
        current_setting('idle_in_transaction_session_timeout') idle`,
    );
    const { client } = tx._.session as unknown as { client: unknown };
    return { ...rows[0], silent: socketOf(client).timeout };
  });
  expect(limits).toEqual({
    statements: '2min',
    locks: '2min',
    idle: '15s',
    silent: silenceFor(minutes(2)),
  });
  expect(await limitsOf(pool)).toEqual({ used: silenceFor(seconds(10)), waiting: 0 });
});
