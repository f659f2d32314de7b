import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';

/** Nobody else chooses what to send until the transaction ends, which is a moment. False: somebody is choosing now. */
export async function takeTurn(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ isMine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('payouts.take-up')) as "isMine"`,
  );
  return rows[0]?.isMine === true;
}
