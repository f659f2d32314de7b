import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor } from '#test/database-door.ts';
import { cloneDatabase } from '#test/world.ts';
import { openListener } from './listener.ts';
import { createLog } from './log.ts';

const CHANNEL = 'test channel';

async function listenThrough(more: { heartbeatMs?: number } = {}) {
  const connection = await cloneDatabase();
  const door = await openDoor(connection.host);
  const heard = vi.fn<(payload: string) => void>();
  const reconnected = vi.fn<() => void>();
  const listening = await openListener(
    { ...connection, host: door.host },
    {
      name: 'events',
      channel: CHANNEL,
      log: createLog('silent'),
      onPayload: heard,
      onReconnect: reconnected,
      retryStepMs: 20,
      ...more,
    },
  );
  const sender = new pg.Client(connection);
  sender.on('error', () => undefined);
  await sender.connect();
  onTestFinished(async () => {
    await listening.close();
    await sender.end();
  });
  return {
    door,
    heard,
    reconnected,
    sender,
    notify: () => sender.query(`select pg_notify('${CHANNEL}', 'x')`),
  };
}

test('a connection whose loss is reported twice is opened again, and the process goes on', async () => {
  const { door, heard, reconnected, notify } = await listenThrough();
  // Vitest fails the run if this ends in an uncaught exception.
  door.shutWithReports();
  await expect.poll(() => door.state.knocks.length).toBeGreaterThan(2);
  door.open();
  await expect.poll(() => reconnected).toHaveBeenCalledTimes(1);
  await notify();
  await expect.poll(() => heard).toHaveBeenCalledWith('x');
});

test('a terminated connection is opened again', async () => {
  const { heard, reconnected, sender, notify } = await listenThrough({ heartbeatMs: 50 });
  await sender.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'hearthline-events %' and datname = current_database()`,
  );
  await expect.poll(() => reconnected).toHaveBeenCalledTimes(1);
  await notify();
  await expect.poll(() => heard).toHaveBeenCalledTimes(1);
});
