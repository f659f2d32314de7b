/**
 * The embedded PostgreSQL: binaries from npm packages, controlled with pg_ctl, reachable by a unix socket
 * only. The server is a separate daemon, so a kill -9 of our process leaves it running and the next start
 * adopts it.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { applicationName, PROCESS_MARK } from './application-name.ts';
import { isReachableByNobody, NOBODY_UID, locateBinaries } from './postgres-binaries.ts';

const exec = promisify(execFile);

/** The embedded database can't run; the message is for the operator. */
export class EmbeddedPostgresError extends Error {}

export type EmbeddedPostgres = {
  connection: { host: string; user: string; database: string };
  /** True when a server left running by an earlier process was taken over. */
  adopted: boolean;
  /** Restarts the server if it died (full disk, out-of-memory killer). Returns whether it had. */
  revive(): Promise<boolean>;
  /** Stops the server unless another of our processes is still connected; with `isForced`, regardless. */
  stop(how?: { isForced: boolean }): Promise<void>;
};

const isRoot = process.getuid?.() === 0;
const MAJOR = '18';
const STALE_MS = 10 * 60_000;

type Runner = (file: 'initdb' | 'pg_ctl', cluster: string, args: string[]) => Promise<unknown>;

/**
 * PostgreSQL refuses to run as root, so root drops to "nobody". Where "nobody" can't reach the data folder (a
 * checkout under a private home), the folder is entered before the drop and addressed through /proc/self/cwd.
 */
function makeRunner(
  bin: string,
  socketDir: string,
  direct: boolean,
): { run: Runner; nameOf: (cluster: string) => string } {
  const nameOf = (cluster: string) => (direct ? cluster : '/proc/self/cwd');
  const env = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C.UTF-8', HOME: socketDir };
  const identity = isRoot ? { uid: NOBODY_UID, gid: NOBODY_UID } : {};
  return {
    nameOf,
    run: (file, cluster, args) =>
      exec(path.join(bin, file), ['-D', nameOf(cluster), ...args], { ...identity, env, cwd: cluster }),
  };
}

/**
 * A folder that only we can access. In a shared temporary folder an attacker may have put a symlink in its
 * place; that is refused.
 */
async function privateDir(dir: string): Promise<void> {
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const found = await lstat(dir);
  if (!found.isDirectory() || (found.uid !== process.getuid?.() && found.uid !== NOBODY_UID))
    throw new EmbeddedPostgresError(
      `${dir} belongs to someone else. Remove it, or set TMPDIR to a folder of your own.`,
    );
  await chmod(dir, 0o700);
  if (isRoot) await chown(dir, NOBODY_UID, NOBODY_UID);
}

/**
 * Unix socket paths are limited to 107 bytes: a short name, unique per data folder and user, in the temporary
 * folder.
 */
function socketDirFor(cluster: string): string {
  const name = `hearthline-pg-${createHash('sha256').update(`${process.getuid?.()} ${cluster}`).digest('hex').slice(0, 12)}`;
  const preferred = path.join(os.tmpdir(), name);
  return preferred.length < 80 ? preferred : path.join('/tmp', name);
}

/**
 * `mkdir -p`, one step at a time: Node's own never returns where the system refuses (below /proc, for
 * example).
 */
async function makeDir(dir: string): Promise<void> {
  if (existsSync(dir)) return;
  await makeDir(path.dirname(dir));
  await mkdir(dir).catch((e: { code?: string }) => {
    if (e.code !== 'EEXIST') throw e;
  });
}

