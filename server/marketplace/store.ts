import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '#server/platform/db.ts';
import { skus } from './tables.ts';

/** In the order they were added, so that the first stays the first. */
export const listActive = (db: Queryable) =>
  db.select().from(skus).where(eq(skus.active, true)).orderBy(asc(skus.createdAt), asc(skus.id));

/** Adds those whose key is not there yet. */
export const insertMissing = (db: Queryable, rows: (typeof skus.$inferInsert)[]) =>
  db.insert(skus).values(rows).onConflictDoNothing({ target: skus.key });
