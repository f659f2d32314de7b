import { userId } from '#server/core/accounts/tables.ts';
import { files } from '#server/core/files/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, day, flag, id, instant, partOf, safeInteger } from '#server/platform/tables.ts';

export const rooms = pgTable(
  'rooms',
  { id: id(), homeId: homeId(), name: text().notNull(), createdAt: createdAt() },
  (t) => [uniqueIndex('rooms_name_key').on(t.homeId, sql`lower(${t.name})`)],
);

export const inventoryItems = pgTable(
  'inventory_items',
  {
    id: id(),
    homeId: homeId(),
    roomId: uuid().references(() => rooms.id, { onDelete: 'set null' }),
    name: text().notNull(),
    category: text({ enum: ['Electronics', 'Furniture', 'Appliances', 'Jewelry', 'Other'] }).notNull(),
    /** The member's estimate per piece. `estValue` in the contract, in dollars. */
    estValueCents: safeInteger().notNull(),
    quantity: integer().notNull().default(1),
    brand: text(),
    model: text(),
    /** Encrypted with the home's key, like the notes. */
    serial: bytes(),
    notes: bytes(),
    purchasedOn: day(),
    purchasePriceCents: safeInteger(),
    /** For items without a known purchase date. */
    ageYears: integer(),
    condition: text({ enum: ['new', 'good', 'fair', 'poor'] }),
    /** Price of a new one today, each. */
    replacementCostCents: safeInteger(),
    /** When a person last confirmed "still have it". */
    confirmedAt: instant().notNull().defaultNow(),
    /** A photo from a walk through the home, until it gets a name. */
    isDraft: flag(),
    trashedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index('inventory_items_of_home')
      .on(t.homeId)
      .where(sql`${t.trashedAt} is null`),
    // Includes the trash: used to delete a home and to purge its trash.
    index().on(t.homeId),
    index().on(t.roomId),
    index('inventory_items_in_trash')
      .on(t.trashedAt)
      .where(sql`${t.trashedAt} is not null`),
    check(
      'inventory_items_category_known',
      sql`${t.category} in ('Electronics', 'Furniture', 'Appliances', 'Jewelry', 'Other')`,
    ),
    check('inventory_items_condition_known', sql`${t.condition} in ('new', 'good', 'fair', 'poor')`),
    check('inventory_items_quantity_sane', sql`${t.quantity} between 1 and 9999`),
    check('inventory_items_age_sane', sql`${t.ageYears} between 0 and 200`),
    check(
      'inventory_items_sums_not_negative',
      sql`${t.estValueCents} >= 0 and ${t.purchasePriceCents} >= 0 and ${t.replacementCostCents} >= 0`,
    ),
  ],
);

export const inventoryPhotos = pgTable(
  'inventory_photos',
  {
    fileId: uuid()
      .primaryKey()
      .references(() => files.id),
    itemId: partOf(() => inventoryItems.id),
    position: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.itemId)],
);

/** One receipt can prove many items. */
export const receipts = pgTable(
  'receipts',
  {
    id: id(),
    homeId: homeId(),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    /** The uploaded file name, encrypted. */
    name: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.homeId), uniqueIndex('receipts_file_key').on(t.fileId)],
);

export const itemReceipts = pgTable(
  'item_receipts',
  {
    itemId: partOf(() => inventoryItems.id),
    receiptId: partOf(() => receipts.id),
  },
  (t) => [primaryKey({ columns: [t.itemId, t.receiptId] }), index().on(t.receiptId)],
);

/** When a person was last asked by email to review a home's inventory, at most once a year. */
export const inventoryReviews = pgTable(
  'inventory_reviews',
  {
    homeId: homeId(),
    userId: userId(),
    askedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeId, t.userId] }), index().on(t.userId)],
);
