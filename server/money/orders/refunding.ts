import { messagesIn } from '#contract/text/catalog.ts';
import type { OrderStatus } from '#contract/money/orders.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import { refundPayment } from '#server/money/payments/payments.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { refundPoints } from '#server/money/points/points.ts';
import { sendOrderMail } from './job-names.ts';
import { pointsKey } from './moving.ts';
import { orderForTeam } from './listing.ts';
import { noSuchOrder } from './paying.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type RefundDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>;

function notYetText(status: Exclude<OrderStatus, 'FULFILLED'>): string {
  const t = say().ordersErrors;
  const texts = { PENDING: t.cancelInstead, PAID: t.cancelToRefund, CANCELLED: t.canceledAndRefunded };
  return texts[status];
}
const done = () => new AppError('conflict', say().ordersErrors.alreadyRefunded);

async function refundPrice(tx: Tx, { jobs }: Pick<Deps, 'jobs'>, order: store.OrderRow, reason: string) {
  const { id, userId, payWith, skuName } = order;
  if (payWith === 'card') {
    if (!(await refundPayment(tx, jobs, { subject: 'order', subjectId: id, reason }))) throw done();
    return;
  }
  if (!userId) throw new AppError('conflict', say().ordersErrors.accountDeleted);
  const back = { userId, key: pointsKey(id), reason: messagesIn('en').ledger.givenBack(skuName) };
  if (!(await refundPoints(tx, back))) throw done();
}

/**
 * Refunds a fulfilled order in full, once. The order stays fulfilled: the member has the item, so stock
 * doesn't change.
 */
export async function refundOrder(
  deps: RefundDeps,
  admin: Pick<Member, 'id' | 'device'>,
  orderId: string,
  reason: string,
) {
  const { db, clock, jobs } = deps;
  await db.transaction(async (tx) => {
    const order = await store.lockOrder(tx, orderId);
    if (!order) throw noSuchOrder();
    if (order.status !== 'FULFILLED') throw new AppError('order_closed', notYetText(order.status));
    const { userId, skuName } = order;
    const which = { orderId, status: 'REFUNDED' } as const;
    const now = clock.now();
    const mail = userId ? 'due' : 'none';
    const event = { ...which, by: 'team', note: reason, mail, createdAt: now } as const;
    if (!(await store.insertEventOnce(tx, event))) throw done();
    await refundPrice(tx, { jobs }, order, reason);
    await notifyStaff(tx, 'admin');
    const change = {
      at: now,
      actor: { id: admin.id, device: admin.device },
      action: 'order.refunded',
      subjectId: orderId,
    };
    if (userId) {
      await jobs.enqueue(tx, sendOrderMail, which);
      await publishLive(tx, userId, { topic: 'orders', id: orderId });
      await recordAccountChange(tx, userId, { ...change, detail: `${skuName}: ${reason}` });
    }
    const [before, after] = [{ refunded: false }, { refunded: true }];
    await recordAdminChange(tx, { ...change, detail: skuName, before, after });
  });
  return orderForTeam(deps, orderId);
}
