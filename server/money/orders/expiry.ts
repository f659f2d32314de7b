import { HOLD_MINUTES } from '#contract/money/orders.ts';
import { PRODUCT } from '#server/core/audit/audit.ts';
import { stopPayment } from '#server/money/payments/payments.ts';
import type { Deps } from '#server/ports/deps.ts';
import { noteOn } from './money-words.ts';
import { moveOrder } from './moving.ts';
import { settleOrder, stopLatePayment } from './settling.ts';
import * as store from './store.ts';

const AT_ONCE = 200;
const NOTE = `It was not paid within ${HOLD_MINUTES} minutes.`;

/** Cancels orders that weren't paid in time. If a payment can't be stopped now, the next run tries again. */
export async function expireOrders(deps: Deps, atOnce = AT_ONCE): Promise<void> {
  const { db, clock, log } = deps;
  for (const { id } of await store.listExpired(db, clock.now(), atOnce))
    await expire(deps, id).catch((err: unknown) =>
      log.warn({ err, orderId: id }, 'canceling an expired order failed, will retry'),
    );
}

/**
 * Stops the payment before the item goes back into stock. Waits for money that is on its way, but not for a
 * flagged payment, because a review can take any amount of time.
 */
async function expire(deps: Deps, orderId: string): Promise<void> {
  const stopped = await stopPayment(deps, 'order', orderId);
  if (stopped === 'coming') return;
  if (stopped === 'paid') return settleOrder(deps, orderId);
  const entering = { by: 'clock', actor: PRODUCT, note: noteOn(stopped) ?? NOTE } as const;
  const moved = await deps.db.transaction((tx) => moveOrder(tx, deps, orderId, 'CANCELLED', entering));
  if (moved) await stopLatePayment(deps, moved);
}
