import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, eq, gt, inArray, ne, sql } from '#server/platform/drizzle.ts';
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

/** A batch of keys still wrapped by another master key, ordered by id. */
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

/** Only if no other process rewrapped it meanwhile. */
export const rewrapHomeKey = (
  db: Queryable,
  key: { id: string; from: string; masterKeyId: string; wrapped: Uint8Array<ArrayBuffer> },
) =>
  db
    .update(homeKeys)
    .set({ masterKeyId: key.masterKeyId, wrapped: key.wrapped })
    .where(and(eq(homeKeys.id, key.id), eq(homeKeys.masterKeyId, key.from)))
    .returning({ id: homeKeys.id });

/** Locks the home first: writers in progress finish, and later ones find it gone. */
export async function deleteHomeKey(tx: Tx, homeId: string): Promise<void> {
  await tx.execute(sql`select 1 from homes where id = ${homeId} for update`);
  await tx.delete(homeKeys).where(eq(homeKeys.homeId, homeId));
}

/** A batch of keys under the next master key by name. Empty if there is no further one. */
export const listKeysUnderNext = (db: Queryable, after: string | undefined, limit: number) => {
  const next = db
    .select({ id: homeKeys.masterKeyId })
    .from(homeKeys)
    .where(after === undefined ? undefined : gt(homeKeys.masterKeyId, after))
    .orderBy(homeKeys.masterKeyId)
    .limit(1);
  return db.select().from(homeKeys).where(inArray(homeKeys.masterKeyId, next)).limit(limit);
};
