import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { applicationName } from './application-name.ts';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './postgres.ts';
import { isReachableByNobody } from './postgres-binaries.ts';
import { isSoak } from '#test/tier.ts';

const tempDir = (mode = 0o700) => {
  const dir = mkdtempSync(path.join(tmpdir(), 'hearthline-pg-test-'));
  chmodSync(dir, mode);
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
};
const start = async (dataDir: string): Promise<EmbeddedPostgres> => {
  const postgres = await startEmbeddedPostgres({ dataDir, flags: ['-c fsync=off'] });
  onTestFinished(() => postgres.stop());
  return postgres;
};
const connect = async ({ connection }: EmbeddedPostgres) => {
  const client = new pg.Client(connection);
  await client.connect();
  return client;
};

test('two concurrent starts on an empty folder share one database, and the last to stop ends it', async () => {
  const dataDir = tempDir(0o755);
  const [a, b] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(a.connection).toEqual(b.connection);
  const client = await connect(b);
  await a.stop(); // b is still connected
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  await b.stop();
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  expect(existsSync(a.connection.host)).toBe(false);
});

test.runIf(isSoak)('a closing connection is not mistaken for another process', async () => {
  const dataDir = tempDir();
  const postgres = await start(dataDir);
  const client = await connect(postgres);
  setTimeout(() => void client.end(), 300);
  await postgres.stop();
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test.runIf(isSoak)('our own leftover connection does not keep it running', async () => {
  const dataDir = tempDir();
  const postgres = await start(dataDir);
  const left = new pg.Client({ ...postgres.connection, application_name: applicationName('jobs') });
  left.on('error', () => undefined); // it is cut
  await left.connect();
  await postgres.stop();
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
});

test('it listens on no network port, and its folders are private', async () => {
  const postgres = await start(tempDir());
  const client = await connect(postgres);
  const { rows } = await client.query(
    `select current_setting('listen_addresses') listen, current_setting('data_directory_mode') mode`,
  );
  expect(rows).toEqual([{ listen: '', mode: '0700' }]);
  await client.end();
});

test('a folder only its owner can enter still keeps the data across restarts', async () => {
  const dataDir = path.join(tempDir(0o700), 'deep/data');
  const first = await start(dataDir);
  const client = await connect(first);
  await client.query('create table kept (n int)');
  await client.end();
  await first.stop();
  const second = await start(dataDir);
  expect(second.adopted).toBe(false);
  const again = await connect(second);
  expect((await again.query(`select to_regclass('kept') t`)).rows).toEqual([{ t: 'kept' }]);
  await again.end();
  expect(existsSync(path.join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
});

test.runIf(isSoak)('reviving does nothing while the server is running', async () => {
  const postgres = await start(tempDir());
  expect(await postgres.revive()).toBe(false);
});

test.runIf(isSoak)('data from another PostgreSQL version is refused with a clear error', async () => {
  const dataDir = tempDir();
  const postgres = await start(dataDir);
  await postgres.stop();
  writeFileSync(path.join(dataDir, 'postgres/PG_VERSION'), '16\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('was written by PostgreSQL 16');
});

test.skipIf(process.getuid?.() !== 0)(
  'an operator who starts as root with a private temp folder sees the cause and the fix',
  async () => {
    const dataDir = tempDir();
    const tempFolder = tempDir(0o700);
    vi.stubEnv('TMPDIR', tempFolder);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      `can't enter the temporary folder ${tempFolder}: open that folder to others (chmod o+x), set TMPDIR=/tmp`,
    );
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  },
);

test('an operator sees why the database did not start, not just that it is shut down', async () => {
  const dataDir = tempDir();
  const refused = startEmbeddedPostgres({ dataDir, flags: ['-c max_connections=nonsense'] });
  await expect(refused).rejects.toThrow(/invalid value for parameter "max_connections"/);
});

test('detects folders that the user nobody can’t reach', async () => {
  expect(await isReachableByNobody(path.join(tempDir(0o700), 'x'))).toBe(false);
  expect(await isReachableByNobody(path.join(tempDir(0o755), 'x'))).toBe(true);
});
