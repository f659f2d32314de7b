/** What only whole processes can show of the vault: being killed mid-work. */
import { isSoak } from './tier.ts';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '#server/platform/clock.ts';
import { parseConfig } from '#server/platform/config.ts';
import { type Db, openDatabase } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys } from '#server/platform/master-keys.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { addHome } from './file-routes.ts';
import { pdfOf } from './sample-files.ts';
import { HOME } from './samples.ts';
import { IN_PRODUCTION } from './process-settings.ts';
import { QUICK_START, runServer, type ServerProcess, startServerProcess } from './server-process.ts';
import { browser, enterWithPasskey, openWorld, signedIn } from './world.ts';

vi.setConfig({ testTimeout: 120_000 });

const filesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
    .toSorted();

/** Someone with a home, on a server with production settings: it has no demo to seed. */
async function memberOf(server: ServerProcess, db: Db, env: Record<string, string>) {
  const masterKeys = parseMasterKeys(IN_PRODUCTION.VAULT_KEYS);
  const deps = { db, clock: systemClock, masterKeys, config: parseConfig(env), welcome: async () => {} };
  const me = browser(() => Promise.reject(new Error('the server is another process')));
  await enterWithPasskey(deps, me, 'killed@example.com');
  const cookie = `session=${me.cookies.get('session')}`;
  const reply = await fetch(`${server.base}/api/homes`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(HOME),
  });
  expect(reply.status, `${await reply.clone().text()}\n${server.output()}`).toBe(201);
  return { cookie, homeId: ((await reply.json()) as { id: string }).id };
}

test('after kill -9 during an upload, the next start leaves no row or byte of it', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-kill-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const env = { ...IN_PRODUCTION, DATA_DIR: dataDir };
  // The server shares this database, and stops it no earlier than the test does.
  const postgres = await startEmbeddedPostgres({ dataDir });
  onTestFinished(() => postgres.stop());
  const server = await startServerProcess(env);
  const database = openDatabase(postgres.connection, { max: 1, log: createLog('silent') });
  onTestFinished(() => database.close());
  const { cookie, homeId } = await memberOf(server, database.db, env);
  const pdf = pdfOf(4_000_000);
  const headers = (name: string) => ({
    cookie,
    'content-type': 'application/octet-stream',
    'content-length': pdf.length,
    'x-file-name': name,
    'sec-fetch-site': 'same-origin',
  });
  const address = `${server.base}/api/homes/${homeId}/documents`;
  const whole = await fetch(address, {
    method: 'POST',
    headers: { ...headers('whole.pdf'), 'content-length': String(pdf.length) },
    body: Uint8Array.from(pdf),
  });
  expect(whole.status).toBe(201);
  const stored = path.join(dataDir, 'files');
  const kept = filesIn(stored);
  const request = http.request(address, { method: 'POST', headers: headers('half.pdf') });
  request.on('error', () => undefined);
  request.write(pdf.subarray(0, 2_000_000));
  await expect.poll(() => filesIn(stored)).toHaveLength(kept.length + 1);
  server.child.kill('SIGKILL');
  await server.exited;
  expect(filesIn(stored)).toHaveLength(kept.length + 1); // half a file, with no process left to clean up

  const rows = async () =>
    (await database.pool.query('select state from files where home_id = $1', [homeId])).rows;
  expect(await rows()).toHaveLength(2);
  const next = await startServerProcess(env);
  // Everything else is kept, the session too.
  const asked = await fetch(`${next.base}/api/homes/${homeId}`, { headers: { cookie } });
  expect(asked.status).toBe(200);
  await expect.poll(() => filesIn(stored)).toEqual(kept);
  await expect.poll(rows).toEqual([{ state: 'stored' }]);
});

