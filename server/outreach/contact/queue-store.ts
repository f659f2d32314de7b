import { and, asc, eq, getTableColumns, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import {
  startsWithText,
  type Found,
  keyset,
  findMatches,
  type Match,
  containsText,
} from '#server/platform/paging.ts';
import { first } from '#server/platform/rows.ts';
import { readTally, sumOf, wordsOf } from '#server/platform/tallies.ts';
import { contactEvents, contactMessages, contactReplies, nameAndSubject } from './tables.ts';

export type Message = typeof contactMessages.$inferSelect;
export type Reply = typeof contactReplies.$inferSelect;

export type QueueQuery = {
  status: 'open' | 'overdue' | 'answered' | 'closed' | 'all';
  assignee: 'all' | 'me' | 'nobody';
  q: string;
  sort: 'due' | '-due' | 'created' | '-created';
};
/** The viewer and the time, which "mine" and "overdue" depend on. */
export type Viewer = { me: string; now: Date };

const isOverdue = (now: Date) => and(eq(contactMessages.status, 'open'), lt(contactMessages.dueAt, now));

function matches({ status, assignee }: Omit<QueueQuery, 'sort' | 'q'>, { me, now }: Viewer): SQL | undefined {
  return and(
    status === 'overdue' ? isOverdue(now) : undefined,
    status === 'overdue' || status === 'all' ? undefined : eq(contactMessages.status, status),
    assignee === 'me' ? eq(contactMessages.assignee, me) : undefined,
    assignee === 'nobody' ? isNull(contactMessages.assignee) : undefined,
  );
}

const SORTS = { due: contactMessages.dueAt, created: contactMessages.createdAt };
/** Lists show only the start of a message, which can have 5,000 characters. */
const EXCERPT = 160;

type Counted = { status: Message['status']; assignee: string; rows: number };

async function counted(db: Queryable): Promise<Counted[]> {
  return (await readTally(db, 'messages')).map(({ part, rows }) => {
    const [status, assignee = ''] = wordsOf(part, 2);
    return { status: status as Counted['status'], assignee, rows };
  });
}

/** The last eight characters of a message's id, as people quote it. */
const REFERENCE = /^#?([0-9a-f]{8})$/i;

function byReference(q: string): Match[] {
  const typed = REFERENCE.exec(q)?.[1]?.toLowerCase();
  if (typed === undefined) return [];
  const is = sql`right(${contactMessages.id}::text, 8) = ${typed}`;
  return [{ is, by: is }];
}

export async function findMatching(
  db: Queryable,
  query: Omit<QueueQuery, 'sort'>,
  asking: Viewer,
): Promise<Found> {
  const where = matches(query, asking);
  const { status, assignee, q } = query;
  if (q !== '') {
    const either = [
      startsWithText(contactMessages.email, q),
      containsText(nameAndSubject(contactMessages), q),
      ...byReference(q),
    ];
    return findMatches(db, { table: contactMessages, id: contactMessages.id, where, either });
  }
  // Messages become overdue without a write, so count them among the few open ones.
  if (status === 'overdue') return { where, total: await db.$count(contactMessages, where) };
  const matching = (await counted(db)).filter(
    (one) =>
      (status === 'all' || one.status === status) &&
      (assignee === 'all' || one.assignee === (assignee === 'me' ? asking.me : '')),
  );
  return { where, total: sumOf(matching) };
}

export async function queuePage(
  db: Queryable,
  { where, total }: Found,
  asked: Pick<QueueQuery, 'sort'> & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, contactMessages.id, asked);
  const found = await db
    .select({
      ...getTableColumns(contactMessages),
      message: sql<string>`left(${contactMessages.message}, ${EXCERPT})`,
      replies: sql<number>`(select count(*)::int from ${contactReplies} where ${contactReplies.messageId} = ${contactMessages.id})`,
      mark: keys.mark,
    })
    .from(contactMessages)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, total);
}

export async function countByStatus(db: Queryable): Promise<Map<Message['status'], number>> {
  const sums = new Map<Message['status'], number>();
  for (const { status, rows } of await counted(db)) sums.set(status, (sums.get(status) ?? 0) + rows);
  return sums;
}

export const countOverdue = (db: Queryable, now: Date): Promise<number> =>
  db.$count(contactMessages, isOverdue(now));

