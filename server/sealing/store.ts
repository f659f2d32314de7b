import { and, eq, gt, ne, sql } from 'drizzle-orm';
import { prepared, type Queryable } from '#server/platform/db.ts';
import { homeKeys } from './tables.ts';

const keyQuery = prepared((db) =>
  db
    .select()
    .from(homeKeys)
    .where(eq(homeKeys.homeId, sql.placeholder('homeId')))
    .prepare('home_key'),
);
export const findHomeKey = async (db: Queryable, homeId: string) =>
  (await keyQuery(db).execute({ homeId }))[0];

export const insertHomeKey = (db: Queryable, key: typeof homeKeys.$inferInsert) =>
  db.insert(homeKeys).values(key);

/** Some keys that are still wrapped by another master key, in the order of their ids. */
export const homeKeysNotUnder = (
  db: Queryable,
  masterKeyId: string,
  page: { after: string | undefined; limit: number },
) =>
  db
    .select()
    .from(homeKeys)
    .where(
      and(
        ne(homeKeys.masterKeyId, masterKeyId),
        page.after === undefined ? undefined : gt(homeKeys.id, page.after),
      ),
    )
    .orderBy(homeKeys.id)
    .limit(page.limit);

/** Only if nobody else has rewrapped it meanwhile. */
export const rewrapHomeKey = (
  db: Queryable,
  key: { id: string; from: string; masterKeyId: string; wrapped: Uint8Array<ArrayBuffer> },
) =>
  db
    .update(homeKeys)
    .set({ masterKeyId: key.masterKeyId, wrapped: key.wrapped })
    .where(and(eq(homeKeys.id, key.id), eq(homeKeys.masterKeyId, key.from)))
    .returning({ id: homeKeys.id });

export const deleteHomeKey = (db: Queryable, homeId: string) =>
  db.delete(homeKeys).where(eq(homeKeys.homeId, homeId));
