import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as orders from '#contract/money/orders.ts';
import { call } from '#web/lib/call.ts';

// A key starts with the topic of the live events that make its data old.

export const ordersQuery = (page = 1) =>
  queryOptions({
    queryKey: ['orders', 'list', page],
    queryFn: () => call(orders.listOrders, { query: { page } }),
    // The page before stays until the next is there: nothing jumps.
    placeholderData: keepPreviousData,
  });

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: () => call(orders.getOrder, { params: { orderId } }),
  });

/** Whatever became of it: an order moves points, stock and other orders. */
const refresh = async (client: QueryClient) => {
  await Promise.all(
    ['orders', 'points', 'skus'].map((topic) => client.invalidateQueries({ queryKey: [topic] })),
  );
};
const refreshed = {
  onSettled: (
    _done: unknown,
    _error: unknown,
    _given: unknown,
    _result: unknown,
    context: { client: QueryClient },
  ) => refresh(context.client),
};

type NewOrder = { skuId: string; usePoints: boolean; idempotencyKey: string };

export const placeOrder = mutationOptions({
  mutationFn: ({ idempotencyKey, ...body }: NewOrder) => call(orders.placeOrder, { body, idempotencyKey }),
  ...refreshed,
});

export const cancelOrder = mutationOptions({
  mutationFn: (orderId: string) => call(orders.cancelOrder, { params: { orderId } }),
  ...refreshed,
});

/** Asks the card provider, through our server, what became of a payment. */
export const checkOrder = mutationOptions({
  mutationFn: (orderId: string) => call(orders.checkOrder, { params: { orderId } }),
  ...refreshed,
});

/** Begins to pay, or goes on: asking again gives the same payment. */
export const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['checkout', orderId],
    queryFn: () => call(orders.payOrder, { params: { orderId }, idempotencyKey: `pay-${orderId}` }),
  });
