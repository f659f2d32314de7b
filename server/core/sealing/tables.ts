import { index, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, partOf } from '#server/platform/tables.ts';

/** Only for the foreign key: homes build on sealing, and own their table. */
const homes = pgTable('homes', { id: uuid().primaryKey() });

/**
 * A home's key, wrapped by a master key that is never in the database. It opens everything sealed for the
 * home; without this row nothing does.
 */
export const homeKeys = pgTable(
  'home_keys',
  {
    id: id(),
    homeId: partOf(() => homes.id),
    masterKeyId: text().notNull(),
    wrapped: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('home_keys_home_key').on(t.homeId), index().on(t.masterKeyId)],
);
