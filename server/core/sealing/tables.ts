import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id } from '#server/platform/tables.ts';

/** The foreign key alone: homes stand above sealing, and their table is theirs. */
const homes = pgTable('homes', { id: uuid().primaryKey() });

/**
 * The key of a home, wrapped by a master key that is never in the database. Everything sealed for the home opens with it;
 * without this row nothing does.
 */
export const homeKeys = pgTable(
  'home_keys',
  {
    id: id(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    masterKeyId: text().notNull(),
    wrapped: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('home_keys_home_key').on(t.homeId), index().on(t.masterKeyId)],
);
