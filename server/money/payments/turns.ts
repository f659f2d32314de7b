import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/**
 * Runs a provider call for a payment. A failure also counts as a check, so it goes to the end of the queue.
 */
export async function callProvider<T>(
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
