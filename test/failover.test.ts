/**
 * A server process whose database goes away and comes back: it stays alive, responds 503 in the meantime, and needs no
 * restart.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDoor } from './database-door.ts';
import { signInTo, startServerProcess, type ServerProcess } from './server-process.ts';
import { cloneDatabase } from './world.ts';
import { isSoak } from './tier.ts';

// Starting a whole process takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
const PATIENCE = { timeout: 60_000, interval: 200 };

const statusOf = async (url: string, cookie = '') => (await fetch(url, { headers: { cookie } })).status;

async function startBehindDoor() {
  const connection = await cloneDatabase();
  const door = await openDoor(connection.host);
  const url = `postgres://postgres@localhost/${connection.database}?host=${encodeURIComponent(door.host)}`;
  const server = await startServerProcess({ DATABASE_URL: url, DEMO: '1' });
  const admin = new pg.Client(connection);
  admin.on('error', () => undefined);
  await admin.connect();
  onTestFinished(() => admin.end());
  return { door, server, admin };
}

/** The API responds, the job queue sends an email, and no error was logged as fatal. */
async function expectServing({ base, child, output }: ServerProcess): Promise<void> {
  await expect.poll(() => statusOf(`${base}/readyz`), PATIENCE).toBe(200);
  await signInTo(base, `${randomUUID()}@example.com`);
  const email = `${randomUUID()}@example.com`;
  const headers = { 'content-type': 'application/json' };
  const asked = await fetch(`${base}/api/auth/code`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email }),
  });
  expect(asked.status).toBeLessThan(300);
  const mails = async () => (await fetch(`${base}/api/demo/mailbox?to=${email}`)).json();
  await expect.poll(() => mails(), PATIENCE).toHaveLength(1);
  expect(child.exitCode).toBeNull();
  expect(output()).not.toContain('"level":60');
}

// In the gate, parts of a server lose their database one by one: listener, events and silence.test.ts in server/platform.
test.runIf(isSoak)(
  'a server lives through a failover behind a pooler, and then through the loss of all its connections',
  async () => {
    const { door, server, admin } = await startBehindDoor();
    const cookie = await signInTo(server.base, 'member@example.com');
    door.shutWithReports();
    await expect.poll(() => statusOf(`${server.base}/readyz`), PATIENCE).toBe(503);
    expect(await statusOf(`${server.base}/healthz`)).toBe(200);
    expect(await statusOf(`${server.base}/api/account`, cookie)).toBe(503);
    door.open();
    await expectServing(server);
    expect(await statusOf(`${server.base}/api/account`, cookie)).toBe(200);
    const listening = `select count(distinct application_name)::int n from pg_stat_activity
    where datname = current_database() and (query ilike 'listen %' or query = 'select 1')`;
    await expect.poll(async () => (await admin.query(listening)).rows, PATIENCE).toEqual([{ n: 2 }]);

    // All at once, and again while it reconnects.
    for (let round = 0; round < 3; round += 1)
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      );
    await expectServing(server);
  },
);
