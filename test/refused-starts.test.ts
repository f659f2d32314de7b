/** Starts that are refused or fail: each names the cause in one sentence and leaves nothing running. */
import { existsSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { IN_PRODUCTION, tempDir, urlOf } from './process-settings.ts';
import { freePort, runServer } from './server-process.ts';
import { isSoak } from './tier.ts';
import { cloneDatabase } from './world.ts';

const hasStack = /\n\s+at /;

test('a port in use produces one clear error, and nothing is started', async () => {
  const port = await freePort();
  const other = net.createServer().listen(port, '0.0.0.0');
  onTestFinished(() => void other.close());
  const dataDir = tempDir();
  const server = await runServer({ PORT: String(port), DATA_DIR: dataDir });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`Port ${port} is in use.`);
  expect(server.output()).not.toMatch(hasStack);
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
});

/** Only in the soak tier: the gate runs the two errors below, which are reported the same way. */
test.runIf(isSoak).each<[string, () => string]>([
  [
    'that is a file',
    () => {
      const file = path.join(tempDir(), 'file');
      writeFileSync(file, '');
      return path.join(file, 'data');
    },
  ],
  ['that the system owns', () => '/proc/hearthline'],
])('a DATA_DIR %s produces a one-sentence error', async (_, dataDir) => {
  const server = await runServer({ DATA_DIR: dataDir() });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('Cannot write to DATA_DIR');
  expect(server.output()).not.toMatch(hasStack);
});

test.runIf(isSoak)('a database of a newer version produces a one-sentence error', async () => {
  const connection = await cloneDatabase();
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(
    `insert into schema_migrations (version, name, checksum) values (9999, '9999_future.sql', 'x')`,
  );
  await client.end();
  const server = await runServer({ DATABASE_URL: urlOf(connection) });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('written by a newer version of Hearthline (it has 9999_future.sql)');
  expect(server.output()).not.toMatch(hasStack);
});

test('an unreachable database produces a one-sentence error without the password', async () => {
  const server = await runServer({
    DATABASE_URL: `postgres://someone:hunter2@127.0.0.1:${await freePort()}/x`,
  });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('Cannot reach the database of DATABASE_URL');
  expect(server.output()).not.toContain('hunter2');
  expect(server.output()).not.toMatch(hasStack);
});

test('a wrong setting produces a one-sentence error', async () => {
  const server = await runServer({ ORIGIN: 'hearthline', PORT: '3999' });
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/^Check the configuration: ORIGIN /);
});

test('a production start with placeholder contact details names each setting and starts nothing', async () => {
  const env = { ...IN_PRODUCTION, DATA_DIR: tempDir(), SUPPORT_EMAIL: '', CONCIERGE_PHONE: '+18885550142' };
  const server = await runServer(env);
  expect(await server.exited).toBe(1);
  expect(server.output()).toMatch(/SUPPORT_EMAIL \(set the address.*CONCIERGE_PHONE \(set the number/);
  expect(server.output()).not.toMatch(/MAIL_FROM|Starting the database/);
  expect(server.output()).not.toMatch(hasStack);
  expect(existsSync(path.join(env.DATA_DIR, 'postgres'))).toBe(false);
});

test.runIf(isSoak)('a start that fails late leaves no database running and names the cause', async () => {
  const port = await freePort();
  const other = net.createServer().listen(port);
  onTestFinished(() => void other.close());
  const env = { ...IN_PRODUCTION, DATA_DIR: tempDir(), METRICS_PORT: String(port) };
  const server = await runServer(env);
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain(`Cannot listen on METRICS_PORT ${port} (EADDRINUSE).`);
  expect(existsSync(path.join(env.DATA_DIR, 'postgres/postmaster.pid'))).toBe(false);
});

test.runIf(isSoak)('a database without TLS where TLS is required produces a one-sentence error', async () => {
  const connection = await cloneDatabase();
  const server = await runServer({ DATABASE_URL: `${urlOf(connection)}&sslmode=verify-full` });
  expect(await server.exited).toBe(1);
  expect(server.output()).toContain('Cannot reach the database of DATABASE_URL');
  expect(server.output()).not.toMatch(hasStack);
});
