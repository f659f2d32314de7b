import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/money/catalog.ts';
import { createSku } from '#contract/money/marketplace.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const catalogQuery = (query: z.input<typeof contract.listCatalog.query>) =>
  queryOptions({
    queryKey: ['admin', 'catalog', query],
    queryFn: () => call(contract.listCatalog, { query }),
  });

export const itemQuery = (skuId: string) =>
  queryOptions({
    queryKey: ['admin', 'catalog', 'item', skuId],
    queryFn: () => call(contract.getCatalogItem, { params: { skuId } }),
  });

export const fetchCatalog = (query: z.input<typeof contract.exportCatalog.query>): Promise<Blob> =>
  fetchFile(contract.exportCatalog, { query });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

type NewItem = z.input<typeof createSku.body> & { idempotencyKey: string };

export const addItem = mutationOptions({
  mutationFn: ({ idempotencyKey, ...body }: NewItem) => call(createSku, { body, idempotencyKey }),
  onSettled,
});

export const editItem = mutationOptions({
  mutationFn: ({ skuId, ...body }: contract.SkuEdit & { skuId: string }) =>
    call(contract.editSku, { params: { skuId }, body }),
  onSettled,
});

export const setItemActive = mutationOptions({
  mutationFn: ({ skuId, active }: { skuId: string; active: boolean }) =>
    call(contract.setSkuActive, { params: { skuId }, body: { active } }),
  onSettled,
});

type Stock = { skuId: string; change: contract.StockChange; idempotencyKey: string };

export const changeStock = mutationOptions({
  mutationFn: ({ skuId, change, idempotencyKey }: Stock) =>
    call(contract.changeStock, { params: { skuId }, body: change, idempotencyKey }),
  onSettled,
});
