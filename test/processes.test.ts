/** What only whole processes can show: starting, stopping, dying, and running two. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { IN_PRODUCTION, tempDir, urlOf } from './process-settings.ts';
import {
  freePort,
  QUICK_START,
  runServer,
  type ServerProcess,
  signInTo,
  startServerProcess,
} from './server-process.ts';
import { isSoak } from './tier.ts';
import { cloneDatabase, databaseEnv } from './world.ts';

// Each test starts whole processes, some of them several, which takes time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const statusOf = (url: string, cookie = '') =>
  fetch(url, { headers: { cookie } }).then(
    (r) => r.status,
    () => 0,
  );

const BODY = '{"name":"Maya"}';

/** A request that the server has started to read, and that ends on demand. */
async function beginRequest(url: string, cookie: string): Promise<() => Promise<number | undefined>> {
  const request = http.request(url, {
    method: 'PATCH',
    agent: false,
    headers: {
      cookie,
      'content-type': 'application/json',
      'content-length': BODY.length,
      'sec-fetch-site': 'same-origin',
      expect: '100-continue', // sent once the server has read this
    },
  });
  const replied = once(request, 'response') as Promise<[http.IncomingMessage]>;
  replied.catch(() => undefined); // awaited below
  request.flushHeaders();
  await once(request, 'continue');
  return async () => {
    request.end(BODY);
    const [reply] = await replied;
    reply.resume();
    return reply.statusCode;
  };
}

/** On SIGTERM, /readyz says so first, no new connection is taken, and requests in flight finish. */
async function expectCleanStop(server: ServerProcess): Promise<void> {
  const cookie = await signInTo(server.base, 'slow@example.com');
  const inFlight = await Promise.all(
    Array.from({ length: 5 }, () => beginRequest(`${server.base}/api/account`, cookie)),
  );
  server.child.kill('SIGTERM');
  await expect.poll(() => statusOf(`${server.base}/readyz`), { interval: 10 }).toBe(503);
  expect(await statusOf(`${server.base}/healthz`)).toBe(200);
  await expect.poll(() => statusOf(`${server.base}/healthz`)).toBe(0); // no new connections
  const statuses = await Promise.all(inFlight.map((finish) => finish()));
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(await server.exited).toBe(0);
}

test('two servers on one database act as one, and one that is stopped finishes its requests in flight', async () => {
  const env = { ...databaseEnv(await cloneDatabase()), DEMO: '1', DRAIN_SECONDS: '3' };
  const [a, b] = await Promise.all([startServerProcess(env), startServerProcess(env)]);
  const email = 'two@example.com';
  const cookie = await signInTo(a.base, email);
  expect(await statusOf(`${b.base}/api/account`, cookie)).toBe(200);

  const stream = await fetch(`${a.base}/api/events`, { headers: { cookie } });
  expect(stream.status).toBe(200);
  const heard = stream.body?.getReader();
  const renamed = await fetch(`${b.base}/api/account`, {
    method: 'PATCH',
    headers: { cookie, 'content-type': 'application/json' },
    body: '{"name":"Two"}',
  });
  expect(renamed.status).toBe(200);
  let text = '';
  while (!text.includes('"topic":"account"'))
    text += Buffer.from((await heard?.read())?.value ?? []).toString();

  // A server on a starved machine may respond 503 first; the app retries.
  const ask = async (base: string, to: string) => {
    const asked = () =>
      fetch(`${base}/api/auth/code`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: to }),
      });
    await expect.poll(async () => (await asked()).ok).toBe(true);
  };
  const people = Array.from({ length: 10 }, (_, i) => `person${i}@example.com`);
  await Promise.all(people.map((p, i) => ask(i % 2 ? a.base : b.base, p)));
  const mailsOf = async (to: string) =>
    ((await (await fetch(`${a.base}/api/demo/mailbox?to=${to}`)).json()) as unknown[]).length;
  await expect.poll(() => Promise.all(people.map(mailsOf))).toEqual(people.map(() => 1));

  await fetch(`${b.base}/api/auth/sign-out`, { method: 'POST', headers: { cookie } });
  expect(await statusOf(`${a.base}/api/account`, cookie)).toBe(401);
  await heard?.cancel();
  await expectCleanStop(b);
});

