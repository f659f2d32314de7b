import { readConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

/** Runs an operator command on the server's database, whether or not the server is running. */
export async function withDatabase<T>(run: (db: Db) => Promise<T>): Promise<T> {
  const config = readConfig();
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  const connection: Connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
  let database: ReturnType<typeof openDatabase> | undefined;
  try {
    await migrate(connection);
    database = openDatabase(connection, { max: 2, log: createLog('warn') });
    return await run(database.db);
  } finally {
    await database?.close();
    await embedded?.stop();
  }
}
