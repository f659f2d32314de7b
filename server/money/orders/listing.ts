import type { z } from 'zod';
import { orderNumber } from '#contract/money/orders.ts';
import type { exportOrders, listAdminOrders } from '#contract/money/orders-admin.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { countFlagged, moneyOf, paymentOf } from '#server/money/payments/payments.ts';
import { after, days } from '#server/platform/clock.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import * as list from './listing-store.ts';
import { noSuchOrder } from './paying.ts';
import { showOrder } from './to-contract.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;

const sinceOf = (asked: string, now: Date): Date | undefined =>
  asked === 'all' ? undefined : after(now, -days(Number(asked)));

async function withPeople(db: Queryable, rows: readonly store.OrderRow[]) {
  const people = await peopleById(
    db,
    rows.flatMap(({ userId }) => userId ?? []),
  );
  const money = await moneyOf(
    db,
    'order',
    rows.filter(({ payWith }) => payWith === 'card').map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    item: row.skuName,
    email: (row.userId && people.get(row.userId)?.email) ?? null,
    isFlagged: money.get(row.id)?.isFlagged ?? false,
    refund: money.get(row.id)?.refund ?? null,
  }));
}

/** Returns one page of all orders, with counts of those that need action. */
export async function listForTeam(
  { db, clock }: ListDeps,
  { days: asked, ...query }: z.output<typeof listAdminOrders.query>,
) {
  const found = await list.findMatching(db, { ...query, since: sinceOf(asked, clock.now()) });
  const { rows, ...page } = await list.orderPage(db, found, query);
  const counts = { paid: await list.countPaid(db), flagged: await countFlagged(db) };
  return { ...page, rows: await withPeople(db, rows), counts };
}

const ROWS_AT_ONCE = 1000;

/**
 * Exports all matching orders. The audit log records who exported how many rows before the first row is sent.
 */
export async function exportForTeam(
  { db, clock }: ListDeps,
  admin: Pick<Member, 'id' | 'device'>,
  query: z.output<typeof exportOrders.query>,
): Promise<FileReply> {
  const now = clock.now();
  const { days: asked, ...rest } = query;
  const listed = { ...rest, since: sinceOf(asked, now) };
  const matching = await list.findMatching(db, listed);
  await recordExport(db, admin, { at: now, list: 'orders', query, rows: matching.total });
  const found = everyRow(async (from) => {
    const page = await list.orderPage(db, matching, { ...listed, after: from, limit: ROWS_AT_ONCE });
    return { ...page, rows: await withPeople(db, page.rows) };
  });
  async function* cells() {
    for await (const order of found)
      yield [
        orderNumber(order),
        order.createdAt.toISOString(),
        order.email,
        order.item,
        order.status,
        order.payWith,
        order.payWith === 'points' ? order.pointsUsed : null,
        order.payWith === 'card' ? (order.amountCents / 100).toFixed(2) : null,
        order.payWith === 'card' ? (order.taxCents / 100).toFixed(2) : null,
        order.refund,
        order.isFlagged ? 'yes' : null,
      ];
  }
  return csvFile(`purchases-${now.toISOString().slice(0, 10)}.csv`, say().exportHeaders.purchases, cells());
}

/** Returns one order for the team, with its owner and the state of its payment. */
export async function orderForTeam(deps: Pick<Deps, 'db' | 'masterKeys'>, orderId: string) {
  const { db } = deps;
  const order = await store.findOrder(db, orderId);
  if (!order) throw noSuchOrder();
  const { userId } = order;
  const person = userId ? (await peopleById(db, [userId])).get(userId) : undefined;
  const payment = order.payWith === 'card' ? await paymentOf(db, 'order', orderId) : undefined;
  const events = await store.eventsOf(db, [orderId]);
  const shown = await showOrder(deps, order);
  return {
    ...shown,
    member: userId && person ? { id: userId, ...person } : null,
    payment: payment ?? null,
    refundAskedAt: payment?.refundAskedAt ?? null,
    mails: events.flatMap(({ status, mail }) => (mail === 'none' ? [] : [{ about: status, state: mail }])),
    canRefund:
      order.status === 'FULFILLED' &&
      shown.refund === null &&
      (order.payWith === 'card' || (order.pointsUsed > 0 && userId !== null)),
  };
}