test('outside demo mode there is no demo, and without a mail server email waits and counts as unsent', async () => {
  const connection = await cloneDatabase();
  const server = await startServerProcess(databaseEnv(connection));
  const login = await fetch(`${server.base}/api/auth/dev-login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@example.com"}',
  });
  expect(login.status).toBe(404);
  expect(await statusOf(`${server.base}/api/demo/mailbox?to=a@example.com`)).toBe(404);
  expect(await (await fetch(`${server.base}/api/openapi.json`)).text()).not.toContain('dev-login');

  const write = () =>
    fetch(`${server.base}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        firstName: 'Maya',
        lastName: 'Torres',
        email: 'maya@example.com',
        subject: 'Is my street covered?',
        message: 'We live in Paradise.',
      }),
    });
  // A server that has just started on a busy machine refuses work before it reads it.
  await expect.poll(async () => (await write()).status, { interval: 500 }).toBe(201);
  await expect.poll(() => server.output()).toContain('mail is not configured');
  const client = new pg.Client(connection);
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query('select forward, acknowledgement from visitors');
  expect(rows).toEqual([{ forward: 'due', acknowledgement: 'due' }]);
  expect((await client.query('select * from demo_mails')).rows).toEqual([]);
  expect(server.output().match(/SMTP_URL is not set: no email is sent\. Nobody can sign in/g)).toHaveLength(
    1,
  );
  expect(server.output().match(/ORIGIN is not set: links in emails/g)).toHaveLength(1);
});

test.runIf(isSoak)(
  'after kill -9 the next start works with all data kept, and SIGTERM stops the database too',
  async () => {
    const env = { DATA_DIR: tempDir(), PORT: String(await freePort()) };
    const first = await startServerProcess(env);
    const cookie = await signInTo(first.base, 'kept@example.com');
    first.child.kill('SIGKILL');
    await first.exited;
    const second = await startServerProcess(env);
    expect(second.output()).toContain('still running and is used again');
    await expect.poll(() => statusOf(`${second.base}/api/account`, cookie)).toBe(200);

    // The database is killed, too, and restarted while the server keeps running.
    const pidFile = path.join(env.DATA_DIR, 'postgres/postmaster.pid');
    process.kill(Number(readFileSync(pidFile, 'utf8').split('\n', 1)[0]), 'SIGKILL');
    const seen = new Set<number>();
    await vi.waitFor(
      async () => {
        const status = await statusOf(`${second.base}/api/account`, cookie);
        seen.add(status);
        expect(status).toBe(200);
        expect(seen).toContain(503);
      },
      { timeout: 60_000, interval: 20 },
    );
    expect([...seen].toSorted((a, b) => a - b)).toEqual([200, 503]);
    await expect.poll(() => statusOf(`${second.base}/readyz`)).toBe(200);

    second.child.kill('SIGTERM');
    expect(await second.exited).toBe(0);
    expect(existsSync(pidFile)).toBe(false);
  },
  180_000,
);

test.runIf(isSoak)('SIGTERM during startup stops what has been started', async () => {
  const env = { ...IN_PRODUCTION, DATA_DIR: tempDir(), PORT: String(await freePort()) };
  const server = await runServer(env);
  await expect.poll(() => server.output(), { interval: 5 }).toContain('Starting the database');
  server.child.kill('SIGTERM');
  expect(await server.exited).toBe(0);
  expect(existsSync(path.join(env.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
});

test.runIf(isSoak)(
  'a client that stalls mid-request doesn’t block a clean shutdown',
  async () => {
    const env = { ...IN_PRODUCTION, DATA_DIR: tempDir(), PORT: String(await freePort()) };
    const server = await startServerProcess(env);
    const stalled = net.connect(Number(env.PORT), '127.0.0.1');
    stalled.on('error', () => undefined);
    stalled.write(
      'POST /api/auth/code HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{',
    );
    await expect.poll(() => stalled.bytesWritten).toBeGreaterThan(0);
    expect(await statusOf(`${server.base}/healthz`)).toBe(200); // asked later, after the server has seen the other one
    server.child.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(existsSync(path.join(env.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
  },
  60_000,
);

test.runIf(isSoak)(
  'a command creates the first administrator, and prints its usage when misused',
  async () => {
    const connection = await cloneDatabase();
    const run = (...args: string[]) =>
      promisify(execFile)(
        process.execPath,
        [path.resolve(import.meta.dirname, '../server/admin-cli.ts'), ...args],
        {
          env: { PATH: process.env['PATH'], ...QUICK_START, DATABASE_URL: urlOf(connection) },
        },
      ).then(
        ({ stdout }) => stdout,
        (e: { stderr: string; code: number }) => `${e.code}: ${e.stderr}`,
      );
    expect(await run('grant', ' First@Example.com')).toContain('first@example.com is an administrator');
    expect(await run('grant', 'first@example.com')).toContain('first@example.com is an administrator');
    expect(await run('grant', 'nobody')).toBe(
      '1: Usage: npm run admin -- <grant | remove-passkeys> <email>\n',
    );
    expect(await run('constructor', 'first@example.com')).toMatch(/^1: Usage: /);
    expect(await run('remove-passkeys', 'first@example.com')).toContain('has no passkeys now (0 removed)');
    expect(await run('remove-passkeys', 'stranger@example.com')).toContain(
      '1: This account no longer exists.',
    );
    const client = new pg.Client(connection);
    await client.connect();
    expect((await client.query('select email, role from users')).rows).toEqual([
      { email: 'first@example.com', role: 'ADMIN' },
    ]);
    await client.end();
  },
);
