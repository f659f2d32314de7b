import type { SignUpMover, SignUpState } from '#contract/emergency/community-event-states.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, count, desc, eq, gt, inArray, lt } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { communityEvents, eventMails, eventSignUps } from './tables.ts';

export type SignUpRow = typeof eventSignUps.$inferSelect;

const one = async (db: Queryable, is: ReturnType<typeof eq> | ReturnType<typeof and>) =>
  first(await db.select().from(eventSignUps).where(is));

export const findSignUp = (db: Queryable, id: string) => one(db, eq(eventSignUps.id, id));
export const findByToken = (db: Queryable, hash: Uint8Array<ArrayBuffer>) =>
  one(db, eq(eventSignUps.tokenHash, hash));
export const findByMark = (db: Queryable, eventId: string, mark: string) =>
  one(db, and(eq(eventSignUps.eventId, eventId), eq(eventSignUps.mark, mark)));
export const findOfUser = (db: Queryable, eventId: string, userId: string) =>
  one(db, and(eq(eventSignUps.eventId, eventId), eq(eventSignUps.userId, userId)));

export async function insertSignUp(tx: Tx, row: typeof eventSignUps.$inferInsert): Promise<SignUpRow> {
  const [made] = await tx.insert(eventSignUps).values(row).returning();
  if (!made) throw new Error('a sign-up was not stored');
  return made;
}

export async function updateSignUp(tx: Tx, id: string, changed: Partial<SignUpRow>): Promise<SignUpRow> {
  const [row] = await tx.update(eventSignUps).set(changed).where(eq(eventSignUps.id, id)).returning();
  if (!row) throw new Error('a sign-up is gone');
  return row;
}

export const moveSignUp = (
  tx: Tx,
  id: string,
  move: { to: SignUpState; mover: SignUpMover; at: Date } & Partial<SignUpRow>,
) => {
  const { to, mover, at, ...rest } = move;
  return updateSignUp(tx, id, { state: to, movedBy: mover, stateAt: at, ...rest });
};

/** The waiting list, longest wait first. */
export const waitingOf = (db: Queryable, eventId: string, limit: number) =>
  db
    .select()
    .from(eventSignUps)
    .where(and(eq(eventSignUps.eventId, eventId), eq(eventSignUps.state, 'waiting')))
    .orderBy(asc(eventSignUps.stateAt), asc(eventSignUps.id))
    .limit(limit);

export async function placeInLine(db: Queryable, row: SignUpRow): Promise<number | null> {
  if (row.state !== 'waiting') return null;
  const waiting = await waitingOf(db, row.eventId, 1000);
  const at = waiting.findIndex(({ id }) => id === row.id);
  return at === -1 ? null : at + 1;
}

/** People with a seat or on the waiting list, for the ambassador. */
export const listSignUps = (db: Queryable, eventId: string) =>
  db
    .select()
    .from(eventSignUps)
    .where(and(eq(eventSignUps.eventId, eventId), inArray(eventSignUps.state, ['going', 'waiting'])))
    .orderBy(asc(eventSignUps.state), asc(eventSignUps.name), asc(eventSignUps.id));

/** How many emails a mailbox got since a given time because its address was entered. */
export async function countTyped(db: Queryable, mark: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(eventMails)
    .innerJoin(eventSignUps, eq(eventSignUps.id, eventMails.signUpId))
    .where(
      and(
        eq(eventSignUps.mark, mark),
        gt(eventMails.createdAt, since),
        inArray(eventMails.kind, ['confirm', 'going', 'waiting']),
      ),
    );
  return row?.n ?? 0;
}

/** Sign-ups of an address that belongs to no account. */
export const deleteByAddress = (tx: Tx, email: string) =>
  tx.delete(eventSignUps).where(eq(eventSignUps.email, email));

/** Sign-ups of events long past, and unconfirmed ones. */
export async function deleteOld(tx: Tx, before: { ended: Date; unconfirmed: Date }): Promise<number> {
  const ended = await tx
    .delete(eventSignUps)
    .where(
      inArray(
        eventSignUps.eventId,
        tx
          .select({ id: communityEvents.id })
          .from(communityEvents)
          .where(lt(communityEvents.endsAt, before.ended)),
      ),
    )
    .returning({ id: eventSignUps.id });
  const unconfirmed = await tx
    .delete(eventSignUps)
    .where(and(eq(eventSignUps.state, 'unconfirmed'), lt(eventSignUps.stateAt, before.unconfirmed)))
    .returning({ id: eventSignUps.id });
  return ended.length + unconfirmed.length;
}

/** For the data export. */
export const signUpsOfUser = (db: Queryable, userId: string) =>
  db.select().from(eventSignUps).where(eq(eventSignUps.userId, userId)).orderBy(desc(eventSignUps.createdAt));
