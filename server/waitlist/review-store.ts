import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { EntryStatus } from '#contract/invitations.ts';
import type { Coverage } from '#contract/waitlist.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { beginningWith, containing, keyset } from '#server/platform/paging.ts';
import { statesWith } from './coverage.ts';
import { waitlistEntries } from './tables.ts';

export type Entry = typeof waitlistEntries.$inferSelect;
export type ReviewQuery = {
  status: EntryStatus | 'left' | 'all';
  coverage: Coverage | 'all';
  q: string;
  sort: 'created' | '-created' | 'email' | '-email';
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

function hasCoverage(coverage: Coverage): SQL | undefined {
  const states = statesWith(coverage);
  if (states === 'unknown') return isNull(waitlistEntries.state);
  return 'in' in states
    ? inArray(waitlistEntries.state, states.in)
    : notInArray(waitlistEntries.state, states.notIn);
}

function matches({ status, coverage, q }: Omit<ReviewQuery, 'sort'>): SQL | undefined {
  return and(
    status === 'left' ? isNotNull(waitlistEntries.leftAt) : undefined,
    status === 'left' || status === 'all'
      ? undefined
      : and(eq(waitlistEntries.status, status), isNull(waitlistEntries.leftAt)),
    coverage === 'all' ? undefined : hasCoverage(coverage),
    q === ''
      ? undefined
      : or(
          like(waitlistEntries.email, beginningWith(q.toLowerCase())),
          ilike(waitlistEntries.address, containing(q)),
        ),
  );
}

const SORTS = { created: waitlistEntries.createdAt, email: waitlistEntries.email };

/** Oldest first, unless asked otherwise: homes are looked at in the order they came. */
export async function reviewPage(
  db: Queryable,
  query: ReviewQuery & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, waitlistEntries.id, query);
  const found = await db
    .select({ ...getTableColumns(waitlistEntries), mark: keys.mark })
    .from(waitlistEntries)
    .where(and(matches(query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countMatching(db, query));
}

export async function countMatching(db: Queryable, query: Omit<ReviewQuery, 'sort'>): Promise<number> {
  const [sum] = await db.select({ total: count() }).from(waitlistEntries).where(matches(query));
  return sum?.total ?? 0;
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

export async function countWaiting(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ entries: count() })
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.status, 'waiting'), isNull(waitlistEntries.leftAt)));
  return row?.entries ?? 0;
}

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
