import type { z } from 'zod';
import type { exportOrders } from '#contract/money/orders-admin.ts';
import { peopleByAddress } from '#server/core/accounts/accounts.ts';
import { subjectsWith } from '#server/money/payments/payments.ts';
import type { Queryable } from '#server/platform/db.ts';
import { type Found, keyset } from '#server/platform/paging.ts';
import { and, eq, getTableColumns, gte, inArray, or, type SQL, sql } from '#server/platform/drizzle.ts';
import { readTally, sumOf, wordsOf } from '#server/platform/tallies.ts';
import { orders } from './tables.ts';

export type ListQuery = Omit<z.output<typeof exportOrders.query>, 'days'> & {
  /** Only orders placed at or after this time. */
  since: Date | undefined;
};

/**
 * The last eight characters of an order id, as people quote it. The first four or more of them match, too.
 */
const NUMBER = /^#?([0-9a-f]{4,8})$/i;

type Counted = { status: string; payWith: string; item: string; rows: number };

const counted = async (db: Queryable): Promise<Counted[]> =>
  (await readTally(db, 'orders')).map(({ part, rows }) => {
    const [status = '', payWith = '', item = ''] = wordsOf(part, 3);
    return { status, payWith, item, rows };
  });

/** Up to this many people are passed as ids. Above it, the query does the lookup itself. */
const FEW_PEOPLE = 2000;

/** Resolves the search text against small sets: people, and the names of items that were ever ordered. */
async function namedBy(db: Queryable, q: string, all: readonly Counted[]) {
  const typed = q.toLowerCase();
  const people = (await peopleByAddress(db, q).limit(FEW_PEOPLE + 1)).map(({ id }) => id);
  return {
    people:
      people.length > FEW_PEOPLE
        ? inArray(orders.userId, peopleByAddress(db, q))
        : sql`${orders.userId} = any(${sql.param(people)}::uuid[])`,
    hasPeople: people.length > 0,
    items: [...new Set(all.map(({ item }) => item))].filter((item) => item.toLowerCase().includes(typed)),
    number: NUMBER.exec(q)?.[1]?.toLowerCase(),
  };
}
type Named = Awaited<ReturnType<typeof namedBy>>;

const isNamed = ({ people, items, number }: Named): SQL =>
  or(
    people,
    sql`${orders.skuName} = any(${sql.param(items)}::text[])`,
    number === undefined ? undefined : sql`right(${orders.id}::text, 8) like ${`${number}%`}`,
  ) ?? sql`false`;

const matches = (
  db: Queryable,
  { status, payWith, money, since }: ListQuery,
  named: Named | undefined,
): SQL | undefined =>
  and(
    status === 'all' ? undefined : eq(orders.status, status),
    payWith === 'all' ? undefined : eq(orders.payWith, payWith),
    money === 'all' ? undefined : inArray(orders.id, subjectsWith(db, 'order', money)),
    since && gte(orders.createdAt, since),
    named && isNamed(named),
  );

export async function findMatching(db: Queryable, query: ListQuery): Promise<Found> {
  const all = await counted(db);
  const { q, status, payWith } = query;
  const named = q === '' ? undefined : await namedBy(db, q, all);
  const where = matches(db, query, named);
  const isCounted =
    query.since === undefined &&
    query.money === 'all' &&
    (named === undefined || (!named.hasPeople && named.number === undefined));
  if (!isCounted) return { where, total: await db.$count(orders, where) };
  const matching = all.filter(
    (one) =>
      (status === 'all' || one.status === status) &&
      (payWith === 'all' || one.payWith === payWith) &&
      (named === undefined || named.items.includes(one.item)),
  );
  return { where, total: sumOf(matching) };
}

export async function orderPage(
  db: Queryable,
  { where, total }: Found,
  asked: Pick<ListQuery, 'sort'> & { after?: string | undefined; limit: number },
) {
  const keys = keyset({ created: orders.createdAt }, orders.id, asked);
  const found = await db
    .select({ ...getTableColumns(orders), mark: keys.mark })
    .from(orders)
    .where(and(where, keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, total);
}

export const countPaid = async (db: Queryable): Promise<number> =>
  sumOf((await counted(db)).filter(({ status }) => status === 'PAID'));

/** Per item: orders that weren't canceled, and how many of those are waiting to be fulfilled. */
export async function countBySku(db: Queryable, skuIds: readonly string[]) {
  const [sold, open] = [
    await readTally(db, 'orders-sold', skuIds),
    await readTally(db, 'orders-open', skuIds),
  ].map((counts) => new Map(counts.map(({ part, rows }) => [part, rows])));
  return skuIds.map((skuId) => ({ skuId, sold: sold?.get(skuId) ?? 0, open: open?.get(skuId) ?? 0 }));
}
