import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Category, Changed, Chosen, Condition, inHome, Item, RoomName } from './inventory.ts';
import { TRASH_DAYS } from './trash.ts';
import { Instant } from '#contract/values.ts';

/** A list shows at most this many trashed items, most recent first. */
export const MOST_TRASHED = 1000;
const access = 'member' as const;

/** What can be changed for many items at once. */
export const BulkChange = z
  .object({ room: RoomName.nullish(), category: Category.optional(), condition: Condition.nullish() })
  .refine((change) => Object.values(change).some((value) => value !== undefined), v.whatToChange);
export type BulkChange = z.output<typeof BulkChange>;

export const changeItems = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/change',
  access,
  summary: 'Change the room, category or condition of several items',
  params: inHome,
  body: z.object({ ids: Chosen, change: BulkChange }),
  reply: Changed,
});

export const trashItems = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/trash',
  access,
  summary: `Move items to the trash, where they stay for ${TRASH_DAYS} days`,
  params: inHome,
  body: z.object({ ids: Chosen }),
  reply: Changed,
});

export const restoreItems = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/restore',
  access,
  summary: 'Restore items from the trash',
  params: inHome,
  body: z.object({ ids: Chosen }),
  reply: Changed,
  errors: ['conflict'],
});

export const TrashedItem = Item.pick({ id: true, name: true, category: true, quantity: true, estValue: true })
  .extend({ trashedAt: Instant })
  .meta({ id: 'TrashedItem' });
export type TrashedItem = z.infer<typeof TrashedItem>;

export const listTrash = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/trash',
  access,
  summary: 'List items in the trash, most recent first',
  params: inHome,
  reply: z
    .object({
      items: z.array(TrashedItem).describe(`The most recent ${MOST_TRASHED}.`),
      total: z.number().describe('Total number of items in the trash.'),
    })
    .meta({ id: 'InventoryTrash' }),
});

export const deleteItems = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/trash/delete',
  access,
  summary: 'Permanently delete items in the trash, with their photos',
  params: inHome,
  body: z.object({ ids: Chosen }),
  reply: Changed,
});

export const confirmItems = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory/confirm',
  access,
  summary: 'Confirm items in the yearly review',
  params: inHome,
  body: z.object({ ids: Chosen }),
  reply: Changed,
});
