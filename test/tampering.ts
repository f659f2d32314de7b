import { sql, type SQL } from 'drizzle-orm';
import type { Db } from '#server/platform/db.ts';

/** Makes changes to the database that no trigger would allow, like a person who owns it could. */
export const tamper = (db: Db, ...statements: SQL[]): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    for (const statement of statements) await tx.execute(statement);
  });
