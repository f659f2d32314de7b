import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as orders from '#contract/money/orders.ts';
import * as contract from '#contract/money/orders-admin.ts';
import { settleFlaggedPayment } from '#contract/money/payments.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const ordersQuery = (query: z.input<typeof contract.listAdminOrders.query>) =>
  queryOptions({
    queryKey: ['admin', 'orders', query],
    queryFn: () => call(contract.listAdminOrders, { query }),
  });

export const orderQuery = (orderId: string) =>
  queryOptions({
    queryKey: ['admin', 'orders', 'order', orderId],
    queryFn: () => call(contract.getAdminOrder, { params: { orderId } }),
  });

export const fetchOrders = (query: z.input<typeof contract.exportOrders.query>): Promise<Blob> =>
  fetchFile(contract.exportOrders, { query });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

export type OrderVerb = 'fulfil' | 'cancel' | 'refund';

export const moveOrder = mutationOptions({
  mutationFn: async ({ orderId, verb, words }: { orderId: string; verb: OrderVerb; words: string }) => {
    const params = { orderId };
    if (verb === 'fulfil')
      await call(orders.fulfillOrder, { params, body: words === '' ? {} : { note: words } });
    else if (verb === 'cancel') await call(orders.cancelOrderAsTeam, { params, body: { reason: words } });
    else await call(contract.refundOrder, { params, body: { reason: words } });
  },
  onSettled,
});

export const fulfillOrders = mutationOptions({
  mutationFn: (body: z.input<typeof contract.fulfillOrders.body>) => call(contract.fulfillOrders, { body }),
  onSettled,
});

export const settlePayment = mutationOptions({
  mutationFn: ({ paymentId, note }: { paymentId: string; note: string }) =>
    call(settleFlaggedPayment, { params: { paymentId }, body: { note } }),
  onSettled,
});
