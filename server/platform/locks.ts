import { sql } from 'drizzle-orm';
import type { Tx } from './db.ts';

/** Holds a name until the transaction ends: whoever wants the same one waits for it. It locks no row. */
export const lockName = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
