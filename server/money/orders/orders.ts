import type { DeliveryAddress } from '#contract/money/deliveries.ts';
import { HOLD_MINUTES, MOST_UNPAID, ORDERS_PAGE, tooFewPoints } from '#contract/money/orders.ts';
import { PRODUCT } from '#server/core/audit/audit.ts';
import { reserveItem, type Sku, skusById } from '#server/money/marketplace/marketplace.ts';
import { isMember } from '#server/money/membership/membership.ts';
import { noCardPayments, stopPayment } from '#server/money/payments/payments.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import { readBalance, spendPoints } from '#server/money/points/points.ts';
import { deliveryFor, insertDelivery } from './deliveries.ts';
import { noteOn } from './money-words.ts';
import { recordTransition, moveOrder, pointsKey, type Transition } from './moving.ts';
import { noSuchOrder } from './paying.ts';
import { settleOrder, stopLatePayment } from './settling.ts';
import { checkQuote, quoteTax, type Quote } from './taxing.ts';
import { showListed, showOrder, showOrders, withDelivery } from './to-contract.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export { hasDeliveries, resealDeliveries } from './deliveries.ts';
export { purchaseMoved } from './job-names.ts';
export { countBySku } from './listing-store.ts';

type Requester = Pick<Member, 'id' | 'device'>;
type PlaceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'salesTax' | 'log' | 'payments'>;

const actorOf = ({ id, device }: Requester) => ({ id, device });

/** Reserves one item, or throws the reason why it isn't available. */
async function take(tx: Tx, who: { userId: string; skuId: string }) {
  const taking = await reserveItem(tx, who);
  switch (taking.outcome) {
    case 'taken':
      return taking;
    case 'gone':
      throw new AppError('not_found', say().ordersErrors.notInCatalog);
    case 'sold-out':
      throw new AppError('sold_out', say().ordersErrors.soldOut(taking.sku.name));
    case 'limit':
      throw new AppError('member_limit', limitSentence(taking.sku));
  }
}

function limitSentence({ name, memberLimit }: Sku): string {
  const t = say().ordersErrors;
  return memberLimit === null || memberLimit === 1 ? t.onePerMember(name) : t.fewPerMember(name, memberLimit);
}

function checkWay(sku: Sku, usePoints: boolean): void {
  if (usePoints ? sku.pointsCost > 0 : sku.priceCents > 0) return;
  const sentence = usePoints ? say().ordersErrors.cardOnly : say().ordersErrors.pointsOnly;
  throw new AppError('validation_failed', sentence, { fields: { usePoints: sentence } });
}

type NewOrder = { skuId: string; usePoints: boolean; delivery?: DeliveryAddress | undefined };

/** What a new order costs: points, or dollars with their tax until they are paid. */
function costOf(sku: Sku, quote: Quote | null, now: Date) {
  if (!quote) return { status: 'PAID', payWith: 'points', pointsUsed: sku.pointsCost } as const;
  const { taxCents, taxLabel, taxNote } = quote;
  return {
    payWith: 'card',
    amountCents: sku.priceCents + taxCents,
    taxCents,
    taxLabel,
    taxNote,
    expiresAt: after(now, minutes(HOLD_MINUTES)),
  } as const;
}

/**
 * Places an order at the current price. Points are paid right away. A card order waits for its payment, and
 * its item stays reserved until then.
 */
export async function placeOrder(deps: PlaceDeps, member: Requester, asked: NewOrder, claim: Claim | null) {
  const { db, clock, jobs, masterKeys } = deps;
  const { skuId, usePoints, delivery } = asked;
  if (!usePoints && deps.payments.form.provider === 'none') throw noCardPayments();
  const quote = usePoints ? null : await quoteTax(deps, skuId, delivery);
  const placed = await runOnce(db, claim, async (tx) => {
    const now = clock.now();
    if (usePoints) await checkMembership(tx, member.id, now);
    else await checkWaiting(tx, member.id, now);
    const { sku, tookStock } = await take(tx, { userId: member.id, skuId });
    checkWay(sku, usePoints);
    const address = deliveryFor(sku, delivery);
    const order = await store.insertOrder(tx, {
      userId: member.id,
      skuId,
      skuName: sku.name,
      tookStock,
      createdAt: now,
      ...costOf(sku, usePoints ? null : checkQuote(sku, quote), now),
    });
    if (address) await insertDelivery(tx, masterKeys, order, { sku, address });
    if (usePoints) await payWithPoints(tx, order);
    await recordTransition(tx, { clock, jobs }, order, { by: 'member', actor: actorOf(member) });
    // Stored with the key for days, so the address isn't in it.
    return showListed(tx, order);
  });
  return withDelivery(deps, { ...placed, userId: member.id });
}

/** Points are part of a membership. An account alone, such as an invited guest's, can't redeem them. */
async function checkMembership(tx: Tx, userId: string, now: Date): Promise<void> {
  if (!(await isMember(tx, userId, now)))
    throw new AppError('membership_required', say().moneyLabels.redeemNeedsMembership);
}

/** Limits unpaid orders, so a member can't block stock by ordering without paying. */
async function checkWaiting(tx: Tx, userId: string, now: Date): Promise<void> {
  await store.lockMember(tx, userId);
  if ((await store.countWaiting(tx, userId, now)) >= MOST_UNPAID)
    throw new AppError('conflict', say().ordersErrors.tooManyUnpaid(MOST_UNPAID));
}

