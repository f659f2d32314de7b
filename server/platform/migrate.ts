import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { applicationName } from './application-name.ts';
import { seconds } from './clock.ts';
import type { Connection } from './db.ts';

/** The database can't be migrated to this version; the message is for the operator. */
export class MigrationError extends Error {}

export const MIGRATIONS_DIR = path.resolve(import.meta.dirname, '../../migrations');
/** An arbitrary constant for the advisory lock: its holder migrates, the others wait. */
const LOCK = 4_817_203_391;
const OLDEST_POSTGRES = 15;

type Migration = { version: number; name: string; sql: string; checksum: string };

export async function readMigrations(dir: string = MIGRATIONS_DIR): Promise<Migration[]> {
  const files = (await readdir(dir)).filter((f) => /^\d{4}_[\w-]+\.sql$/.test(f)).sort();
  return Promise.all(
    files.map(async (name) => {
      const sql = await readFile(path.join(dir, name), 'utf8');
      return {
        version: Number(name.slice(0, 4)),
        name,
        sql,
        checksum: createHash('sha256').update(sql).digest('hex'),
      };
    }),
  );
}

/** Refuses a database that a newer program wrote, or whose migration history differs from ours. */
function checkHistory(
  migrations: Migration[],
  applied: Map<number, { name: string; checksum: string }>,
): void {
  const known = new Map(migrations.map((m) => [m.version, m]));
  for (const [version, row] of applied) {
    const ours = known.get(version);
    if (!ours)
      throw new MigrationError(
        `The database was written by a newer version of Hearthline (it has ${row.name}). Start that version, or restore a backup.`,
      );
    if (ours.checksum !== row.checksum)
      throw new MigrationError(
        `Migration ${ours.name} was changed after it ran on this database. Restore the file; changes go into a new migration.`,
      );
  }
}

/** Migrates the database, one transaction per migration. Safe when several servers start at once. */
export async function migrate(connection: Connection, dir?: string): Promise<{ applied: string[] }> {
  const migrations = await readMigrations(dir);
  const client = new pg.Client({
    ...connection,
    application_name: applicationName('migrate'),
    connectionTimeoutMillis: seconds(10),
  });
  client.on('error', () => undefined); // the pending query rejects as well, and that is what we report
  await client.connect().catch((e: { code?: string; message: string }) => {
    // The driver's own message: it names the host at most, never the password.
    throw new MigrationError(
      `Cannot reach the database of DATABASE_URL (${e.code ?? e.message}). Check the address, the name, the password and its TLS settings.`,
    );
  });
  try {
    const { rows: version } = await client.query<{ v: string }>(
      `select current_setting('server_version_num') v`,
    );
    const major = Math.floor(Number(version[0]?.v ?? 0) / 10_000);
    if (major < OLDEST_POSTGRES)
      throw new MigrationError(
        `Hearthline needs PostgreSQL ${OLDEST_POSTGRES} or newer; this one is version ${major}.`,
      );
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(
      `create table if not exists schema_migrations
       (version integer primary key, name text not null, checksum text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ version: number; name: string; checksum: string }>(
      'select version, name, checksum from schema_migrations order by version',
    );
    const applied = new Map(rows.map((r) => [r.version, r]));
    checkHistory(migrations, applied);
    const todo = migrations.filter((m) => !applied.has(m.version));
    for (const m of todo) await applyOne(client, m);
    return { applied: todo.map((m) => m.name) };
  } finally {
    await client.end(); // also releases the lock
  }
}

/**
 * First line of a migration that builds an index on a large table: `create index concurrently` lets people write
 * meanwhile, and PostgreSQL refuses it in a transaction. Each of its statements must be safe to repeat.
 */
const OUTSIDE = '-- outside a transaction';
const BREAK = '--> statement-breakpoint';

/**
 * While a migration waits for a table, everyone who needs the table waits behind it. So it gives up before their own
 * limit (3 s) and tries again a moment later.
 */
const LOCK_WAIT_MS = 1000;
const LOCK_PAUSE_MS = 1000;
const MAX_LOCK_TRIES = 60;
const LOCK_NOT_AVAILABLE = '55P03';

async function applyOne(client: pg.Client, m: Migration, tries = 1): Promise<void> {
  if (m.sql.startsWith(OUTSIDE)) return applyOutside(client, m);
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${LOCK_WAIT_MS}`);
    await client.query(m.sql);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      m.version,
      m.name,
      m.checksum,
    ]);
    await client.query('commit');
  } catch (e) {
    await client.query('rollback').catch(() => undefined);
    if ((e as { code?: string }).code === LOCK_NOT_AVAILABLE && tries < MAX_LOCK_TRIES) {
      await sleep(LOCK_PAUSE_MS);
      return applyOne(client, m, tries + 1);
    }
    if ((e as { code?: string }).code === '42501') throw e; // reported by the caller at server start
    throw new MigrationError(`Migration ${m.name} failed and was rolled back: ${(e as Error).message}.`);
  }
}

/** One statement after the other. If one fails, the next start repeats them all. */
async function applyOutside(client: pg.Client, m: Migration): Promise<void> {
  try {
    for (const statement of m.sql.split(BREAK)) await client.query(statement);
  } catch (e) {
    throw new MigrationError(
      `Migration ${m.name} failed and is repeated at the next start: ${(e as Error).message}.`,
    );
  }
  await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
    m.version,
    m.name,
    m.checksum,
  ]);
}

/** Whether every migration known to this program has run; used by /readyz. */
export async function isMigrated(pool: pg.Pool, migrations: Migration[]): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>(
    'select coalesce(max(version), -1) n from schema_migrations',
  );
  return (rows[0]?.n ?? -1) >= (migrations.at(-1)?.version ?? -1); // a newer process may have gone further
}
