import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/** Asks the provider about a payment. One that cannot be asked about goes to the end of the line like the others. */
export async function inTurn<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  paymentId: string,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    await store.updatePayment(db, paymentId, { checkedAt: clock.now() });
    throw error;
  }
}
