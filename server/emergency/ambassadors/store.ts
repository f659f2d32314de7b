import type { AmbassadorMover, AmbassadorState } from '#contract/emergency/ambassador-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, eq, inArray, isNull, lt, ne, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { ambassadorBars, ambassadors } from './tables.ts';

export type AmbassadorRow = typeof ambassadors.$inferSelect;
export type NewAmbassador = typeof ambassadors.$inferInsert;

export const findAmbassador = async (db: Queryable, id: string) =>
  first(await db.select().from(ambassadors).where(eq(ambassadors.id, id)));

export const findOfUser = async (db: Queryable, userId: string) =>
  first(await db.select().from(ambassadors).where(eq(ambassadors.userId, userId)));

export const findByToken = async (db: Queryable, tokenHash: Uint8Array<ArrayBuffer>) =>
  first(await db.select().from(ambassadors).where(eq(ambassadors.tokenHash, tokenHash)));

export const findByMarks = async (db: Queryable, marks: readonly string[]) =>
  first(
    await db
      .select()
      .from(ambassadors)
      .where(inArray(ambassadors.mark, [...marks])),
  );

export const namesOf = async (db: Queryable, ids: readonly string[]): Promise<Map<string, string>> =>
  new Map(
    ids.length === 0
      ? []
      : (
          await db
            .select({ id: ambassadors.id, name: ambassadors.name })
            .from(ambassadors)
            .where(inArray(ambassadors.id, [...new Set(ids)]))
        ).map(({ id, name }) => [id, name]),
  );

/** Locks an ambassador until the transaction ends. Every change of state and every entry takes this lock. */
export const lockAmbassador = async (tx: Tx, id: string) =>
  first(await tx.select().from(ambassadors).where(eq(ambassadors.id, id)).for('update'));

/** The same for the active ambassador of an account. No one else has any rights. */
export const lockActive = async (tx: Tx, userId: string) =>
  first(
    await tx
      .select()
      .from(ambassadors)
      .where(and(eq(ambassadors.userId, userId), eq(ambassadors.state, 'approved')))
      .for('update'),
  );

export const isBarred = async (db: Queryable, marks: readonly string[]): Promise<boolean> =>
  (
    await db
      .select({ mark: ambassadorBars.mark })
      .from(ambassadorBars)
      .where(inArray(ambassadorBars.mark, [...marks]))
      .limit(1)
  ).length > 0;

export async function insertAmbassador(tx: Tx, row: NewAmbassador): Promise<AmbassadorRow> {
  const [made] = await tx.insert(ambassadors).values(row).returning();
  if (!made) throw new Error('an application was not stored');
  return made;
}

export async function updateAmbassador(
  db: Queryable,
  id: string,
  changed: Partial<AmbassadorRow>,
): Promise<AmbassadorRow> {
  const [row] = await db.update(ambassadors).set(changed).where(eq(ambassadors.id, id)).returning();
  if (!row) throw new Error('an ambassador is gone');
  return row;
}

/** Makes one move, which the database checks again. */
export const moveAmbassador = (
  tx: Tx,
  id: string,
  move: { to: AmbassadorState; mover: AmbassadorMover; at: Date } & Partial<AmbassadorRow>,
) => {
  const { to, mover, at, ...rest } = move;
  return updateAmbassador(tx, id, { state: to, movedBy: mover, stateAt: at, stateReason: null, ...rest });
};

/**
 * Links an application to the account with its email address. Both sides were confirmed by email: the account by
 * signing in, the application by its link.
 */
export const adoptApplication = (db: Queryable, userId: string, email: string) =>
  db
    .update(ambassadors)
    .set({ userId })
    .where(
      and(eq(ambassadors.email, email), isNull(ambassadors.userId), ne(ambassadors.state, 'unconfirmed')),
    );

/** Applications of an address that belong to no account. */
export const deleteByAddress = (tx: Tx, email: string) =>
  tx.delete(ambassadors).where(and(eq(ambassadors.email, email), isNull(ambassadors.userId)));

/** Old applications that no one confirmed, and those of visitors who left. */
export const deleteOld = (db: Queryable, before: { unconfirmed: Date; left: Date }) =>
  db
    .delete(ambassadors)
    .where(
      and(
        isNull(ambassadors.userId),
        or(
          and(eq(ambassadors.state, 'unconfirmed'), lt(ambassadors.stateAt, before.unconfirmed)),
          and(eq(ambassadors.state, 'left'), lt(ambassadors.stateAt, before.left)),
        ),
      ),
    );

/** Claims the email about the current state for sending, unless another worker claimed it just now. */
export const claimMail = async (db: Queryable, id: string, at: Date, staleBefore: Date) =>
  first(
    await db
      .update(ambassadors)
      .set({ mailTryAt: at, mailedAt: at })
      .where(
        and(
          eq(ambassadors.id, id),
          eq(ambassadors.mail, 'due'),
          or(isNull(ambassadors.mailTryAt), lt(ambassadors.mailTryAt, staleBefore)),
        ),
      )
      .returning(),
  );

/** Stores the result of an email, unless the state changed meanwhile and another email is due. */
export const noteMail = (db: Queryable, row: AmbassadorRow, mail: 'sent' | 'refused') =>
  db
    .update(ambassadors)
    .set({ mail })
    .where(
      and(
        eq(ambassadors.id, row.id),
        sql`${ambassadors.stateAt} = ${row.stateAt.toISOString()}::timestamptz`,
      ),
    );

export const listUnsent = (db: Queryable, before: Date) =>
  db
    .select({ id: ambassadors.id })
    .from(ambassadors)
    .where(
      and(
        eq(ambassadors.mail, 'due'),
        lt(ambassadors.stateAt, before),
        or(isNull(ambassadors.mailTryAt), lt(ambassadors.mailTryAt, before)),
      ),
    );
