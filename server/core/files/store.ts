import { prepared, type Queryable } from '#server/platform/db.ts';
import {
  and,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  sql,
  sum,
} from '#server/platform/drizzle.ts';
import { files } from './tables.ts';

export type FileRow = typeof files.$inferSelect;

const ofHome = (homeId: string) => eq(files.homeId, homeId);
/** An invalid id would be a database error. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Uploads of a home, finished or in progress. */
export async function usageOf(db: Queryable, homeId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await db
    .select({ files: count(), bytes: sum(files.bytes).mapWith(Number) })
    .from(files)
    .where(and(ofHome(homeId), eq(files.kind, 'upload'), ne(files.state, 'deleting')));
  return { files: row?.files ?? 0, bytes: row?.bytes ?? 0 };
}

export const insertFile = (db: Queryable, file: typeof files.$inferInsert) => db.insert(files).values(file);

/** Marks a file as still being written, so that it isn't mistaken for a crash's leftover. */
export const touchFile = (db: Queryable, id: string, now: Date) =>
  db
    .update(files)
    .set({ changedAt: now })
    .where(and(eq(files.id, id), eq(files.state, 'storing')));

type Facts = Pick<FileRow, 'bytes' | 'width' | 'height' | 'thumbKey' | 'changedAt'> & {
  digest: Uint8Array<ArrayBuffer>;
};

/** All bytes are stored. Returns undefined when it was swept meanwhile. */
export const finishFile = async (db: Queryable, id: string, facts: Facts): Promise<FileRow | undefined> =>
  (
    await db
      .update(files)
      .set(facts)
      .where(and(eq(files.id, id), eq(files.state, 'storing'), isNull(files.digest)))
      .returning()
  )[0];

/** Adopts a finished file. Of two concurrent callers, one succeeds. */
export const adoptFile = async (db: Queryable, homeId: string, id: string): Promise<boolean> =>
  UUID.test(id) &&
  (
    await db
      .update(files)
      .set({ state: 'stored', changedAt: sql`now()` })
      .where(and(eq(files.id, id), ofHome(homeId), eq(files.state, 'storing'), isNotNull(files.digest)))
      .returning({ id: files.id })
  ).length === 1;

/** A finished file of a home; adopted or about to be. */
export const findFile = async (db: Queryable, homeId: string, id: string): Promise<FileRow | undefined> =>
  UUID.test(id) ? (await fileQuery(db).execute({ id, homeId }))[0] : undefined;

const fileQuery = prepared((db) =>
  db
    .select()
    .from(files)
    .where(
      and(
        eq(files.id, sql.placeholder('id')),
        eq(files.homeId, sql.placeholder('homeId')),
        ne(files.state, 'deleting'),
        isNotNull(files.digest),
      ),
    )
    .prepare('file_of_home'),
);

export const findFiles = (db: Queryable, homeId: string, ids: readonly string[]): Promise<FileRow[]> =>
  db
    .select()
    .from(files)
    .where(
      and(inArray(files.id, [...ids]), ofHome(homeId), ne(files.state, 'deleting'), isNotNull(files.digest)),
    );

/** Marks files for deletion; they can't be opened anymore. */
export const markDeleting = (db: Queryable, homeId: string, ids?: readonly string[]) =>
  db
    .update(files)
    .set({ state: 'deleting', changedAt: sql`now()` })
    .where(and(ofHome(homeId), ne(files.state, 'deleting'), ids ? inArray(files.id, [...ids]) : undefined))
    .returning({ id: files.id });

/** Marks files that were never finished, or never adopted, before these instants. Returns how many. */
export async function markAbandoned(
  db: Queryable,
  before: { unfinished: Date; unadopted: Date },
): Promise<number> {
  const rows = await db
    .update(files)
    .set({ state: 'deleting' })
    .where(
      and(
        eq(files.state, 'storing'),
        or(
          and(isNull(files.digest), lt(files.changedAt, before.unfinished)),
          lt(files.changedAt, before.unadopted),
        ),
      ),
    )
    .returning({ id: files.id });
  return rows.length;
}

/** A batch of files to delete, ordered by id. */
export const listDeletingBatch = (db: Queryable, page: { after: string | undefined; limit: number }) =>
  db
    .select({ id: files.id, storageKey: files.storageKey })
    .from(files)
    .where(and(eq(files.state, 'deleting'), page.after === undefined ? undefined : gt(files.id, page.after)))
    .orderBy(files.id)
    .limit(page.limit);

export const deleteRow = (db: Queryable, id: string) =>
  db.delete(files).where(and(eq(files.id, id), eq(files.state, 'deleting')));

/** Which of these keys have no row. */
export async function unknownKeys(db: Queryable, keys: readonly string[]): Promise<string[]> {
  const known = await db
    .select({ key: files.storageKey })
    .from(files)
    .where(inArray(files.storageKey, [...new Set(keys.map(ownerKey))]));
  const set = new Set(known.map(({ key }) => key));
  return keys.filter((key) => !set.has(ownerKey(key)));
}

/**
 * A thumbnail is stored under its file's key plus this letter, so that one row covers both from the start.
 */
export const THUMB = 't';
export const thumbKeyOf = (storageKey: string): string => `${storageKey}${THUMB}`;
const KEY_LENGTH = 32;
const ownerKey = (key: string): string => key.slice(0, KEY_LENGTH);