async function ensureWritable(dataDir: string): Promise<void> {
  try {
    await makeDir(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch {
    throw new EmbeddedPostgresError(
      `Cannot write to DATA_DIR ${dataDir}. Make it writable, or set DATA_DIR to a folder that is.`,
    );
  }
}

/**
 * Started by root, the database runs as "nobody" and needs the temporary folder for its socket, and for its
 * programs where "nobody" can't enter the checkout.
 */
async function ensureReachable(tempDir: string): Promise<void> {
  if (!isRoot || (await isReachableByNobody(tempDir))) return;
  throw new EmbeddedPostgresError(
    `Started by root, the embedded database runs as the user "nobody", who can't enter the temporary folder ${tempDir}: ` +
      'open that folder to others (chmod o+x), set TMPDIR=/tmp, or start as a user other than root.',
  );
}

/** A program of the database could not be run at all: says which and why, instead of a stack trace. */
const cannotRun = (bin: string, e: unknown): EmbeddedPostgresError => {
  const { code, stderr, message } = e as { code?: string | number; stderr?: string; message: string };
  const lines = (stderr ?? '').trim().split('\n');
  const cause = typeof code === 'string' ? `it can't be run (${code})` : lines.at(-1) || message;
  return new EmbeddedPostgresError(
    `The embedded database could not be created with ${bin}/initdb: ${cause}. ` +
      (isRoot
        ? 'Put the checkout, DATA_DIR and TMPDIR where the user "nobody" can use them, or set DATABASE_URL.'
        : 'Move DATA_DIR to another folder, or set DATABASE_URL.'),
  );
};

/** Removes partial clusters of interrupted starts. A start still in progress has touched its own recently. */
async function removeStale(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    const half = path.join(dir, name);
    if (!name.startsWith('postgres.new-')) continue;
    const age = Date.now() - (await stat(half)).mtimeMs;
    if (age > STALE_MS) await rm(half, { recursive: true, force: true });
  }
}

/** Creates a new cluster next to its final location and renames it, so that a partial one is never used. */
async function initialise(run: Runner, cluster: string): Promise<void> {
  const fresh = await mkdtemp(`${cluster}.new-`);
  await removeStale(path.dirname(cluster));
  await privateDir(fresh);
  await run('initdb', fresh, [
    '-U',
    'postgres',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-instructions',
  ]);
  await rename(fresh, cluster).catch(async (e: unknown) => {
    await rm(fresh, { recursive: true, force: true });
    if (!existsSync(path.join(cluster, 'PG_VERSION'))) throw e; // else another start won the race
  });
}

/** The reason in PostgreSQL's log. Its last line only says that the server is shut down. */
const causeIn = (log: string): string | undefined => log.match(/(?<=\b(?:FATAL|PANIC): +)\S.*/g)?.at(-1);

async function startServer(
  run: Runner,
  cluster: string,
  nameOf: (c: string) => string,
  socketDir: string,
  flags: string[],
) {
  const settings = ["-c listen_addresses=''", `-c unix_socket_directories='${socketDir}'`, ...flags].join(
    ' ',
  );
  const isRunning = () =>
    run('pg_ctl', cluster, ['status']).then(
      () => true,
      () => false,
    );
  if (await isRunning()) return true;
  try {
    await run('pg_ctl', cluster, [
      '-w',
      '-t',
      '60',
      '-l',
      path.join(nameOf(cluster), 'server.log'),
      '-o',
      settings,
      'start',
    ]);
  } catch (e) {
    await new Promise((r) => setTimeout(r, 1000)); // another process may have won the race to start it
    if (!(await isRunning())) {
      const log = await readFile(path.join(cluster, 'server.log'), 'utf8').catch(() => '');
      throw new EmbeddedPostgresError(
        `The embedded PostgreSQL did not start: ${causeIn(log) ?? (e as Error).message}`,
      );
    }
  }
  return false;
}

/** Whether the process named in the lock file exists. Cheap enough to check every few seconds. */
async function isAlive(cluster: string): Promise<boolean> {
  const pid = Number(
    (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n', 1)[0],
  );
  if (!pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (e) {
    return (e as { code?: string }).code === 'EPERM';
  }
}

async function withAdmin<T>(host: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({
    host,
    user: 'postgres',
    database: 'postgres',
    application_name: applicationName('admin'),
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** How often other connections are checked, and the interval. */
const LOOKS = { times: 10, everyMs: 200 };

/**
 * Whether another process uses this database. Our own connections don't count, even if they take a while to
 * close. One that is leaving right now gets a moment, and no connection is held between two checks: two
 * processes stopping at once would wait for each other.
 */
async function isUsedByOthers(host: string): Promise<boolean> {
  for (let look = 1; ; look++) {
    const { rowCount } = await withAdmin(host, (client) =>
      client.query(
        `select 1 from pg_stat_activity where backend_type = 'client backend' and application_name not like '% ' || $1`,
        [PROCESS_MARK],
      ),
    );
    if (!rowCount) return false;
    if (look >= LOOKS.times) return true;
    await new Promise((resolve) => setTimeout(resolve, LOOKS.everyMs));
  }
}

export async function startEmbeddedPostgres(options: {
  dataDir: string;
  database?: string;
  flags?: string[];
  /** Another installation than the one that comes with the product: the tests also run on older versions. */
  programs?: { bin: string; major: string };
}): Promise<EmbeddedPostgres> {
  await ensureWritable(options.dataDir);
  const cluster = path.join(options.dataDir, 'postgres');
  const socketDir = socketDirFor(cluster);
  await ensureReachable(os.tmpdir());
  const bin = options.programs?.bin ?? (await locateBinaries());
  const expected = options.programs?.major ?? MAJOR;
  await privateDir(socketDir);
  const direct = !isRoot || (await isReachableByNobody(options.dataDir));
  const { run, nameOf } = makeRunner(bin, socketDir, direct);

  if (!existsSync(path.join(cluster, 'PG_VERSION')))
    await initialise(run, cluster).catch((e: unknown) => {
      throw cannotRun(bin, e);
    });
  const major = (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (major !== expected)
    throw new EmbeddedPostgresError(
      `The data in ${cluster} was written by PostgreSQL ${major}, and this version brings ${expected}. Move the folder away, or set DATABASE_URL.`,
    );
  if (isRoot && (await stat(cluster)).uid !== NOBODY_UID)
    throw new EmbeddedPostgresError(
      `The data in ${cluster} belongs to another user. Start as that user, or move the folder away.`,
    );

  const adopted = await startServer(run, cluster, nameOf, socketDir, options.flags ?? []);
  const database = options.database ?? 'hearthline';
  await withAdmin(socketDir, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (rowCount) return;
    await client
      .query(`create database ${client.escapeIdentifier(database)}`)
      .catch((e: { code?: string }) => {
        if (e.code !== '42P04' && e.code !== '23505') throw e; // another start created it meanwhile
      });
  });

  return {
    connection: { host: socketDir, user: 'postgres', database },
    adopted,
    revive: async () => {
      if (await isAlive(cluster)) return false;
      await startServer(run, cluster, nameOf, socketDir, options.flags ?? []);
      return true;
    },
    stop: async ({ isForced } = { isForced: false }) => {
      if (!isForced && (await isUsedByOthers(socketDir).catch(() => false))) return;
      await run('pg_ctl', cluster, ['-m', isForced ? 'immediate' : 'fast', '-w', '-t', '20', 'stop']).then(
        () => rm(socketDir, { recursive: true, force: true }),
        () => undefined,
      );
    },
  };
}
