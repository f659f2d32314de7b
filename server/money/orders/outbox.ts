import { z } from 'zod';
import { ORDER_STATUSES } from '#contract/money/orders.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after, days } from '#server/platform/clock.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendOrderMail } from './job-names.ts';
import { orderEvents, orders } from './tables.ts';

/** Matches the sweep's limit. */
const TRIED = days(7);
const Id = z.tuple([z.uuid(), z.enum([...ORDER_STATUSES, 'REFUNDED'])]);

/** Receipts and status emails. An email is identified by its order and state. */
export const orderOutbox: Outbox = {
  kind: 'order',
  counts: (db, now) => {
    const from = after(now, -TRIED).toISOString();
    return countMails(db, {
      table: 'order_events',
      at: sql`created_at`,
      due: sql`mail in ('due', 'sending') and created_at > ${from}`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`mail in ('due', 'sending') and created_at <= ${from}`,
    });
  },
  refused: async (db, now, limit) => {
    const rows = await db
      .select({
        orderId: orderEvents.orderId,
        status: orderEvents.status,
        at: orderEvents.createdAt,
        userId: orders.userId,
      })
      .from(orderEvents)
      .innerJoin(orders, eq(orders.id, orderEvents.orderId))
      .where(
        sql`mail = 'refused' or (mail in ('due', 'sending') and order_events.created_at <= ${after(now, -TRIED).toISOString()})`,
      )
      .orderBy(desc(orderEvents.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    );
    return rows.map(({ orderId, status, at, userId }) => ({
      id: `${orderId}.${status}`,
      at,
      to: (userId && people.get(userId)?.email) ?? null,
    }));
  },
  sendAgain: async (tx, jobs, id) => {
    const which = Id.safeParse(id.split('.'));
    if (!which.success) return false;
    const [orderId, status] = which.data;
    const changed = await tx
      .update(orderEvents)
      .set({ mail: 'due', mailAt: null })
      .where(
        and(
          eq(orderEvents.orderId, orderId),
          eq(orderEvents.status, status),
          // Don't take an email that a worker is sending.
          sql`(mail in ('refused', 'due') or (mail = 'sending' and mail_at < now() - interval '2 minutes'))`,
        ),
      )
      .returning({ orderId: orderEvents.orderId });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendOrderMail, { orderId, status });
    return true;
  },
};
