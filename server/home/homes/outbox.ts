import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after } from '#server/platform/clock.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { APPROVAL_RETRIED_FOR } from './approval-notices.ts';
import { RETRIED_FOR } from './change-notices.ts';
import { sendDueApprovalNotices, sendDueChangeNotices } from './reminder-jobs.ts';
import { homeApprovalNotices, homeChangeNotices, homes } from './tables.ts';

/** Emails to owners about changes that other people made in their homes. */
export const homeChangeOutbox: Outbox = {
  kind: 'home-change',
  title: 'Home change notices',
  counts: (db, now) => {
    const from = after(now, -RETRIED_FOR).toISOString();
    return countMails(db, {
      table: 'home_change_notices',
      at: sql`created_at`,
      due: sql`mail in ('due', 'sending') and created_at > ${from}`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`mail in ('due', 'sending') and created_at <= ${from}`,
    });
  },
  refused: async (db, now, limit) => {
    const from = after(now, -RETRIED_FOR).toISOString();
    const rows = await db
      .select({ id: homeChangeNotices.id, at: homeChangeNotices.createdAt, ownerId: homes.userId })
      .from(homeChangeNotices)
      .innerJoin(homes, eq(homes.id, homeChangeNotices.homeId))
      .where(
        sql`mail = 'refused' or (mail in ('due', 'sending') and home_change_notices.created_at <= ${from})`,
      )
      .orderBy(desc(homeChangeNotices.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.map(({ ownerId }) => ownerId),
    );
    return rows.map(({ id, at, ownerId }) => ({ id, at, to: people.get(ownerId)?.email ?? null }));
  },
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(homeChangeNotices)
      // Counted from now, or the retries would be over already. The attempt keeps it apart from new changes.
      .set({
        mail: 'due',
        createdAt: sql`now() - interval '10 minutes'`,
        mailAt: sql`coalesce(mail_at, now())`,
      })
      .where(
        and(
          eq(homeChangeNotices.id, id),
          // Don't take an email that a worker is sending.
          sql`(mail in ('refused', 'due') or (mail = 'sending' and mail_at < now() - interval '2 minutes'))`,
        ),
      )
      .returning({ id: homeChangeNotices.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendDueChangeNotices, {});
    return true;
  },
};

/** Emails to owners about our team's decisions whether a home is approved. */
export const homeApprovalOutbox: Outbox = {
  kind: 'home-approval',
  title: 'Home approval decisions',
  counts: (db, now) => {
    const from = after(now, -APPROVAL_RETRIED_FOR).toISOString();
    return countMails(db, {
      table: 'home_approval_notices',
      at: sql`created_at`,
      due: sql`mail in ('due', 'sending') and created_at > ${from}`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`mail in ('due', 'sending') and created_at <= ${from}`,
    });
  },
  refused: async (db, now, limit) => {
    const from = after(now, -APPROVAL_RETRIED_FOR).toISOString();
    const rows = await db
      .select({ id: homeApprovalNotices.id, at: homeApprovalNotices.createdAt, ownerId: homes.userId })
      .from(homeApprovalNotices)
      .innerJoin(homes, eq(homes.id, homeApprovalNotices.homeId))
      .where(
        sql`mail = 'refused' or (mail in ('due', 'sending') and home_approval_notices.created_at <= ${from})`,
      )
      .orderBy(desc(homeApprovalNotices.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.map(({ ownerId }) => ownerId),
    );
    return rows.map(({ id, at, ownerId }) => ({ id, at, to: people.get(ownerId)?.email ?? null }));
  },
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(homeApprovalNotices)
      .set({ mail: 'due', createdAt: sql`now()` }) // counted from now, or the retries would be over already
      .where(
        and(
          eq(homeApprovalNotices.id, id),
          sql`(mail in ('refused', 'due') or (mail = 'sending' and mail_at < now() - interval '2 minutes'))`,
        ),
      )
      .returning({ id: homeApprovalNotices.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendDueApprovalNotices, {});
    return true;
  },
};
