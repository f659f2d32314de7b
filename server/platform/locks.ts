import { seconds } from './clock.ts';
import type { Tx } from './db.ts';
import { sql } from './drizzle.ts';
import { allowLong } from './silence.ts';

/** Locks a name until the transaction ends; others that want the same name wait. Locks no row. */
export const lockName = (tx: Tx, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);

/**
 * The same for seeds: of servers that start at the same moment, one seeds, and on a busy machine that takes longer than a
 * request may wait. The others would end instead of waiting. The one that seeds may do so over other connections meanwhile.
 */
export async function lockNameForSeeding(tx: Tx, name: string): Promise<void> {
  await allowLong(tx, seconds(60), 'lock_timeout', 'idle_in_transaction_session_timeout');
  await lockName(tx, name);
}
