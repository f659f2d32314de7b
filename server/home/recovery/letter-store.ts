import type { LetterState } from '#contract/home/recovery-letter-kinds.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, desc, eq, gt, inArray, ne, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { recoveryLetters } from './letter-tables.ts';

export type LetterRow = typeof recoveryLetters.$inferSelect;
type Which = { recoveryId: string; homeId: string };

const inRecovery = ({ recoveryId, homeId }: Which) =>
  and(eq(recoveryLetters.recoveryId, recoveryId), eq(recoveryLetters.homeId, homeId));

/** Letters of a recovery, newest first. */
export const listLetters = (db: Queryable, which: Which) =>
  db
    .select()
    .from(recoveryLetters)
    .where(inRecovery(which))
    .orderBy(desc(recoveryLetters.createdAt), desc(recoveryLetters.id));

export const lettersOfHome = (db: Queryable, homeId: string) =>
  db.select().from(recoveryLetters).where(eq(recoveryLetters.homeId, homeId)).orderBy(recoveryLetters.id);

export const findLetter = async (db: Queryable, homeId: string, id: string) =>
  first(
    await db
      .select()
      .from(recoveryLetters)
      .where(and(eq(recoveryLetters.id, id), eq(recoveryLetters.homeId, homeId))),
  );

export const findOpenLetter = async (db: Queryable, which: Which, kind: LetterRow['kind']) =>
  first(
    await db
      .select()
      .from(recoveryLetters)
      .where(and(inRecovery(which), eq(recoveryLetters.kind, kind), ne(recoveryLetters.state, 'sent'))),
  );

export const insertLetter = async (tx: Tx, row: typeof recoveryLetters.$inferInsert) =>
  first(await tx.insert(recoveryLetters).values(row).onConflictDoNothing().returning());

type Change = Partial<typeof recoveryLetters.$inferInsert>;

/** Changes a letter that is in one of these states. Of two concurrent calls, only one gets the row. */
export const updateLetter = async (
  tx: Tx,
  { id, homeId }: Pick<LetterRow, 'id' | 'homeId'>,
  from: readonly LetterState[],
  change: Change,
) =>
  first(
    await tx
      .update(recoveryLetters)
      .set(change)
      .where(
        and(
          eq(recoveryLetters.id, id),
          eq(recoveryLetters.homeId, homeId),
          inArray(recoveryLetters.state, [...from]),
        ),
      )
      .returning(),
  );

export const deleteLetter = (tx: Tx, { id, homeId }: Pick<LetterRow, 'id' | 'homeId'>) =>
  tx.delete(recoveryLetters).where(and(eq(recoveryLetters.id, id), eq(recoveryLetters.homeId, homeId)));

/** How many times we were asked to email a letter of a home since then. */
export const countQueued = async (db: Queryable, homeId: string, since: Date): Promise<number> =>
  first(
    await db
      .select({ n: sql<number>`coalesce(sum(${recoveryLetters.attempts}), 0)`.mapWith(Number) })
      .from(recoveryLetters)
      .where(and(eq(recoveryLetters.homeId, homeId), gt(recoveryLetters.queuedAt, since))),
  )?.n ?? 0;
