import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { fulfilOrder } from './orders.ts';

/** Hands over several, each on its own: what cannot be done for one stops none of the others. */
export async function fulfilMany(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  admin: Pick<Member, 'id' | 'device'>,
  { orderIds, note }: { orderIds: readonly string[]; note?: string | undefined },
) {
  const fulfilled: string[] = [];
  const refused: { orderId: string; reason: string }[] = [];
  for (const orderId of new Set(orderIds))
    try {
      await fulfilOrder(deps, admin, orderId, note);
      fulfilled.push(orderId);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      refused.push({ orderId, reason: error.message });
    }
  return { fulfilled, refused };
}
