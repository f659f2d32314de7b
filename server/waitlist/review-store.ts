import { and, asc, count, desc, eq, ilike, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { EntryStatus } from '#contract/invitations.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { waitlistEntries } from './tables.ts';

export type Entry = typeof waitlistEntries.$inferSelect;
export type ReviewQuery = {
  status: EntryStatus | 'left' | 'all';
  search: string;
  page: number;
  pageSize: number;
};

/** Held until the transaction ends: of two administrators one decides first, and the other sees what came of it. */
export const lockEntry = async (tx: Tx, id: string): Promise<Entry | undefined> =>
  (await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update'))[0];

/** Several at once are taken in one order, so that no two transactions wait for each other. */
export const lockEntries = (tx: Tx, ids: readonly string[]): Promise<Pick<Entry, 'id'>[]> =>
  tx
    .select({ id: waitlistEntries.id })
    .from(waitlistEntries)
    .where(inArray(waitlistEntries.id, [...ids]))
    .orderBy(asc(waitlistEntries.id))
    .for('update');

export const findEntry = async (db: Queryable, id: string): Promise<Entry | undefined> =>
  (await db.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)))[0];

export const findEntries = (db: Queryable, ids: readonly string[]): Promise<Entry[]> =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(waitlistEntries)
        .where(inArray(waitlistEntries.id, [...ids]));

export const updateEntry = (
  tx: Tx,
  id: string,
  to: Partial<
    Pick<Entry, 'status' | 'decidedAt' | 'decidedBy' | 'declineReason' | 'decisionMail' | 'decisionTryAt'>
  >,
) => tx.update(waitlistEntries).set(to).where(eq(waitlistEntries.id, id));

/** Everybody an address put on the list, who has not left. */
export const entriesOf = (db: Queryable, email: string): Promise<Entry[]> =>
  db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.email, email), isNull(waitlistEntries.leftAt)))
    .orderBy(desc(waitlistEntries.askedAt));

/** What somebody typed is looked for as it is: signs that mean something to LIKE do not. */
const asTyped = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Oldest first: homes are looked at in the order they came. */
export async function reviewPage(db: Queryable, { status, search, page, pageSize }: ReviewQuery) {
  const where = and(
    status === 'left' ? isNotNull(waitlistEntries.leftAt) : undefined,
    status === 'left' || status === 'all'
      ? undefined
      : and(eq(waitlistEntries.status, status), isNull(waitlistEntries.leftAt)),
    search === ''
      ? undefined
      : or(ilike(waitlistEntries.email, asTyped(search)), ilike(waitlistEntries.address, asTyped(search))),
  );
  const [sum] = await db.select({ total: count() }).from(waitlistEntries).where(where);
  const entries = await db
    .select()
    .from(waitlistEntries)
    .where(where)
    .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { entries, total: sum?.total ?? 0 };
}

/** How many there are of each kind; who has left is counted apart. */
export const countByStatus = (db: Queryable) =>
  db
    .select({
      status: sql<
        EntryStatus | 'left'
      >`case when ${waitlistEntries.leftAt} is null then ${waitlistEntries.status} else 'left' end`,
      entries: count(),
    })
    .from(waitlistEntries)
    .groupBy(sql`1`);

/** Decided anew, invited meanwhile, or gone: that has a mail of its own, or needs none. */
const isDecisionToSend = (staleBefore: Date) =>
  and(
    eq(waitlistEntries.decisionMail, 'due'),
    inArray(waitlistEntries.status, ['approved', 'declined']),
    isNull(waitlistEntries.leftAt),
    or(isNull(waitlistEntries.decisionTryAt), lt(waitlistEntries.decisionTryAt, staleBefore)),
  );

/** Takes the sending for oneself: of two workers one gets the row, and a dead one's is free again. */
export const claimDecisionMail = async (
  db: Queryable,
  { id, decidedAt }: { id: string; decidedAt: Date },
  now: Date,
  staleBefore: Date,
): Promise<Entry | undefined> =>
  (
    await db
      .update(waitlistEntries)
      .set({ decisionTryAt: now })
      .where(
        and(
          eq(waitlistEntries.id, id),
          eq(waitlistEntries.decidedAt, decidedAt),
          isDecisionToSend(staleBefore),
        ),
      )
      .returning()
  )[0];

/** Not of a decision that was made since. */
export const updateDecisionMail = (
  db: Queryable,
  { id, decidedAt }: { id: string; decidedAt: Date },
  decisionMail: Entry['decisionMail'],
) =>
  db
    .update(waitlistEntries)
    .set({ decisionMail, decisionTryAt: null })
    .where(and(eq(waitlistEntries.id, id), eq(waitlistEntries.decidedAt, decidedAt)));

export const listDueDecisions = (db: Queryable, times: { madeBefore: Date; staleBefore: Date }) =>
  db
    .select({ id: waitlistEntries.id, decidedAt: waitlistEntries.decidedAt })
    .from(waitlistEntries)
    .where(and(isDecisionToSend(times.staleBefore), lt(waitlistEntries.decidedAt, times.madeBefore)))
    .orderBy(asc(waitlistEntries.decidedAt))
    .limit(500);
