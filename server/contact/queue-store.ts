import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  gt,
  ilike,
  isNull,
  like,
  lt,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { beginningWith, containing, keyset } from '#server/platform/paging.ts';
import { first } from '#server/platform/rows.ts';
import { contactEvents, contactMessages, contactReplies } from './tables.ts';

export type Message = typeof contactMessages.$inferSelect;
export type Reply = typeof contactReplies.$inferSelect;

export type QueueQuery = {
  status: 'open' | 'overdue' | 'answered' | 'closed' | 'all';
  assignee: 'all' | 'me' | 'nobody';
  q: string;
  sort: 'due' | '-due' | 'created' | '-created';
};
/** Who asks, and when: "mine" and "overdue" hang on it. */
export type Asking = { me: string; now: Date };

const isOverdue = (now: Date) => and(eq(contactMessages.status, 'open'), lt(contactMessages.dueAt, now));

function matches({ status, assignee, q }: Omit<QueueQuery, 'sort'>, { me, now }: Asking): SQL | undefined {
  return and(
    status === 'overdue' ? isOverdue(now) : undefined,
    status === 'overdue' || status === 'all' ? undefined : eq(contactMessages.status, status),
    assignee === 'me' ? eq(contactMessages.assignee, me) : undefined,
    assignee === 'nobody' ? isNull(contactMessages.assignee) : undefined,
    q === ''
      ? undefined
      : or(
          like(contactMessages.email, beginningWith(q.toLowerCase())),
          ilike(contactMessages.subject, containing(q)),
          ilike(sql`${contactMessages.firstName} || ' ' || ${contactMessages.lastName}`, containing(q)),
        ),
  );
}

const SORTS = { due: contactMessages.dueAt, created: contactMessages.createdAt };
/** A list shows how a message begins; the whole of it can be 5,000 letters long. */
const EXCERPT = 160;

export async function queuePage(
  db: Queryable,
  query: QueueQuery & { after?: string | undefined; limit: number },
  asking: Asking,
) {
  const keys = keyset(SORTS, contactMessages.id, query);
  const found = await db
    .select({
      ...getTableColumns(contactMessages),
      message: sql<string>`left(${contactMessages.message}, ${EXCERPT})`,
      replies: sql<number>`(select count(*)::int from ${contactReplies} where ${contactReplies.messageId} = ${contactMessages.id})`,
      mark: keys.mark,
    })
    .from(contactMessages)
    .where(and(matches(query, asking), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countMatching(db, query, asking));
}

export async function countMatching(
  db: Queryable,
  query: Omit<QueueQuery, 'sort'>,
  asking: Asking,
): Promise<number> {
  const [sum] = await db.select({ total: count() }).from(contactMessages).where(matches(query, asking));
  return sum?.total ?? 0;
}

export const countByStatus = (db: Queryable) =>
  db
    .select({ status: contactMessages.status, messages: count() })
    .from(contactMessages)
    .groupBy(contactMessages.status);

export const countOpen = async (db: Queryable, overdueAt?: Date): Promise<number> =>
  first(
    await db
      .select({ messages: count() })
      .from(contactMessages)
      .where(overdueAt ? isOverdue(overdueAt) : eq(contactMessages.status, 'open')),
  )?.messages ?? 0;

export const findMessage = async (db: Queryable, id: string): Promise<Message | undefined> =>
  first(await db.select().from(contactMessages).where(eq(contactMessages.id, id)));

/** Held until the transaction ends: of two administrators one acts first, and the other sees what came of it. */
export const lockMessage = async (tx: Tx, id: string): Promise<Message | undefined> =>
  first(await tx.select().from(contactMessages).where(eq(contactMessages.id, id)).for('update'));

/** How a message stands, without a word of it: for the history of what was done. */
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

export const answerOpen = (tx: Tx, id: string, answeredAt: Date) =>
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

/** Nothing when the id is taken. */
export const insertReply = async (tx: Tx, reply: typeof contactReplies.$inferInsert) =>
  first(await tx.insert(contactReplies).values(reply).onConflictDoNothing().returning());

const isDue = (id: string) => and(eq(contactReplies.id, id), eq(contactReplies.mail, 'due'));
const isFree = (staleBefore: Date) =>
  or(isNull(contactReplies.mailTryAt), lt(contactReplies.mailTryAt, staleBefore));

/** Takes the sending for oneself: of two workers one gets the row, and a dead one's is free again. */
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

/** From refused to due: of two who press at once, one does. */
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

/** Answers of that time that are still to be sent and nobody is sending, oldest first. */
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

/** Answers older than this that never went out. */
export const listStuckReplies = (db: Queryable, before: Date) =>
  db
    .select()
    .from(contactReplies)
    .where(and(eq(contactReplies.mail, 'due'), lt(contactReplies.createdAt, before)));
