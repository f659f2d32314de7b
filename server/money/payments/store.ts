import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, ne, or, sql } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import { payments, providerEvents, refunds } from './tables.ts';

export type Payment = typeof payments.$inferSelect;
export type Subject = Payment['subject'];
export type Provider = Payment['provider'];

const about = (subject: Subject, subjectId: string) =>
  and(eq(payments.subject, subject), eq(payments.subjectId, subjectId));

/** Inserts a payment, unless the subject has a live or paid one. */
export const insertPayment = async (
  db: Queryable,
  payment: Pick<
    typeof payments.$inferInsert,
    'userId' | 'subject' | 'subjectId' | 'provider' | 'amountCents' | 'createdAt'
  >,
): Promise<Payment | undefined> =>
  first(await db.insert(payments).values(payment).onConflictDoNothing().returning());

/** Returns the payment that is live or paid. */
export const findLive = async (db: Queryable, subject: Subject, subjectId: string) =>
  first(
    await db
      .select()
      .from(payments)
      .where(and(about(subject, subjectId), ne(payments.status, 'cancelled'))),
  );

/** Returns the live payment, or else the most recent one. */
export const findLatest = async (db: Queryable, subject: Subject, subjectId: string) =>
  first(
    await db
      .select({
        payment: payments,
        refund: refunds.status,
        refundAskedAt: refunds.createdAt,
        refundedAt: refunds.doneAt,
      })
      .from(payments)
      .leftJoin(refunds, eq(refunds.paymentId, payments.id))
      .where(about(subject, subjectId))
      .orderBy(sql`${payments.status} = 'cancelled'`, desc(payments.createdAt), desc(payments.id))
      .limit(1),
  );

export const findPayment = async (db: Queryable, id: string) =>
  first(await db.select().from(payments).where(eq(payments.id, id)));

/** Locks the payment until the transaction ends. */
export const lockPayment = async (tx: Tx, id: string) =>
  first(await tx.select().from(payments).where(eq(payments.id, id)).for('update'));

export const findByRef = async (db: Queryable, provider: Provider, ref: string) =>
  first(
    await db
      .select()
      .from(payments)
      .where(and(eq(payments.provider, provider), eq(payments.providerRef, ref))),
  );

export const updatePayment = (db: Queryable, id: string, set: Partial<typeof payments.$inferInsert>) =>
  db.update(payments).set(set).where(eq(payments.id, id));

/** Cancels a payment that has no provider id yet. A call that is creating it will find out afterwards. */
export const cancelNameless = async (db: Queryable, id: string) =>
  first(
    await db
      .update(payments)
      .set({ status: 'cancelled' })
      .where(and(eq(payments.id, id), eq(payments.status, 'starting'), isNull(payments.providerRef)))
      .returning({ id: payments.id }),
  );

/** Cancels a payment that is unpaid as far as we know. */
export const cancelUnpaid = async (db: Queryable, id: string) =>
  first(
    await db
      .update(payments)
      .set({ status: 'cancelled' })
      .where(and(eq(payments.id, id), inArray(payments.status, ['starting', 'waiting'])))
      .returning({ id: payments.id }),
  );

/** Flagged and not resolved yet. */
const isWaitingForUs = and(isNotNull(payments.flagged), isNull(payments.flagSettledAt));
export const countFlagged = (db: Queryable) => db.$count(payments, isWaitingForUs);

export const findMoney = (db: Queryable, subject: Subject, subjectIds: readonly string[]) =>
  subjectIds.length === 0
    ? Promise.resolve([])
    : db
        .selectDistinctOn([payments.subjectId], {
          subjectId: payments.subjectId,
          isFlagged: sql<boolean>`(${isWaitingForUs}) is true`,
          refund: refunds.status,
        })
        .from(payments)
        .leftJoin(refunds, eq(refunds.paymentId, payments.id))
        .where(and(eq(payments.subject, subject), inArray(payments.subjectId, [...subjectIds])))
        // Prefers the paid payment, or else the most recent one.
        .orderBy(payments.subjectId, sql`${payments.status} = 'cancelled'`, desc(payments.createdAt));

export const subjectsWith = (
  db: Queryable,
  subject: Subject,
  money: 'flagged' | 'refund-due' | 'refund-refused',
) => {
  const ids = db.select({ id: payments.subjectId }).from(payments);
  if (money === 'flagged') return ids.where(and(eq(payments.subject, subject), isWaitingForUs));
  const state = money === 'refund-due' ? 'due' : 'refused';
  return ids
    .innerJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(and(eq(payments.subject, subject), eq(refunds.status, state)));
};