async function payWithPoints(tx: Tx, { id, userId, pointsUsed, skuName }: store.OrderRow): Promise<void> {
  if (!userId) throw new Error('an order was placed by nobody');
  const spending = { userId, points: pointsUsed, reason: skuName, key: pointsKey(id) };
  if ((await spendPoints(tx, spending)) === 'moved') return;
  const { balance } = await readBalance(tx, userId);
  throw new AppError('too_few_points', tooFewPoints(pointsUsed, balance, say().moneyLabels));
}

/** Returns one page of a member's orders, newest first. */
export async function ordersOf(db: Db, userId: string, page: number) {
  const [total, rows] = await Promise.all([
    store.countOwn(db, userId),
    store.listOwn(db, userId, { limit: ORDERS_PAGE, offset: (page - 1) * ORDERS_PAGE }),
  ]);
  return {
    orders: await showOrders(db, rows),
    page,
    total,
    pageCount: Math.max(1, Math.ceil(total / ORDERS_PAGE)),
  };
}

export async function orderOf(deps: Pick<Deps, 'db' | 'masterKeys'>, userId: string, orderId: string) {
  const order = await store.findOwnOrder(deps.db, orderId, userId);
  if (!order) throw noSuchOrder();
  return showOrder(deps, order);
}

/** Stops the payment first, then cancels the order. Anything paid is refunded. */
async function cancel(deps: Deps, order: store.OrderRow, entering: Transition): Promise<store.OrderRow> {
  const stopped = order.status === 'PENDING' ? await stopPayment(deps, 'order', order.id) : 'none';
  // Too late to stop: record the payment first, then refund it. Money still on its way is refunded when it
  // arrives.
  if (stopped === 'paid') await settleOrder(deps, order.id);
  const told = { ...entering, note: entering.note ?? noteOn(stopped) };
  const moved = await deps.db.transaction((tx) => moveOrder(tx, deps, order.id, 'CANCELLED', told));
  const now = moved ?? (await store.findOrder(deps.db, order.id)) ?? order;
  if (now.status === 'CANCELLED') await stopLatePayment(deps, now);
  return now;
}

/** Canceling twice changes nothing. A fulfilled order can't be canceled. */
async function cancelled(deps: Deps, order: store.OrderRow | undefined, entering: Transition) {
  if (!order) throw noSuchOrder();
  const now = await cancel(deps, order, entering);
  if (now.status !== 'CANCELLED') throw new AppError('order_closed', say().ordersErrors.fulfilled);
  return showOrder(deps, now);
}

/** A member cancels their own order. */
export const cancelOrder = async (deps: Deps, member: Requester, orderId: string) =>
  cancelled(deps, await store.findOwnOrder(deps.db, orderId, member.id), {
    by: 'member',
    actor: actorOf(member),
  });

/** A team member cancels an order and gives a reason. */
export const cancelOrderAsTeam = async (deps: Deps, admin: Requester, orderId: string, reason: string) =>
  cancelled(deps, await store.findOrder(deps.db, orderId), {
    by: 'team',
    actor: actorOf(admin),
    note: reason,
  });

/** A team member marks an order as fulfilled. */
export async function fulfillOrder(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys'>,
  admin: Requester,
  orderId: string,
  note: string | undefined,
) {
  const { db, clock, jobs } = deps;
  const entering = { by: 'team', actor: actorOf(admin), note } as const;
  const moved = await db.transaction((tx) => moveOrder(tx, { clock, jobs }, orderId, 'FULFILLED', entering));
  if (moved) return showOrder(deps, moved);
  const order = await store.findOrder(db, orderId);
  if (!order) throw noSuchOrder();
  throw new AppError(
    'order_closed',
    order.status === 'PENDING'
      ? say().ordersErrors.notPaid
      : order.status === 'FULFILLED'
        ? say().ordersErrors.isFulfilled
        : say().ordersErrors.isCanceled,
  );
}

/** Counts a person's orders that are neither fulfilled nor canceled. */
export const countOpen = async (db: Queryable, userId: string): Promise<number> =>
  (await store.listOpen(db, userId)).length;

/** Before an account is deleted: cancels its open orders and refunds the card. */
export async function closeOrdersOf(deps: Deps, userId: string): Promise<void> {
  for (const { id } of await store.listOpen(deps.db, userId)) {
    const order = await store.findOrder(deps.db, id);
    if (order) await cancel(deps, order, { by: 'member', actor: PRODUCT, note: 'The account was deleted.' });
  }
}

/** A purchase with the key of its item, for the capability that books it. */
export async function purchaseById(db: Queryable, orderId: string) {
  const order = await store.findOrder(db, orderId);
  if (!order) return undefined;
  const sku = (await skusById(db, [order.skuId])).get(order.skuId);
  return { ...order, skuKey: sku?.key ?? null };
}

/**
 * Records the result of a paid service, in the caller's transaction: it was done, or it is refunded. Does nothing for a
 * purchase that was already fulfilled or canceled.
 */
export const settlePurchase = async (
  tx: Tx,
  deps: Pick<Deps, 'clock' | 'jobs'>,
  orderId: string,
  { to, note }: { to: 'FULFILLED' | 'CANCELLED'; note?: string },
): Promise<void> => void (await moveOrder(tx, deps, orderId, to, { by: 'team', actor: PRODUCT, note }));
