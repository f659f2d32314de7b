import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { OrderStatus } from '#contract/money/orders.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { lockName } from '#server/platform/locks.ts';
import { first } from '#server/platform/rows.ts';
import { orderEvents, orders } from './tables.ts';

export type OrderRow = typeof orders.$inferSelect;
export type EventRow = typeof orderEvents.$inferSelect;
/** What an event is about: a state, or the giving back after the last. */
export type EventStatus = EventRow['status'];

/** One at a time for a person: they cannot have more waiting than they may. */
export const lockMember = (tx: Tx, userId: string) => lockName(tx, `orders:${userId}`);

export const countWaiting = (db: Queryable, userId: string, now: Date) =>
  db.$count(orders, and(eq(orders.userId, userId), eq(orders.status, 'PENDING'), gt(orders.expiresAt, now)));

export const insertOrder = async (tx: Tx, order: typeof orders.$inferInsert) => {
  const [row] = await tx.insert(orders).values(order).returning();
  if (!row) throw new Error('an order was not written');
  return row;
};

/** Undefined: it happened before. */
export const insertEventOnce = async (tx: Tx, event: typeof orderEvents.$inferInsert) =>
  first(await tx.insert(orderEvents).values(event).onConflictDoNothing().returning());

export const insertEvent = (tx: Tx, event: typeof orderEvents.$inferInsert) =>
  tx.insert(orderEvents).values(event);

/** Moves an order from one state to another, if it is in the first. Of two at once, one gets a row. */
export const moveOrder = async (tx: Tx, id: string, from: OrderStatus, to: OrderStatus) =>
  first(
    await tx
      .update(orders)
      .set({ status: to })
      .where(and(eq(orders.id, id), eq(orders.status, from)))
      .returning(),
  );

/** The provider's name for the payment, in the books. */
export const keepIntent = async (tx: Tx, id: string, stripePaymentIntent: string | null): Promise<void> => {
  await tx.update(orders).set({ stripePaymentIntent }).where(eq(orders.id, id));
};

export const findOrder = async (db: Queryable, id: string) =>
  first(await db.select().from(orders).where(eq(orders.id, id)));

/** Nobody moves it until the transaction ends. */
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

/** Theirs that are neither handed over nor cancelled. */
export const listOpen = (db: Queryable, userId: string) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), inArray(orders.status, ['PENDING', 'PAID'])));

/** Nobody paid in time. */
export const listExpired = (db: Queryable, now: Date, limit: number) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'PENDING'), lte(orders.expiresAt, now)))
    // In no order: what cannot be cancelled yet stands in nobody's way.
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

/** Takes the sending of a mail upon itself. Who took it before and never came back gives way. */
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
    // Not when there is more to tell by now.
    .where(and(stateOf(orderId, status), eq(orderEvents.mail, 'sending')));

/** There is more to tell than was told. */
export const makeMailDue = (tx: Tx, { orderId, status }: { orderId: string; status: EventStatus }) =>
  tx.update(orderEvents).set({ mail: 'due', mailAt: null }).where(stateOf(orderId, status));

/** What an outage left unsent. */
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
