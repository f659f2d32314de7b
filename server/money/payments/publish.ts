import type { Tx } from '#server/platform/db.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Payment } from './store.ts';

/** Updates the member's open windows that show what the payment is for. */
export async function publishPayment(
  tx: Tx,
  { userId, subject, subjectId }: Pick<Payment, 'userId' | 'subject' | 'subjectId'>,
): Promise<void> {
  if (!userId) return;
  const topics = {
    order: { topic: 'orders', id: subjectId },
    repayment: { topic: 'membership' },
    booking: { topic: 'bookings' },
  } as const;
  await publishLive(tx, userId, topics[subject]);
}
