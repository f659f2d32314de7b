import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after } from '#server/platform/clock.ts';
import type { Job } from '#server/platform/jobs.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql, type SQL } from '#server/platform/drizzle.ts';
import { APPROVAL_RETRIED_FOR } from './approval-notices.ts';
import { RETRIED_FOR } from './change-notices.ts';
import { sendDueApprovalNotices, sendDueChangeNotices } from './reminder-jobs.ts';
import { homeApprovalNotices, homeChangeNotices, homes } from './tables.ts';

type OwnerMails = Pick<Outbox, 'kind'> & {
  table: typeof homeChangeNotices | typeof homeApprovalNotices;
  name: string;
  retriedFor: number;
  job: Job;
  /** What a resent email is reset to. Its age restarts, or its retries would be over already. */
  again: { createdAt: SQL; mailAt?: SQL };
};

/** Emails to the owners of homes. */
function ownerOutbox({ kind, table, name, retriedFor, job, again }: OwnerMails): Outbox {
  const isOver = (now: Date) => sql`created_at <= ${after(now, -retriedFor).toISOString()}`;
  return {
    kind,
    counts: (db, now) =>
      countMails(db, {
        table: name,
        at: sql`created_at`,
        due: sql`mail in ('due', 'sending') and not ${isOver(now)}`,
        refused: sql`mail = 'refused'`,
        givenUp: sql`mail in ('due', 'sending') and ${isOver(now)}`,
      }),
    refused: async (db, now, limit) => {
      const from = after(now, -retriedFor).toISOString();
      const rows = await db
        .select({ id: table.id, at: table.createdAt, ownerId: homes.userId })
        .from(table)
        .innerJoin(homes, eq(homes.id, table.homeId))
        .where(sql`mail = 'refused' or (mail in ('due', 'sending') and ${table.createdAt} <= ${from})`)
        .orderBy(desc(table.createdAt))
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
        .update(table)
        .set({ mail: 'due', ...again })
        .where(
          and(
            eq(table.id, id),
            // Don't take an email that a worker is sending.
            sql`(mail in ('refused', 'due') or (mail = 'sending' and mail_at < now() - interval '2 minutes'))`,
          ),
        )
        .returning({ id: table.id });
      if (changed.length === 0) return false;
      await jobs.enqueue(tx, job, {});
      return true;
    },
  };
}

/** Emails to owners about changes that other people made in their homes. */
export const homeChangeOutbox = ownerOutbox({
  kind: 'home-change',
  table: homeChangeNotices,
  name: 'home_change_notices',
  retriedFor: RETRIED_FOR,
  job: sendDueChangeNotices,
  // Without an attempt, new changes would join this email.
  again: { createdAt: sql`now() - interval '10 minutes'`, mailAt: sql`coalesce(mail_at, now())` },
});

/** Emails to owners about our team's decisions whether a home is approved. */
export const homeApprovalOutbox = ownerOutbox({
  kind: 'home-approval',
  table: homeApprovalNotices,
  name: 'home_approval_notices',
  retriedFor: APPROVAL_RETRIED_FOR,
  job: sendDueApprovalNotices,
  again: { createdAt: sql`now()` },
});
