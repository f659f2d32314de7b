import type { Tx } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';

/**
 * Takes the lock for selecting payouts until the transaction ends, which is brief. Returns false if it is
 * held.
 */
export async function lockPayoutSelection(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('payouts.take-up')) as "isMine"`,
  );
  return rows[0]?.isMine === true;
}