test.runIf(isSoak)(
  'after a killed vault key rotation, a second run from the command line completes it',
  async () => {
    const world = await openWorld({ withWorkers: false });
    const { user } = await signedIn(world);
    const homes: string[] = [];
    for (let i = 0; i < 60; i += 1) homes.push(await addHome(world, user.id));
    const [old] = world.deps.masterKeys;
    const next = newMasterKey('next');
    const { host, database } = world.connection;
    const env = {
      PATH: process.env['PATH'],
      ...QUICK_START,
      DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
      VAULT_KEYS: `${next},${old.id}:${old.key.toString('base64')}`,
      NODE_ENV: 'production',
    };
    const program = path.resolve(import.meta.dirname, '../server/vault-cli.ts');
    const run = (...args: string[]) =>
      new Promise<{ code: number; out: string; err: string }>((resolve) => {
        execFile(process.execPath, [program, ...args], { env }, (e, out, err) =>
          resolve({ code: e ? Number(e.code) : 0, out, err }),
        );
      });
    const client = new pg.Client(world.connection);
    await client.connect();
    const under = async (id: string) =>
      (await client.query('select 1 from home_keys where master_key_id = $1', [id])).rowCount ?? 0;

    // The fiftieth key is locked, so that the first run is in the middle when it is killed.
    const { rows } = await client.query<{ id: string }>(
      'select id from home_keys order by id offset 49 limit 1',
    );
    await client.query('begin');
    await client.query('select 1 from home_keys where id = $1 for update', [rows[0]?.id]);
    const first = spawn(process.execPath, [program, 'rewrap'], { env, stdio: 'ignore' });
    const reader = new pg.Client(world.connection);
    await reader.connect();
    await expect
      .poll(async () => (await reader.query(`select 1 from home_keys where master_key_id = 'next'`)).rowCount)
      .toBe(49);
    first.kill('SIGKILL');
    await once(first, 'exit');
    await client.query('rollback');
    await reader.end();
    const both = parseMasterKeys(env.VAULT_KEYS);
    for (const homeId of homes) await cipherOf(world.db, both, homeId); // halfway through, everything can be opened

    // The change that the killed run was waiting for may still have gone through when the lock was released.
    const second = await run('rewrap');
    expect(second).toMatchObject({ code: 0, err: '' });
    expect(second.out).toMatch(
      /^Every home's key is wrapped by next \(1[01] changed\)\. Nothing is wrapped by test any more\. Sign the histories before you put it away: npm run audit -- sign\n$/,
    );
    expect(await under('test')).toBe(0);
    const only = parseMasterKeys(next);
    for (const homeId of homes) await cipherOf(world.db, only, homeId);
    await client.end();

    const made = await run('new-key', 'autumn-2027');
    expect(parseMasterKeys(made.out.trim()).map(({ id }) => id)).toEqual(['autumn-2027']);
    expect(await run('new-key', 'Not An Id')).toMatchObject({ code: 1 });
    expect((await run('rewrap', 'what')).err).toContain('Usage: npm run vault');
    expect((await run()).err).toContain('Usage: npm run vault');
  },
);

test.runIf(isSoak)(
  'a server with a different key than the homes were encrypted with refuses to start and says why',
  async () => {
    const world = await openWorld({ withWorkers: false });
    await addHome(world, (await signedIn(world)).user.id);
    const { host, database } = world.connection;
    const dataDir = mkdtempSync(path.join(tmpdir(), 'hearthline-keys-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const env = {
      DATABASE_URL: `postgres://postgres@localhost/${database}?host=${encodeURIComponent(host)}`,
      DATA_DIR: dataDir,
      DEMO: '1',
    };
    const refused = async (more: Record<string, string>) => {
      const server = await runServer({ ...env, ...more });
      expect(await server.exited).toBe(1);
      expect(server.output()).not.toMatch(/\n\s+at /);
      return server.output();
    };
    expect(await refused({ VAULT_KEYS: newMasterKey('test') })).toContain('it is another key of that name');
    expect(await refused({})).toContain('Put the file vault-keys back');
    expect(readdirSync(dataDir)).not.toContain('vault-keys');
  },
  60_000,
);
