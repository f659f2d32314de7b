import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as inventory from '#contract/inventory.ts';
import { call } from '#web/lib/call.ts';

// A key starts with the topic of the live events that make its data old.

export const inventoryQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['inventory', homeId, 'list'],
    queryFn: () => call(inventory.listInventory, { params: { homeId } }),
  });

export const totalsQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['inventory', homeId, 'totals'],
    queryFn: () => call(inventory.getTotals, { params: { homeId } }),
  });

export const addItem = (homeId: string) =>
  mutationOptions({
    mutationFn: (item: inventory.NewItem) => call(inventory.addItem, { params: { homeId }, body: item }),
    onSuccess: (_item, _given, _result, { client }) =>
      client.invalidateQueries({ queryKey: ['inventory', homeId] }),
  });
