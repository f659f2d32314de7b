import * as contract from '#contract/money/orders.ts';
import * as office from '#contract/money/orders-admin.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { fulfillMany } from './fulfilling.ts';
import { exportForTeam, listForTeam, orderForTeam } from './listing.ts';
import { cancelOrder, cancelOrderAsTeam, fulfillOrder, orderOf, ordersOf, placeOrder } from './orders.ts';
import { recentOrders } from './recent.ts';
import { checkOrder, payOrder } from './paying.ts';
import { refundOrder } from './refunding.ts';

export function ordersRoutes(route: Route, deps: Deps): void {
  const { db } = deps;
  route(contract.placeOrder, ({ member, body, claim }) => placeOrder(deps, member, body, claim), {
    perMinute: 60,
  });
  route(contract.listOrders, ({ member, query }) => ordersOf(db, member.id, query.page));
  route(contract.getOrder, ({ member, params }) => orderOf(db, member.id, params.orderId));
  // These routes call the card provider.
  route(contract.payOrder, ({ member, params, claim }) => payOrder(deps, member, params.orderId, claim), {
    perMinute: 60,
  });
  route(contract.checkOrder, ({ member, params }) => checkOrder(deps, member, params.orderId), {
    perMinute: 60,
  });
  route(contract.cancelOrder, ({ member, params }) => cancelOrder(deps, member, params.orderId), {
    perMinute: 60,
  });
  route(office.listAdminOrders, ({ query }) => listForTeam(deps, query));
  route(office.exportOrders, ({ member, query }) => exportForTeam(deps, member, query));
  route(office.fulfillOrders, ({ member, body }) => fulfillMany(deps, member, body));
  route(office.getAdminOrder, ({ params }) => orderForTeam(db, params.orderId));
  route(office.refundOrder, ({ member, params, body }) =>
    refundOrder(deps, member, params.orderId, body.reason),
  );
  route(contract.listRecentOrders, () => recentOrders(db));
  route(contract.fulfillOrder, ({ member, params, body }) =>
    fulfillOrder(deps, member, params.orderId, body.note),
  );
  route(contract.cancelOrderAsTeam, ({ member, params, body }) =>
    cancelOrderAsTeam(deps, member, params.orderId, body.reason),
  );
}
