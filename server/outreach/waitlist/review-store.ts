import type { EntryStatus } from '#contract/outreach/invitations.ts';
import type { Coverage } from '#contract/outreach/waitlist.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { startsWithText, type Found, keyset, findMatches, containsText } from '#server/platform/paging.ts';
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  type SQL,
} from '#server/platform/drizzle.ts';
import { readTally, sumOf, wordsOf } from '#server/platform/tallies.ts';
import { coverageOf } from '#server/outreach/addresses/coverage.ts';
import { waitlistEntries } from './tables.ts';

export type Entry = typeof waitlistEntries.$inferSelect;
export type ReviewQuery = {
  status: EntryStatus | 'left' | 'all';
  coverage: Coverage | 'all';
  q: string;
  sort: 'created' | '-created' | 'email' | '-email';
};

/**
 * Locks the entry until the transaction ends, so the second of two administrators sees the first one's
 * decision.
 */
export const lockEntry = async (tx: Tx, id: string): Promise<Entry | undefined> =>
  (await tx.select().from(waitlistEntries).where(eq(waitlistEntries.id, id)).for('update'))[0];

/** Always locks in the same order, to avoid deadlocks. */
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

/** All entries of an email address that haven't left. */
export const entriesOf = (db: Queryable, email: string): Promise<Entry[]> =>
  db
    .select()
    .from(waitlistEntries)
    .where(and(eq(waitlistEntries.email, email), isNull(waitlistEntries.leftAt)))
    .orderBy(desc(waitlistEntries.askedAt));

function matches({ status }: Pick<ReviewQuery, 'status'>, covered: SQL | undefined): SQL | undefined {
  return and(
    status === 'left' ? isNotNull(waitlistEntries.leftAt) : undefined,
    status === 'left' || status === 'all'
      ? undefined
      : and(eq(waitlistEntries.status, status), isNull(waitlistEntries.leftAt)),
    covered,
  );
}

type Counted = { status: EntryStatus | 'left'; state: string | null; rows: number };

/** Totals by status and state. Entries that left are counted separately. */
async function counted(db: Queryable): Promise<Counted[]> {
  return (await readTally(db, 'waitlist')).map(({ part, rows }) => {
    const [status, state] = wordsOf(part, 2);
    return { status: status as Counted['status'], state: state || null, rows };
  });
}

/** Filters by coverage using the states that occur, so an index applies. */
function inStates(coverage: ReviewQuery['coverage'], asked: readonly Counted[]): SQL | undefined {
  if (coverage === 'all') return undefined;
  if (coverage === 'unknown') return isNull(waitlistEntries.state);
  return inArray(waitlistEntries.state, [...new Set(asked.flatMap(({ state }) => state ?? []))]);
}

export async function findMatching(db: Queryable, query: Omit<ReviewQuery, 'sort'>): Promise<Found> {
  const { status, coverage, q } = query;
  const covered = (await counted(db)).filter(
    ({ state }) => coverage === 'all' || coverageOf(state) === coverage,
  );
  const where = matches(query, inStates(coverage, covered));
  if (q !== '') {
    const either = [startsWithText(waitlistEntries.email, q), containsText(waitlistEntries.address, q)];
    return findMatches(db, { table: waitlistEntries, id: waitlistEntries.id, where, either });
  }
  return { where, total: sumOf(covered.filter((one) => status === 'all' || one.status === status)) };
}

const SORTS = { created: waitlistEntries.createdAt, email: waitlistEntries.email };

/** Oldest first by default: homes are reviewed in the order they came in. */
export async function reviewPage(
  db: Queryable,
  { where, total }: Found,
  asked: Pick<ReviewQuery, 'sort'> & { after?: string | undefined; limit: number },
) {
  const keys = keyset(SORTS, waitlistEntries.id, asked);
  const found = await db
    .select({ ...getTableColumns(waitlistEntries), mark: keys.mark })
    .from(waitlistEntries)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, total);
}

export async function countByStatus(db: Queryable): Promise<Map<EntryStatus | 'left', number>> {
  const sums = new Map<EntryStatus | 'left', number>();
  for (const { status, rows } of await counted(db)) sums.set(status, (sums.get(status) ?? 0) + rows);
  return sums;
}

export const countWaiting = async (db: Queryable): Promise<number> =>
  (await countByStatus(db)).get('waiting') ?? 0;
