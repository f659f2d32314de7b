import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** Locks a name until the transaction ends; others that want the same name wait. Locks no row. */
export const lockName = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