export const findMessage = async (db: Queryable, id: string): Promise<Message | undefined> =>
  first(await db.select().from(contactMessages).where(eq(contactMessages.id, id)));

/**
 * Locks the message until the transaction ends, so the second of two administrators sees the first one's
 * change.
 */
export const lockMessage = async (tx: Tx, id: string): Promise<Message | undefined> =>
  first(await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update'));

/** The message's state without its text, for the audit log. */
export async function findFacts(tx: Tx, id: string) {
  const message = await findMessage(tx, id);
  const replies = await tx.$count(contactReplies, eq(contactReplies.messageId, id));
  const events = await tx.$count(contactEvents, eq(contactEvents.messageId, id));
  const { status = null, assignee = null, dueAt } = message ?? {};
  return { status, assignee, due: dueAt?.toISOString() ?? null, answers: replies, notes: events };
}

export const updateMessage = (
  tx: Tx,
  id: string,
  to: Partial<Pick<Message, 'status' | 'assignee' | 'dueAt' | 'answeredAt'>>,
) => tx.update(contactMessages).set(to).where(eq(contactMessages.id, id));

export const markAnswered = (tx: Tx, id: string, answeredAt: Date) =>
  tx
    .update(contactMessages)
    .set({ status: 'answered', answeredAt })
    .where(and(eq(contactMessages.id, id), eq(contactMessages.status, 'open')));

export const repliesTo = (db: Queryable, messageId: string): Promise<Reply[]> =>
  db
    .select()
    .from(contactReplies)
    .where(eq(contactReplies.messageId, messageId))
    .orderBy(asc(contactReplies.createdAt), asc(contactReplies.id));

export const eventsOf = (db: Queryable, messageId: string) =>
  db
    .select()
    .from(contactEvents)
    .where(eq(contactEvents.messageId, messageId))
    .orderBy(asc(contactEvents.createdAt), asc(contactEvents.id));

export const insertEvent = (tx: Tx, event: typeof contactEvents.$inferInsert) =>
  tx.insert(contactEvents).values(event);

/** Returns undefined if the id already exists. */
export const insertReply = async (tx: Tx, reply: typeof contactReplies.$inferInsert) =>
  first(await tx.insert(contactReplies).values(reply).onConflictDoNothing().returning());

const isDue = (id: string) => and(eq(contactReplies.id, id), eq(contactReplies.mail, 'due'));
const isFree = (staleBefore: Date) =>
  or(isNull(contactReplies.mailTryAt), lt(contactReplies.mailTryAt, staleBefore));

/** Claims the send. Only one worker gets the row, and a stale claim from a dead worker can be taken over. */
export const claimReply = async (db: Queryable, id: string, now: Date, staleBefore: Date) =>
  first(
    await db
      .update(contactReplies)
      .set({ mailTryAt: now })
      .where(and(isDue(id), isFree(staleBefore)))
      .returning(),
  );

export const updateReply = (
  db: Queryable,
  id: string,
  to: Partial<Pick<Reply, 'mail' | 'mailTryAt' | 'sentAt'>>,
) => db.update(contactReplies).set(to).where(eq(contactReplies.id, id));

/** Moves a reply from refused to due. Of two concurrent calls, only one does. */
export const retryReply = async (tx: Tx, id: string, messageId?: string) =>
  first(
    await tx
      .update(contactReplies)
      .set({ mail: 'due', mailTryAt: null })
      .where(
        and(
          eq(contactReplies.id, id),
          messageId === undefined ? undefined : eq(contactReplies.messageId, messageId),
          eq(contactReplies.mail, 'refused'),
        ),
      )
      .returning(),
  );

/** Unsent, unclaimed replies from that time range, oldest first. */
export const listDueReplies = (db: Queryable, between: { from: Date; to: Date }, staleBefore: Date) =>
  db
    .select({ id: contactReplies.id })
    .from(contactReplies)
    .where(
      and(
        eq(contactReplies.mail, 'due'),
        isFree(staleBefore),
        gt(contactReplies.createdAt, between.from),
        lt(contactReplies.createdAt, between.to),
      ),
    )
    .orderBy(asc(contactReplies.createdAt))
    .limit(500);

/** Unsent replies older than this. */
export const listStuckReplies = (db: Queryable, before: Date) =>
  db
    .select()
    .from(contactReplies)
    .where(and(eq(contactReplies.mail, 'due'), lt(contactReplies.createdAt, before)));
