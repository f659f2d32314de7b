import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendGroupMail } from './job-names.ts';
import { neighborMails } from './tables.ts';

/** Emails to people about their neighbor groups. */
export const neighborGroupOutbox: Outbox = {
  kind: 'neighbor-group',
  counts: (db) =>
    countMails(db, {
      table: 'neighbor_mails',
      at: sql`created_at`,
      due: sql`mail = 'due'`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`false`,
    }),
  refused: async (db, _now, limit) => {
    const rows = await db
      .select({ id: neighborMails.id, at: neighborMails.createdAt, userId: neighborMails.userId })
      .from(neighborMails)
      .where(eq(neighborMails.mail, 'refused'))
      .orderBy(desc(neighborMails.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.map(({ userId }) => userId),
    );
    return rows.map(({ id, at, userId }) => ({ id, at, to: people.get(userId)?.email ?? null }));
  },
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(neighborMails)
      .set({ mail: 'due', mailTryAt: null })
      .where(and(eq(neighborMails.id, id), eq(neighborMails.mail, 'refused')))
      .returning({ id: neighborMails.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendGroupMail, { mailId: id });
    return true;
  },
};
