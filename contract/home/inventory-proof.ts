import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Changed, Chosen, inHome, ofItem, Receipt } from './inventory.ts';
import { Uuid } from '#contract/values.ts';

const access = 'member' as const;

/** Per item. */
export const MOST_PHOTOS = 20;

export const addPhoto = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/:itemId/photos',
  access,
  summary: 'Add a photo (JPEG or PNG) to an item',
  status: 201,
  params: ofItem,
  takes: 'file',
  reply: z.object({ fileId: Uuid }).meta({ id: 'InventoryPhoto' }),
  errors: ['too_large', 'conflict'],
});

const ofPhoto = ofItem.extend({ fileId: Uuid });

export const getPhoto = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/:itemId/photos/:fileId',
  access,
  summary: 'Get an item’s photo, original or thumbnail',
  params: ofPhoto,
  query: z.object({ size: z.enum(['original', 'thumb']).default('original') }),
  gives: 'file',
});

export const orderPhotos = endpoint({
  method: 'PUT',
  path: '/api/homes/:homeId/inventory/:itemId/photos',
  access,
  summary: 'Reorder an item’s photos. The first is the cover.',
  status: 204,
  params: ofItem,
  body: z.object({ order: z.array(Uuid).min(1).max(50) }),
  errors: ['conflict'],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/inventory/:itemId/photos/:fileId',
  access,
  summary: 'Delete an item’s photo',
  status: 204,
  params: ofPhoto,
});

const ofReceipt = inHome.extend({ receiptId: Uuid });

export const listReceipts = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/receipts',
  access,
  summary: 'List a home’s receipts',
  params: inHome,
  reply: z.array(Receipt),
});

export const addReceipt = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/receipts',
  access,
  summary: 'Store a receipt (PDF, JPEG or PNG)',
  status: 201,
  params: inHome,
  takes: 'file',
  reply: Receipt,
  errors: ['too_large', 'conflict'],
});

export const getReceipt = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/receipts/:receiptId/file',
  access,
  summary: 'Download a receipt',
  params: ofReceipt,
  gives: 'file',
});

export const removeReceipt = endpoint({
  method: 'DELETE',
  path: '/api/homes/:homeId/receipts/:receiptId',
  access,
  summary: 'Delete a receipt',
  status: 204,
  params: ofReceipt,
});

export const tieReceipt = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/receipts/:receiptId/items',
  access,
  summary: 'Link a receipt to items, or unlink it',
  params: ofReceipt,
  body: z.object({ ids: Chosen, tied: z.boolean() }),
  reply: Changed,
});
