import { RECENT_ORDERS } from '#contract/money/orders.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import type { Queryable } from '#server/platform/db.ts';
import * as store from './store.ts';

/** Returns the newest orders of all members, for the team's home page. */
export async function recentOrders(db: Queryable) {
  const orders = await store.listNewest(db, RECENT_ORDERS);
  const people = await peopleById(
    db,
    orders.flatMap(({ userId }) => userId ?? []),
  );
  return orders.map((order) => ({
    ...order,
    item: order.skuName,
    email: (order.userId && people.get(order.userId)?.email) ?? null,
  }));
}
