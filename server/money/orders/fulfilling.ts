import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { fulfillOrder } from './orders.ts';
import { say } from '#server/platform/say.ts';

/**
 * Fulfills several orders independently. A failure is reported and doesn't stop the others. Our own errors
 * are reported the same way, because earlier orders are already fulfilled.
 */
export async function fulfillMany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'masterKeys'>,
  admin: Pick<Member, 'id' | 'device'>,
  { orderIds, note }: { orderIds: readonly string[]; note?: string | undefined },
) {
  const fulfilled: string[] = [];
  const refused: { orderId: string; reason: string }[] = [];
  for (const orderId of new Set(orderIds))
    try {
      await fulfillOrder(deps, admin, orderId, note);
      fulfilled.push(orderId);
    } catch (err) {
      if (!(err instanceof AppError))
        deps.log.error({ err, orderId }, 'bulk fulfillment failed for one order');
      const reason = err instanceof AppError ? err.message : say().ordersErrors.tryAlone;
      refused.push({ orderId, reason });
    }
  return { fulfilled, refused };
}
