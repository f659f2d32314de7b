import { readConfig } from '#server/platform/config.ts';
import { openDatabase, type Connection, type Db } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { migrate } from '#server/platform/migrate.ts';
import { startEmbeddedPostgres } from '#server/platform/postgres.ts';

/** Runs an operator command with a connection to the server's database, whether or not the server is running. */
export async function withConnection<T>(run: (connection: Connection) => Promise<T>): Promise<T> {
  const config = readConfig();
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir: config.dataDir });
  try {
    const url = config.databaseDirectUrl ?? config.databaseUrl ?? '';
    return await run(embedded?.connection ?? { connectionString: url });
  } finally {
    await embedded?.stop();
  }
}

/** Runs an operator command on the server's database, migrated to this version. */
export const withDatabase = <T>(run: (db: Db) => Promise<T>): Promise<T> =>
  withConnection(async (connection) => {
    await migrate(connection);
    const database = openDatabase(connection, { max: 2, log: createLog('warn') });
    try {
      return await run(database.db);
    } finally {
      await database.close();
    }
  });
