import type { ShiftMover, ShiftState } from '#contract/service/shifts.ts';
import { runNamed, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, asc, eq, inArray, lt, ne } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { shifts } from './tables.ts';

export type ShiftRow = typeof shifts.$inferSelect;

/** Starts a shift, unless this person has one. */
export const insertShift = (tx: Tx, row: { userId: string; at: Date; mostCases: number }) =>
  tx
    .insert(shifts)
    .values({ userId: row.userId, beganAt: row.at, seenAt: row.at, mostCases: row.mostCases })
    .onConflictDoNothing();

const current = (userId: string) => and(eq(shifts.userId, userId), ne(shifts.state, 'off'));

/** Locks this person's shift until the transaction ends and marks it as seen now, because its owner is acting. */
export const holdShift = async (tx: Tx, userId: string, seenAt: Date) =>
  first(await tx.update(shifts).set({ seenAt }).where(current(userId)).returning());

const HOLD_AND_LOOK = {
  name: 'hold_shift_and_look',
  text: `update shifts set seen_at = $2::timestamptz where user_id = $1 and state <> 'off'
    returning state, most_cases as "mostCases", exists (select 1 from shifts other
      where other.state <> 'off' and other.seen_at < $3::timestamptz) as "isAnyoneAway"`,
};

/** The same, in one statement with whether anyone else was last seen before a given time. */
export const holdShiftAndLook = async (tx: Tx, userId: string, seenAt: Date, lostBefore: Date) =>
  first(
    await runNamed<Pick<ShiftRow, 'state' | 'mostCases'> & { isAnyoneAway: boolean }>(tx, HOLD_AND_LOOK, [
      userId,
      seenAt.toISOString(),
      lostBefore.toISOString(),
    ]),
  );

/** The same without marking it as seen: another person's change, or a scheduled one. */
export const lockShift = async (tx: Tx, userId: string) =>
  first(await tx.select().from(shifts).where(current(userId)).for('update'));

export const findShift = async (db: Queryable, userId: string) =>
  first(await db.select().from(shifts).where(current(userId)));

export const findOpen = (db: Queryable) =>
  db.select().from(shifts).where(ne(shifts.state, 'off')).orderBy(asc(shifts.beganAt));

/** Changes the state if it is still what was read. The trigger checks the move. */
export async function moveShift(
  tx: Tx,
  id: string,
  move: { from: ShiftState; to: ShiftState; by: ShiftMover; at: Date },
): Promise<ShiftRow | undefined> {
  const endedAt = move.to === 'off' ? move.at : null;
  const moved = await tx
    .update(shifts)
    .set({ state: move.to, movedBy: move.by, endedAt })
    .where(and(eq(shifts.id, id), eq(shifts.state, move.from)))
    .returning();
  return first(moved);
}

export const touch = (db: Queryable, userId: string, seenAt: Date) =>
  db.update(shifts).set({ seenAt }).where(current(userId));

/** Locks shifts not seen since then. Skips those that someone else is changing, for the next run. */
export const lockUnseen = (tx: Tx, before: Date) =>
  tx
    .select()
    .from(shifts)
    .where(and(ne(shifts.state, 'off'), lt(shifts.seenAt, before)))
    .for('update', { skipLocked: true });

export const findUnseen = async (db: Queryable, before: Date): Promise<string[]> =>
  (
    await db
      .select({ userId: shifts.userId })
      .from(shifts)
      .where(and(ne(shifts.state, 'off'), lt(shifts.seenAt, before)))
  ).map(({ userId }) => userId);

/** Which of these people are on shift and take cases. */
export const findOn = (db: Queryable, userIds: readonly string[]) =>
  db
    .select()
    .from(shifts)
    .where(and(inArray(shifts.userId, [...userIds]), eq(shifts.state, 'on')));
