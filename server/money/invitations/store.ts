import { prepared, type Queryable, type Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { invitations } from './tables.ts';

type Bytes = Uint8Array<ArrayBuffer>;
export type Invitation = typeof invitations.$inferSelect;
const isLive = isNull(invitations.withdrawnAt);

export const insertInvitation = async (tx: Tx, row: typeof invitations.$inferInsert) =>
  first(await tx.insert(invitations).values(row).onConflictDoNothing().returning());

export const findByToken = async (db: Queryable, tokenHash: Bytes) =>
  first(await db.select().from(invitations).where(eq(invitations.tokenHash, tokenHash)));

/** The live invitation of each entry, including an accepted one. */
export const liveOf = (db: Queryable, entryIds: readonly string[]): Promise<Invitation[]> =>
  entryIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(invitations)
        .where(and(inArray(invitations.entryId, [...entryIds]), isLive));

/** Returns all invitations sent for an entry, oldest first. */
export const invitationsOf = (db: Queryable, entryId: string): Promise<Invitation[]> =>
  db.select().from(invitations).where(eq(invitations.entryId, entryId)).orderBy(asc(invitations.createdAt));

const acceptedQuery = prepared((db) =>
  db
    .select()
    .from(invitations)
    .where(and(eq(invitations.acceptedBy, sql.placeholder('userId')), isLive))
    .orderBy(desc(invitations.acceptedAt))
    .prepare('invitations_accepted'),
);
/** Returns the invitations a person accepted, newest first. */
export const acceptedBy = (db: Queryable, userId: string): Promise<Invitation[]> =>
  acceptedQuery(db).execute({ userId });

/** Guarded update: of two concurrent calls, only one gets the row. */
export const takeInvitation = async (tx: Tx, id: string, now: Date) =>
  first(
    await tx
      .update(invitations)
      .set({ acceptedAt: now })
      .where(
        and(eq(invitations.id, id), isLive, isNull(invitations.acceptedAt), gt(invitations.expiresAt, now)),
      )
      .returning(),
  );

export const assignToUser = (tx: Tx, id: string, userId: string) =>
  tx.update(invitations).set({ acceptedBy: userId }).where(eq(invitations.id, id));

/** Leaves out invitations that led to a membership. */
export const withdrawLive = async (tx: Tx, entryId: string, now: Date) =>
  first(
    await tx
      .update(invitations)
      .set({ withdrawnAt: now })
      .where(and(eq(invitations.entryId, entryId), isLive, isNull(invitations.finishedAt)))
      .returning(),
  );

export const finishAccepted = (tx: Tx, userId: string, now: Date) =>
  tx
    .update(invitations)
    .set({ finishedAt: now })
    .where(
      and(
        eq(invitations.acceptedBy, userId),
        isNotNull(invitations.acceptedAt),
        isLive,
        isNull(invitations.finishedAt),
      ),
    )
    .returning({ entryId: invitations.entryId });

const isToSend = (now: Date, staleBefore: Date) =>
  and(
    eq(invitations.mail, 'due'),
    isLive,
    isNull(invitations.acceptedAt),
    gt(invitations.expiresAt, now),
    or(isNull(invitations.mailTryAt), lt(invitations.mailTryAt, staleBefore)),
  );

/** Claims the send. Only one worker gets the row, and a stale claim from a dead worker can be taken over. */
export const claimMail = async (db: Queryable, id: string, now: Date, staleBefore: Date) =>
  first(
    await db
      .update(invitations)
      .set({ mailTryAt: now })
      .where(and(eq(invitations.id, id), isToSend(now, staleBefore)))
      .returning(),
  );

export const updateMail = (db: Queryable, id: string, mail: Invitation['mail']) =>
  db.update(invitations).set({ mail, mailTryAt: null }).where(eq(invitations.id, id));

export const listDue = (db: Queryable, now: Date, times: { madeBefore: Date; staleBefore: Date }) =>
  db
    .select({ id: invitations.id })
    .from(invitations)
    .where(and(isToSend(now, times.staleBefore), lt(invitations.createdAt, times.madeBefore)))
    .orderBy(asc(invitations.createdAt))
    .limit(500);
