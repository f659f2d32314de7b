import { sql } from 'drizzle-orm';
import type { Db, Tx } from '#server/platform/db.ts';

/**
 * Changes the ledger with its guards disabled, which no part of the product can do, but a person with the database
 * password could.
 */
export const withGuardsOff = (db: Db, work: (tx: Tx) => Promise<unknown>) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await work(tx);
  });
