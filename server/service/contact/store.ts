import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { containsText, startsWithText } from '#server/platform/paging.ts';
import { and, asc, count, eq, gt, inArray, isNull, lt, ne, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { nameAndSubject, visitors } from './tables.ts';

export type Visitor = typeof visitors.$inferSelect;
export type NewVisitor = Pick<
  typeof visitors.$inferInsert,
  'caseId' | 'firstName' | 'lastName' | 'email' | 'subject' | 'language' | 'digest' | 'acknowledgement'
> & { createdAt: Date };

/** Serializes submissions of one sender, so a double click is detected. */
export const lockSender = (tx: Tx, email: string) => lockName(tx, `contact:${email}`);

/** Finds an identical message from the same address since then. */
export const findSame = async (db: Queryable, { email, digest }: NewVisitorKey, since: Date) =>
  first(
    await db
      .select({ caseId: visitors.caseId, createdAt: visitors.createdAt })
      .from(visitors)
      .where(and(eq(visitors.email, email), gt(visitors.createdAt, since), eq(visitors.digest, digest))),
  );
type NewVisitorKey = Pick<NewVisitor, 'email' | 'digest'>;

export const insertVisitor = (tx: Tx, visitor: NewVisitor) => tx.insert(visitors).values(visitor);

export const findVisitor = async (db: Queryable, caseId: string): Promise<Visitor | undefined> =>
  first(await db.select().from(visitors).where(eq(visitors.caseId, caseId)));

export const findVisitors = (db: Queryable, caseIds: readonly string[]): Promise<Visitor[]> =>
  caseIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(visitors)
        .where(inArray(visitors.caseId, [...caseIds]));

export const visitorsAt = (db: Queryable, email: string) =>
  db.select().from(visitors).where(eq(visitors.email, email));

/** Cases of visitors whose address starts with this text, or whose name or subject contains it. */
export async function searchVisitors(db: Queryable, q: string, limit: number): Promise<string[]> {
  const found = await db
    .select({ caseId: visitors.caseId })
    .from(visitors)
    .where(or(startsWithText(visitors.email, q).by, containsText(nameAndSubject(visitors), q).by))
    .limit(limit);
  return found.map(({ caseId }) => caseId);
}

/** Counts messages from an address since then that were or will be acknowledged. */
export async function countAcknowledged(tx: Tx, email: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ messages: count() })
    .from(visitors)
    .where(
      and(eq(visitors.email, email), gt(visitors.createdAt, since), ne(visitors.acknowledgement, 'withheld')),
    );
  return row?.messages ?? 0;
}

const isDue = or(eq(visitors.forward, 'due'), eq(visitors.acknowledgement, 'due'));
const isFree = (staleBefore: Date) => or(isNull(visitors.mailTryAt), lt(visitors.mailTryAt, staleBefore));

/**
 * Claims a message's emails. Only one worker gets the row, and a stale claim from a dead worker can be taken
 * over.
 */
export const claimMails = async (db: Queryable, caseId: string, now: Date, staleBefore: Date) =>
  first(
    await db
      .update(visitors)
      .set({ mailTryAt: now })
      .where(and(eq(visitors.caseId, caseId), isDue, isFree(staleBefore)))
      .returning(),
  );

type MailStates = Partial<Pick<Visitor, 'forward' | 'acknowledgement' | 'mailTryAt'>>;
export const updateMails = (db: Queryable, caseId: string, states: MailStates) =>
  db.update(visitors).set(states).where(eq(visitors.caseId, caseId));

/** Messages from that time range with unsent, unclaimed emails, oldest first. */
export const listDue = (db: Queryable, between: { from: Date; to: Date }, staleBefore: Date) =>
  db
    .select({ id: visitors.caseId })
    .from(visitors)
    .where(
      and(
        isDue,
        isFree(staleBefore),
        gt(visitors.createdAt, between.from),
        lt(visitors.createdAt, between.to),
      ),
    )
    .orderBy(asc(visitors.createdAt))
    .limit(500);

/** Stops forwarding messages older than this. The team can still read them. */
export const stopForwarding = (db: Queryable, before: Date) =>
  db
    .update(visitors)
    .set({ forward: 'given-up' })
    .where(and(eq(visitors.forward, 'due'), lt(visitors.createdAt, before)))
    .returning({ id: visitors.caseId });

export const listOld = async (db: Queryable, before: Date): Promise<string[]> =>
  (
    await db.select({ id: visitors.caseId }).from(visitors).where(lt(visitors.createdAt, before)).limit(5000)
  ).map(({ id }) => id);
