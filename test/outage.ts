import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { World } from './world.ts';

/** Makes the database unavailable, like a restart of its server does, until `over`. */
export async function outage(world: World) {
  const { database, host, user } = world.connection;
  const admin = new pg.Client({ host, user, database: 'postgres' });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`alter database ${database} with allow_connections false`);
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}' and pid <> pg_backend_pid()`,
  );
  return { over: () => admin.query(`alter database ${database} with allow_connections true`) };
}