export const listFlagged = (db: Queryable, limit: number) =>
  db
    .select({ payment: payments, refund: refunds.status })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(isWaitingForUs)
    .orderBy(asc(payments.createdAt))
    .limit(limit);

/** Flags it for review. A payment that was resolved before is open again. */
export const flag = (db: Queryable, id: string, flagged: string, checkedAt?: Date) =>
  db
    .update(payments)
    .set({ flagged, flagSettledAt: null, flagNote: null, ...(checkedAt ? { checkedAt } : {}) })
    .where(eq(payments.id, id));

/** Payments not checked since `before`, least recently checked first. */
export const listUnsettled = (db: Queryable, provider: Provider, before: Date, limit: number) =>
  db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(payments.status, ['waiting', 'processing']),
        isNotNull(payments.providerRef),
        isNull(payments.flagged),
        or(isNull(payments.checkedAt), lt(payments.checkedAt, before)),
        lt(payments.createdAt, before),
      ),
    )
    .orderBy(sql`${payments.checkedAt} asc nulls first`)
    .limit(limit);

export const insertRefund = async (
  tx: Tx,
  refund: Pick<typeof refunds.$inferInsert, 'paymentId' | 'amountCents' | 'reason'>,
) => first(await tx.insert(refunds).values(refund).onConflictDoNothing().returning());

export const findRefund = async (db: Queryable, id: string) =>
  first(
    await db
      .select({ refund: refunds, payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, id)),
  );

export const findRefundOf = async (db: Queryable, paymentId: string) =>
  first(await db.select().from(refunds).where(eq(refunds.paymentId, paymentId)));

/** Closes a refund if it is still open. */
export const endRefund = async (tx: Tx, id: string, status: 'done' | 'refused', doneAt: Date) =>
  first(
    await tx
      .update(refunds)
      .set({ status, doneAt })
      .where(and(eq(refunds.id, id), eq(refunds.status, 'due')))
      .returning({ id: refunds.id }),
  );

/** It was reported as done, but failed later. */
export const refuseRefund = (tx: Tx, id: string) =>
  tx.update(refunds).set({ status: 'refused' }).where(eq(refunds.id, id));

/** Refunds that are idle, least recently tried first. */
export const listDueRefunds = (db: Queryable, provider: Provider, before: Date, limit: number) =>
  db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(refunds.status, 'due'), lt(refunds.createdAt, before), eq(payments.provider, provider)))
    .orderBy(sql`${payments.checkedAt} asc nulls first`)
    .limit(limit);

/** Stores a webhook event. Returns undefined for a duplicate. */
export const insertWebhookEvent = async (tx: Tx, news: typeof providerEvents.$inferInsert) =>
  first(
    await tx
      .insert(providerEvents)
      .values(news)
      .onConflictDoNothing()
      .returning({ eventId: providerEvents.eventId }),
  );

const newsKey = (provider: Provider, eventId: string) =>
  and(eq(providerEvents.provider, provider), eq(providerEvents.eventId, eventId));

export const findWebhookEvent = async (db: Queryable, provider: Provider, eventId: string) =>
  first(await db.select().from(providerEvents).where(newsKey(provider, eventId)));

/** Marks the event as processed. Returns undefined if another worker already did. */
export const markWebhookEventHandled = async (tx: Tx, provider: Provider, eventId: string, handledAt: Date) =>
  first(
    await tx
      .update(providerEvents)
      .set({ handledAt })
      .where(and(newsKey(provider, eventId), isNull(providerEvents.handledAt)))
      .returning({ eventId: providerEvents.eventId }),
  );

export const listUnhandledWebhookEvents = (db: Queryable, before: Date, limit: number) =>
  db
    .select({ provider: providerEvents.provider, eventId: providerEvents.eventId })
    .from(providerEvents)
    .where(and(isNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)))
    // Random order, so events that keep failing don't block the batch.
    .orderBy(sql`random()`)
    .limit(limit);

export const deleteWebhookEvents = (db: Queryable, before: Date) =>
  db
    .delete(providerEvents)
    .where(and(isNotNull(providerEvents.handledAt), lt(providerEvents.receivedAt, before)));
