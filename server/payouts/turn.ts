import { sql } from 'drizzle-orm';
import type { Tx } from '#server/platform/db.ts';

/** Waits until nobody else is choosing what to send; held until the transaction ends, which is a moment. */
export const takeTurn = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('payouts.take-up'))`);
};
