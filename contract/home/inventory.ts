import * as v from '#text/home/values.ts';
import { z } from 'zod';
import { CATEGORIES, CONDITIONS } from './depreciation.ts';
import { HomeRef } from './homes.ts';
import { endpoint } from '#contract/http.ts';
import { dollars, MOST_DOLLARS } from '#contract/money.ts';
import { Instant, text, Uuid } from '#contract/values.ts';

/** Items per home; the trash doesn't count. */
export const MOST_ITEMS = 5000;
/** After this many days without a change we ask "still have it?". */
export const REVIEW_DAYS = 365;

export const Category = z.enum(CATEGORIES, v.category);
export const Condition = z.enum(CONDITIONS, v.condition);
export const RoomName = text(60, v.roomName);

const Day = z.iso.date(v.purchaseDay);
const Quantity = z.number(v.quantity).int(v.wholeNumber).min(1, v.atLeastOne).max(9999, v.most9999);
const AgeYears = z.number(v.age).int(v.wholeYears).min(0, v.ageNegative).max(200, v.most200Years);

/** What a member can enter besides name, category and value. Null clears a value. */
const details = {
  /** A room by name; created if it doesn't exist. */
  room: RoomName.nullish(),
  quantity: Quantity.optional(),
  brand: text(100).nullish(),
  model: text(100).nullish(),
  serial: text(100).nullish(),
  notes: text(2000).nullish(),
  purchasedOn: Day.nullish(),
  purchasePrice: dollars().nullish(),
  ageYears: AgeYears.nullish(),
  condition: Condition.nullish(),
  /** Replacement cost today, each. Defaults to the estimated value. */
  replacementCost: dollars().nullish(),
};

const name = text(200, v.itemName);
const estValue = dollars(v.itemValue);

/** Returns the price whose total over all pieces exceeds MOST_DOLLARS; undefined if none does. */
export const priceOverLimit = (thing: {
  quantity?: number | undefined;
  estValue: number;
  replacementCost?: number | null | undefined;
}): 'estValue' | 'replacementCost' | undefined =>
  (['estValue', 'replacementCost'] as const).find(
    (price) => (thing[price] ?? 0) * (thing.quantity ?? 1) > MOST_DOLLARS,
  );
export const PRICE_TOO_HIGH = v.totalTooHigh;

const newItem = z.object({ name, category: Category, estValue, ...details });
/** The fields of the shortest form. */
export const QuickItem = newItem.pick({ name: true, category: true, estValue: true, room: true });

export const NewItem = newItem
  .check(({ value, issues }) => {
    const price = priceOverLimit(value);
    // A single price that is too high is already reported.
    if (price && issues.length === 0)
      issues.push({ code: 'custom', message: PRICE_TOO_HIGH, input: value[price], path: [price] });
  })
  .meta({ id: 'NewInventoryItem' });
export type NewItem = z.output<typeof NewItem>;

export const ItemChange = z
  .object({ name, category: Category, estValue, ...details })
  .partial()
  .meta({ id: 'InventoryItemChange' });
export type ItemChange = z.output<typeof ItemChange>;

export const Room = z.object({ id: Uuid, name: z.string() }).meta({ id: 'Room' });
export type Room = z.infer<typeof Room>;

/**
 * An item as lists show it. Unknown fields are omitted, because up to five thousand items are sent at once.
 */
export const Item = z
  .object({
    id: Uuid,
    name: z.string(),
    category: Category,
    estValue: z.number(),
    quantity: z.number(),
    roomId: Uuid.optional(),
    brand: z.string().optional(),
    model: z.string().optional(),
    purchasedOn: z.string().optional(),
    purchasePrice: z.number().optional(),
    ageYears: z.number().optional(),
    condition: Condition.optional(),
    replacementCost: z.number().optional(),
    actualCashValue: z
      .number()
      .optional()
      .describe('Per piece, today; omitted if it depends on an unknown age.'),
    photos: z.array(Uuid).optional().describe('File ids in order; the first is the cover.'),
    receipts: z.number().optional().describe('Number of linked receipts.'),
    isDraft: z
      .boolean()
      .optional()
      .describe('A photo from a room-by-room walkthrough without a name yet; it counts once it’s named.'),
    confirmedAt: Instant,
    createdAt: Instant,
  })
  .meta({ id: 'InventoryItem' });
export type Item = z.infer<typeof Item>;

export const Inventory = z.object({ rooms: z.array(Room), items: z.array(Item) }).meta({ id: 'Inventory' });
export type Inventory = z.infer<typeof Inventory>;

export const InventoryTotals = z
  .object({
    items: z.number(),
    totalValue: z
      .number()
      .describe('In dollars: replacement cost, otherwise estimated value, times quantity.'),
  })
  .meta({ id: 'InventoryTotals' });
export type InventoryTotals = z.infer<typeof InventoryTotals>;

export const inHome = z.object({ homeId: HomeRef });
const access = 'member' as const;

export const listInventory = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory',
  access,
  summary: 'List a home’s items and rooms',
  params: inHome,
  reply: Inventory,
});

export const getTotals = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/totals',
  access,
  summary: 'Number of items in a home and their total value',
  params: inHome,
  reply: InventoryTotals,
});

export const addItem = endpoint({
  method: 'POST',
  path: '/api/homes/:homeId/inventory',
  access,
  summary: 'Add an item to a home',
  status: 201,
  params: inHome,
  body: NewItem,
  reply: Item,
  errors: ['conflict'],
});

export const ofItem = inHome.extend({ itemId: Uuid });

/** Items selected in a list. */
export const Chosen = z.array(Uuid).min(1, v.oneItem).max(MOST_ITEMS, v.mostItems(MOST_ITEMS));
export const Changed = z.object({ changed: z.number() }).meta({ id: 'InventoryChanged' });

export const Receipt = z
  .object({
    id: Uuid,
    name: z.string(),
    items: z.number().describe('Number of linked items.'),
    createdAt: Instant,
  })
  .meta({ id: 'Receipt' });
export type Receipt = z.infer<typeof Receipt>;

/** An item with all its details. */
export const ItemDetail = Item.omit({ receipts: true })
  .extend({
    serial: z.string().optional(),
    notes: z.string().optional(),
    receipts: z.array(Receipt),
    updatedAt: Instant,
  })
  .meta({ id: 'InventoryItemDetail' });
export type ItemDetail = z.infer<typeof ItemDetail>;

export const getItem = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/:itemId',
  access,
  summary: 'Get an item with its serial number, notes and receipts',
  params: ofItem,
  reply: ItemDetail,
});

export const changeItem = endpoint({
  method: 'PATCH',
  path: '/api/homes/:homeId/inventory/:itemId',
  access,
  summary: 'Update an item',
  params: ofItem,
  body: ItemChange,
  reply: ItemDetail,
});

/** How much of a home's contents is insured. */
export const ContentsCover = z
  .object({
    state: z
      .enum(['no-policy', 'no-limit', 'under', 'covered'])
      .describe('no-limit: a policy is in force, but its personal property limit isn’t entered.'),
    limit: z.number().optional().describe('Personal property limit in force, in dollars.'),
    totalValue: z.number().describe('Cost of replacing everything, in dollars.'),
  })
  .meta({ id: 'ContentsCover' });
export type ContentsCover = z.infer<typeof ContentsCover>;

export const getContentsCover = endpoint({
  method: 'GET',
  path: '/api/homes/:homeId/inventory/cover',
  access,
  summary: 'Compare the cost of replacing everything with the personal property limit in force',
  params: inHome,
  reply: ContentsCover,
});
