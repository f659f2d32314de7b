import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { cannedReplies } from './tables.ts';

type Words = { title: string; text: string };
type Change = { by: string; at: Date };

export const listCanned = (db: Queryable) =>
  db
    .select()
    .from(cannedReplies)
    .orderBy(asc(sql`lower(${cannedReplies.title})`));

export const findCanned = async (db: Queryable, id: string) =>
  first(await db.select().from(cannedReplies).where(eq(cannedReplies.id, id)));

/** Adds a reply, unless there is one with this title. */
export const insertCanned = async (tx: Tx, words: Words, { by, at }: Change) =>
  first(
    await tx
      .insert(cannedReplies)
      .values({ ...words, updatedBy: by, updatedAt: at })
      .onConflictDoNothing()
      .returning(),
  );

/** Changes the version that was read. Undefined: someone changed it meanwhile. */
export const updateCanned = async (
  tx: Tx,
  { id, version, ...words }: Words & { id: string; version: number },
  { by, at }: Change,
) =>
  first(
    await tx
      .update(cannedReplies)
      .set({ ...words, version: version + 1, updatedBy: by, updatedAt: at })
      .where(and(eq(cannedReplies.id, id), eq(cannedReplies.version, version)))
      .returning(),
  );

export const isTitleTaken = async (tx: Tx, title: string, exceptId: string): Promise<boolean> =>
  (
    await tx
      .select({ id: cannedReplies.id })
      .from(cannedReplies)
      .where(
        and(
          eq(sql`lower(${cannedReplies.title})`, title.toLowerCase()),
          sql`${cannedReplies.id} <> ${exceptId}`,
        ),
      )
  ).length > 0;

export const deleteCanned = async (tx: Tx, id: string) =>
  first(await tx.delete(cannedReplies).where(eq(cannedReplies.id, id)).returning());
