import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as lists from '#contract/home/inventory-lists.ts';
import * as many from '#contract/home/inventory-many.ts';
import * as proof from '#contract/home/inventory-proof.ts';
import * as rooms from '#contract/home/inventory-rooms.ts';
import * as inventory from '#contract/home/inventory.ts';
import { call } from '#web/lib/call.ts';
import { upload } from '#web/lib/upload.ts';

// A query key starts with the topic of the live updates that invalidate it.

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

/** A home's rooms, without reading everything in them. */
export const roomsQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['inventory', homeId, 'rooms'],
    queryFn: () => call(rooms.listRooms, { params: { homeId } }),
  });

export const itemQuery = (homeId: string, itemId: string) =>
  queryOptions({
    queryKey: ['inventory', homeId, 'item', itemId],
    queryFn: () => call(inventory.getItem, { params: { homeId, itemId } }),
  });

export const trashQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['inventory', homeId, 'trash'],
    queryFn: () => call(many.listTrash, { params: { homeId } }),
  });

export const receiptsQuery = (homeId: string) =>
  queryOptions({
    queryKey: ['inventory', homeId, 'receipts'],
    queryFn: () => call(proof.listReceipts, { params: { homeId } }),
  });

export const coverQuery = (homeId: string) =>
  queryOptions({
    // Depends on a policy too, so updates of the home invalidate it as well.
    queryKey: ['homes', homeId, 'inventory-cover'],
    queryFn: () => call(inventory.getContentsCover, { params: { homeId } }),
  });

/** Refetches everything that depends on the inventory after any change. */
async function refresh(client: QueryClient, homeId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: ['homes', homeId, 'inventory-cover'] });
  await client.invalidateQueries({ queryKey: ['inventory'] });
}

type Context = { client: QueryClient };
const after =
  (homeId: string) =>
  (_data: unknown, _given: unknown, _result: unknown, { client }: Context) =>
    refresh(client, homeId);

export const addItem = (homeId: string) =>
  mutationOptions({
    mutationFn: (item: inventory.NewItem) => call(inventory.addItem, { params: { homeId }, body: item }),
    onSuccess: after(homeId),
  });

export const changeItem = (homeId: string) =>
  mutationOptions({
    mutationFn: ({ itemId, change }: { itemId: string; change: inventory.ItemChange }) =>
      call(inventory.changeItem, { params: { homeId, itemId }, body: change }),
    onSuccess: after(homeId),
  });

export const changeItems = (homeId: string) =>
  mutationOptions({
    mutationFn: (body: { ids: string[]; change: many.BulkChange }) =>
      call(many.changeItems, { params: { homeId }, body }),
    onSuccess: after(homeId),
  });

export const trashItems = (homeId: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => call(many.trashItems, { params: { homeId }, body: { ids } }),
    onSuccess: after(homeId),
  });

export const restoreItems = (homeId: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => call(many.restoreItems, { params: { homeId }, body: { ids } }),
    onSuccess: after(homeId),
  });

export const deleteItems = (homeId: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => call(many.deleteItems, { params: { homeId }, body: { ids } }),
    onSuccess: after(homeId),
  });

export const confirmItems = (homeId: string) =>
  mutationOptions({
    mutationFn: (ids: string[]) => call(many.confirmItems, { params: { homeId }, body: { ids } }),
    onSuccess: after(homeId),
  });

export const addRoom = (homeId: string) =>
  mutationOptions({
    mutationFn: (name: string) => call(rooms.addRoom, { params: { homeId }, body: { name } }),
    onSuccess: after(homeId),
  });

export const renameRoom = (homeId: string) =>
  mutationOptions({
    mutationFn: ({ roomId, name }: { roomId: string; name: string }) =>
      call(rooms.renameRoom, { params: { homeId, roomId }, body: { name } }),
    onSuccess: after(homeId),
  });

export const removeRoom = (homeId: string) =>
  mutationOptions({
    mutationFn: (roomId: string) => call(rooms.removeRoom, { params: { homeId, roomId } }),
    onSuccess: after(homeId),
  });

export const orderPhotos = (homeId: string, itemId: string) =>
  mutationOptions({
    mutationFn: (order: string[]) => call(proof.orderPhotos, { params: { homeId, itemId }, body: { order } }),
    onSettled: (_none, _error, _given, _result, { client }: Context) => refresh(client, homeId),
  });

export const removePhoto = (homeId: string, itemId: string) =>
  mutationOptions({
    mutationFn: (fileId: string) => call(proof.removePhoto, { params: { homeId, itemId, fileId } }),
    onSuccess: after(homeId),
  });

/** Stores a receipt and links it to its items. */
export const addReceipt = (homeId: string) =>
  mutationOptions({
    mutationFn: async ({ file, ids }: { file: File; ids: string[] }) => {
      const receipt = await upload(proof.addReceipt, { params: { homeId }, file });
      await call(proof.tieReceipt, {
        params: { homeId, receiptId: receipt.id },
        body: { ids, tied: true },
      });
      return receipt;
    },
    onSuccess: after(homeId),
  });

export const tieReceipt = (homeId: string) =>
  mutationOptions({
    mutationFn: ({ receiptId, ids, tied }: { receiptId: string; ids: string[]; tied: boolean }) =>
      call(proof.tieReceipt, { params: { homeId, receiptId }, body: { ids, tied } }),
    onSuccess: after(homeId),
  });

export const removeReceipt = (homeId: string) =>
  mutationOptions({
    mutationFn: (receiptId: string) => call(proof.removeReceipt, { params: { homeId, receiptId } }),
    onSuccess: after(homeId),
  });

const columnsOf = (columns: lists.ColumnMap | undefined) =>
  columns ? { columns: lists.writeColumnMap(columns) } : {};

export const previewImport = (homeId: string) =>
  mutationOptions({
    mutationFn: ({ file, columns }: { file: File; columns?: lists.ColumnMap }) =>
      upload(lists.previewImport, { params: { homeId }, query: columnsOf(columns), file }),
  });

export const importItems = (homeId: string) =>
  mutationOptions({
    mutationFn: (given: { file: File; columns: lists.ColumnMap; key: string }) =>
      upload(lists.importItems, {
        params: { homeId },
        query: columnsOf(given.columns),
        file: given.file,
        idempotencyKey: given.key,
      }),
    onSuccess: after(homeId),
  });
