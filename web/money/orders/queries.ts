import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as orders from '#contract/money/orders.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const ordersQuery = (page = 1) =>
  queryOptions({
    queryKey: ['orders', 'list', page],
    queryFn: () => call(orders.listOrders, { query: { page } }),
    // Keep the previous page until the next one has loaded, so that nothing jumps.
    placeholderData: keepPreviousData,
  });

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['orders', 'one', orderId],
    queryFn: () => call(orders.getOrder, { params: { orderId } }),
  });

/** Runs on success and failure: a purchase changes points, stock and other purchases. */
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

type NewOrder = z.input<typeof orders.NewOrder> & { idempotencyKey: string };

export const placeOrder = mutationOptions({
  mutationFn: ({ idempotencyKey, ...body }: NewOrder) => call(orders.placeOrder, { body, idempotencyKey }),
  ...refreshed,
});

export const cancelOrder = mutationOptions({
  mutationFn: (orderId: string) => call(orders.cancelOrder, { params: { orderId } }),
  ...refreshed,
});

/** Checks a payment with the card provider, through our server. */
export const checkOrder = mutationOptions({
  mutationFn: (orderId: string) => call(orders.checkOrder, { params: { orderId } }),
  ...refreshed,
});

/** Starts or resumes a payment. Idempotent: asking again returns the same payment. */
export const paymentQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['checkout', orderId],
    queryFn: () => call(orders.payOrder, { params: { orderId }, idempotencyKey: `pay-${orderId}` }),
  });
