import type { BookingPaymentMover, BookingPaymentState } from '#contract/service/booking-payments.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, inArray, isNull, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { bookingPayments } from './tables.ts';

export type PaymentRow = typeof bookingPayments.$inferSelect;

/** Undefined if this yes already has a payment, or the booking has a live one. */
export const insertPayment = async (
  tx: Tx,
  row: typeof bookingPayments.$inferInsert,
): Promise<PaymentRow | undefined> =>
  first(await tx.insert(bookingPayments).values(row).onConflictDoNothing().returning());

export const findPayment = async (db: Queryable, id: string) =>
  first(await db.select().from(bookingPayments).where(eq(bookingPayments.id, id)));

/** The caller must have locked its booking. */
export const lockPayment = async (tx: Tx, id: string) =>
  first(await tx.select().from(bookingPayments).where(eq(bookingPayments.id, id)).for('update'));

export const paymentsOf = (db: Queryable, bookingId: string): Promise<PaymentRow[]> =>
  db
    .select()
    .from(bookingPayments)
    .where(eq(bookingPayments.bookingId, bookingId))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id));

/** Moves a locked payment. The database refuses what the table of moves doesn't list. */
export const movePayment = (
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
  { to, by, ...changes }: { to: BookingPaymentState; by: BookingPaymentMover } & Partial<PaymentRow>,
) =>
  tx
    .update(bookingPayments)
    .set({ ...changes, state: to, movedBy: by })
    .where(eq(bookingPayments.id, id));

export const updatePayment = (
  tx: Tx,
  { id }: Pick<PaymentRow, 'id'>,
  changes: Pick<Partial<PaymentRow>, 'beganAt' | 'disputeRef'>,
) => tx.update(bookingPayments).set(changes).where(eq(bookingPayments.id, id));

/** Payments whose home was deleted before the visit began. */
export const orphanedIds = async (db: Queryable): Promise<string[]> =>
  (
    await db
      .select({ id: bookingPayments.id })
      .from(bookingPayments)
      .where(
        and(
          isNull(bookingPayments.bookingId),
          or(
            eq(bookingPayments.state, 'open'),
            and(inArray(bookingPayments.state, ['paid']), isNull(bookingPayments.beganAt)),
          ),
        ),
      )
      .orderBy(asc(bookingPayments.createdAt))
      .limit(200)
  ).map(({ id }) => id);

/** The amount of the booking's newest payment that received money. */
export const latestAmount = async (db: Queryable, bookingId: string): Promise<number | undefined> =>
  first(
    await db
      .select({ cents: bookingPayments.cents })
      .from(bookingPayments)
      .where(
        and(
          eq(bookingPayments.bookingId, bookingId),
          inArray(bookingPayments.state, ['paid', 'disputed', 'refunded']),
        ),
      )
      .orderBy(desc(bookingPayments.createdAt))
      .limit(1),
  )?.cents;
