import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after } from '#server/platform/clock.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendRepaymentNotice } from './job-names.ts';
import { SWEPT_FOR } from './notices.ts';
import { repaymentAccounts, repaymentNotices } from './tables.ts';

const isOwed = sql`sent_at is null and closed is null`;
const isGivenUp = (now: Date) =>
  sql`${isOwed} and repayment_notices.created_at <= ${after(now, -SWEPT_FOR).toISOString()}`;

/** Receipts, reminders and statements about emergency cash that is repaid. */
export const repaymentOutbox: Outbox = {
  kind: 'repayment',
  counts: (db, now) =>
    countMails(db, {
      table: 'repayment_notices',
      at: sql`created_at`,
      due: sql`${isOwed} and created_at > ${after(now, -SWEPT_FOR).toISOString()}`,
      refused: sql`closed = 'refused'`,
      givenUp: isGivenUp(now),
    }),
  refused: async (db, now, limit) => {
    const rows = await db
      .select({
        id: repaymentNotices.id,
        at: repaymentNotices.createdAt,
        userId: repaymentAccounts.userId,
      })
      .from(repaymentNotices)
      .innerJoin(repaymentAccounts, eq(repaymentAccounts.id, repaymentNotices.accountId))
      .where(sql`(closed = 'refused' or (${isGivenUp(now)}))`)
      .orderBy(desc(repaymentNotices.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    );
    return rows.map(({ id, at, userId }) => ({ id, at, to: (userId && people.get(userId)?.email) ?? null }));
  },
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(repaymentNotices)
      .set({ closed: null })
      .where(
        and(eq(repaymentNotices.id, id), sql`sent_at is null and (closed is null or closed = 'refused')`),
      )
      .returning({ id: repaymentNotices.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendRepaymentNotice, { noticeId: id });
    return true;
  },
};
