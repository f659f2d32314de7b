import { and, count, eq, getTableColumns, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { exportOrders } from '#contract/orders-admin.ts';
import { peopleByAddress } from '#server/accounts/accounts.ts';
import { subjectsWith } from '#server/payments/payments.ts';
import type { Queryable } from '#server/platform/db.ts';
import { containing, keyset } from '#server/platform/paging.ts';
import { orders } from './tables.ts';

export type ListQuery = Omit<z.output<typeof exportOrders.query>, 'days'> & {
  /** Placed at or after this moment. */
  since: Date | undefined;
};

/** The last eight signs of an order's id, as people read them out; the first of them alone are found, too. */
const NUMBER = /^#?([0-9a-f]{4,8})$/i;

function named(db: Queryable, q: string): SQL | undefined {
  if (q === '') return undefined;
  const number = NUMBER.exec(q)?.[1];
  return or(
    inArray(orders.userId, peopleByAddress(db, q)),
    ilike(orders.skuName, containing(q)),
    number === undefined ? undefined : sql`right(${orders.id}::text, 8) like ${`${number.toLowerCase()}%`}`,
  );
}

const matches = (db: Queryable, { status, payWith, money, since, q }: ListQuery): SQL | undefined =>
  and(
    status === 'all' ? undefined : eq(orders.status, status),
    payWith === 'all' ? undefined : eq(orders.payWith, payWith),
    money === 'all' ? undefined : inArray(orders.id, subjectsWith(db, 'order', money)),
    since && gte(orders.createdAt, since),
    named(db, q),
  );

export async function orderPage(
  db: Queryable,
  query: ListQuery & { after?: string | undefined; limit: number },
) {
  const keys = keyset({ created: orders.createdAt }, orders.id, query);
  const found = await db
    .select({ ...getTableColumns(orders), mark: keys.mark })
    .from(orders)
    .where(and(matches(db, query), keys.beyond))
    .orderBy(...keys.order)
    .limit(keys.limit);
  return keys.pageOf(found, await countMatching(db, query));
}

export async function countMatching(db: Queryable, query: ListQuery): Promise<number> {
  const [row] = await db.select({ total: count() }).from(orders).where(matches(db, query));
  return row?.total ?? 0;
}

export const countPaid = (db: Queryable) => db.$count(orders, eq(orders.status, 'PAID'));

/** How often each item was ordered and not cancelled, and how many of those wait to be handed over. */
export const countBySku = (db: Queryable, skuIds: readonly string[]) =>
  skuIds.length === 0
    ? Promise.resolve([])
    : db
        .select({
          skuId: orders.skuId,
          sold: sql<number>`count(*) filter (where ${orders.status} in ('PAID', 'FULFILLED'))`.mapWith(
            Number,
          ),
          open: sql<number>`count(*) filter (where ${orders.status} in ('PENDING', 'PAID'))`.mapWith(Number),
        })
        .from(orders)
        .where(inArray(orders.skuId, [...skuIds]))
        .groupBy(orders.skuId);
