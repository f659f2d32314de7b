import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { createSku, type NewSku } from '#contract/money/marketplace.ts';
import { getMetrics, getMetricsHistory, type HistoryDays } from '#contract/office/metrics.ts';
import { listRecentOrders } from '#contract/money/orders.ts';
import type { z } from 'zod';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

/** Member activity doesn't publish updates to us, so the figures are refetched this often. */
const EVERY_MS = 30_000;

export const metricsQuery = queryOptions({
  queryKey: ['admin', 'metrics'],
  queryFn: () => call(getMetrics),
  refetchInterval: EVERY_MS,
});

export const historyQuery = (days: HistoryDays) =>
  queryOptions({
    queryKey: ['admin', 'history', days],
    queryFn: () => call(getMetricsHistory, { query: { days } }),
    // Keep the previous period's charts until the new ones have loaded, so that nothing jumps.
    placeholderData: keepPreviousData,
  });

export const recentOrdersQuery = queryOptions({
  queryKey: ['admin', 'recent-orders'],
  queryFn: () => call(listRecentOrders),
  refetchInterval: EVERY_MS,
});

type Creating = { body: z.input<typeof NewSku>; idempotencyKey: string };
export const addItem = mutationOptions({
  mutationFn: ({ body, idempotencyKey }: Creating) => call(createSku, { body, idempotencyKey }),
  onSuccess: (_made, _given, _result, { client }) =>
    Promise.all(['admin', 'skus'].map((topic) => client.invalidateQueries({ queryKey: [topic] }))),
});
