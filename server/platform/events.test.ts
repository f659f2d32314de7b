import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor } from '#test/database-door.ts';
import { cloneDatabase } from '#test/world.ts';
import { openEvents, publishLive, publishLiveTo } from './events.ts';
import { createLog } from './log.ts';
import { openDatabase } from './db.ts';

const RETRY_STEP_MS = 40;

test('during a long outage there is one connection attempt at a time, and then one listening connection', async () => {
  const connection = await cloneDatabase();
  const door = await openDoor(connection.host);
  const log = createLog('silent');
  const events = await openEvents({ ...connection, host: door.host }, log, RETRY_STEP_MS);
  const database = openDatabase(connection, { max: 2, log });
  onTestFinished(async () => {
    await events.stop();
    await database.close();
  });
  const heard = vi.fn<(event: unknown) => void>();
  const gap = vi.fn<() => void>();
  const user = '00000000-0000-7000-8000-000000000001';
  events.subscribe(user, { event: heard, gap });

  door.shut();
  await expect.poll(() => door.state.knocks.length).toBeGreaterThan(5);
  const pauses = door.state.knocks.slice(1).map((at, n) => at - (door.state.knocks[n] ?? 0));
  // Each attempt waits one step longer than the one before. A second attempt beside it would leave a shorter pause.
  for (const [n, pause] of pauses.entries()) if (n > 0) expect(pause).toBeGreaterThan(RETRY_STEP_MS * n);
  door.open();
  await expect.poll(() => gap).toHaveBeenCalledTimes(1);
  const { rows } = await database.pool.query(
    `select count(*)::int n from pg_stat_activity where application_name like 'hearthline-events %' and datname = current_database()`,
  );
  expect(rows).toEqual([{ n: 1 }]);
  await publishLive(database.db, user, { topic: 'account' });
  await expect.poll(() => heard).toHaveBeenCalledWith({ topic: 'account' });
});

test('live updates for a thousand members reach each of them once, and no one else', async () => {
  const connection = await cloneDatabase();
  const log = createLog('silent');
  const events = await openEvents(connection, log);
  const database = openDatabase(connection, { max: 2, log });
  onTestFinished(async () => {
    await events.stop();
    await database.close();
  });
  const members = Array.from({ length: 1000 }, () => randomUUID());
  const heard: string[] = [];
  for (const id of [...members, randomUUID()])
    events.subscribe(id, { event: ({ topic }) => heard.push(`${topic} ${id}`), gap: () => undefined });
  await publishLiveTo(database.db, members, { topic: 'evacuation' });
  await expect.poll(() => heard).toHaveLength(1000);
  expect(heard.toSorted()).toEqual(members.map((id) => `evacuation ${id}`).toSorted());
});
