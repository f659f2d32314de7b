import type { OrderStatus } from '#contract/money/orders.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { orderEvents, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
/** What an event is about: a state, or the refund after the last one. */
export type EventStatus = EventRow['status'];

/** Serializes a member's orders, so concurrent requests can't exceed the limit of unpaid ones. */
export const lockMember = (tx: Tx, userId: string) => lockName(tx, `orders:${userId}`);

export const countWaiting = (db: Queryable, userId: string, now: Date) =>
  db.$count(orders, and(eq(orders.userId, userId), eq(orders.status, 'PENDING'), gt(orders.expiresAt, now)));

export const insertOrder = async (tx: Tx, order: typeof orders.$inferInsert) => {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('an order was not written');
  return row;
};

/** Returns undefined if the event already exists. */
export const insertEventOnce = async (tx: Tx, event: typeof orderEvents.$inferInsert) =>
  first(await tx.insert(orderEvents).values(event).onConflictDoNothing().returning());

export const insertEvent = (tx: Tx, event: typeof orderEvents.$inferInsert) =>
  tx.insert(orderEvents).values(event);

/** Moves an order if it is in `from`. Of two concurrent calls, only one gets the row. */
export const moveOrder = async (tx: Tx, id: string, from: OrderStatus, to: OrderStatus) =>
  first(
    await tx
      .update(orders)
      .set({ status: to })
      .where(and(eq(orders.id, id), eq(orders.status, from)))
      .returning(),
  );

/** Stores the provider's payment id for accounting. */
export const savePaymentIntent = async (
  tx: Tx,
  id: string,
  stripePaymentIntent: string | null,
): Promise<void> => {
  await tx.update(orders).set({ stripePaymentIntent }).where(eq(orders.id, id));
};

export const findOrder = async (db: Queryable, id: string) =>
  first(await db.select().from(orders).where(eq(orders.id, id)));

/** Locks the order until the transaction ends. */
export const lockOrder = async (tx: Tx, id: string) =>
  first(await tx.select().from(orders).where(eq(orders.id, id)).for('update'));

export const findOwnOrder = async (db: Queryable, id: string, userId: string) =>
  first(
    await db
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), eq(orders.userId, userId))),
  );

export const countOwn = (db: Queryable, userId: string) => db.$count(orders, eq(orders.userId, userId));

export const listOwn = (db: Queryable, userId: string, page: { limit: number; offset: number }) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(page.limit)
    .offset(page.offset);

/** A person's orders that are neither fulfilled nor canceled. */
export const listOpen = (db: Queryable, userId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['PENDING', 'PAID'])));

/** Orders that weren't paid in time. */
export const listExpired = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'PENDING'), lte(orders.expiresAt, now)))
    // Random order, so orders that can't be canceled yet don't block the batch.
    .orderBy(sql`random()`)
    .limit(limit);

export const eventsOf = (db: Queryable, ids: readonly string[]) =>
  db
    .select()
    .from(orderEvents)
    .where(inArray(orderEvents.orderId, [...ids]))
    .orderBy(asc(orderEvents.createdAt));

const stateOf = (orderId: string, status: EventStatus) =>
  and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, status));

/** Claims the send. A stale claim from a dead worker can be taken over. */
export const claimMail = async (
  db: Queryable,
  { orderId, status }: { orderId: string; status: EventStatus },
  now: Date,
  abandonedBefore: Date,
) =>
  first(
    await db
      .update(orderEvents)
      .set({ mail: 'sending', mailAt: now })
      .where(
        and(
          stateOf(orderId, status),
          or(
            eq(orderEvents.mail, 'due'),
            and(eq(orderEvents.mail, 'sending'), lt(orderEvents.mailAt, abandonedBefore)),
          ),
        ),
      )
      .returning(),
  );

export const updateMail = (
  db: Queryable,
  { orderId, status }: { orderId: string; status: EventStatus },
  mail: 'due' | 'sent' | 'refused' | 'none',
) =>
  db
    .update(orderEvents)
    .set({ mail })
    // Skips the update if the email became due again during the send.
    .where(and(stateOf(orderId, status), eq(orderEvents.mail, 'sending')));

/** Sends the email again, because there is new information. */
export const makeMailDue = (tx: Tx, { orderId, status }: { orderId: string; status: EventStatus }) =>
  tx.update(orderEvents).set({ mail: 'due', mailAt: null }).where(stateOf(orderId, status));

/** Emails left unsent by an outage. */
export const listUnsent = (db: Queryable, between: { from: Date; to: Date }, abandonedBefore: Date) =>
  db
    .select({ orderId: orderEvents.orderId, status: orderEvents.status })
    .from(orderEvents)
    .where(
      and(
        gte(orderEvents.createdAt, between.from),
        lte(orderEvents.createdAt, between.to),
        or(
          eq(orderEvents.mail, 'due'),
          and(eq(orderEvents.mail, 'sending'), lt(orderEvents.mailAt, abandonedBefore)),
        ),
      ),
    )
    .limit(500);

export const listNewest = (db: Queryable, limit: number): Promise<OrderRow[]> =>
  db.select().from(orders).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit);
