import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as prices from '#contract/money/price-changes.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const priceChangesQuery = queryOptions({
  queryKey: ['admin', 'price-changes'],
  queryFn: () => call(prices.listPriceChanges),
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: priceChangesQuery.queryKey });

export const schedulePriceChange = mutationOptions({
  mutationFn: (body: z.input<typeof prices.NewPriceChange>) => call(prices.schedulePriceChange, { body }),
  onSettled,
});

export const cancelPriceChange = mutationOptions({
  mutationFn: (id: string) => call(prices.cancelPriceChange, { params: { id } }),
  onSettled,
});
