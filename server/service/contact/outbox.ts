import { z } from 'zod';
import { after, days, systemClock } from '#server/platform/clock.ts';
import { countMails, type Outbox, type OutboxKind } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendMails } from './jobs.ts';
import { retry } from './reply-jobs.ts';
import { visitorReplies, visitors } from './tables.ts';

/** Matches the sweep's limit. */
const TRIED = days(7);

/** The column with an email's status, and its value once we stopped trying. */
type Of = {
  kind: OutboxKind;
  column: 'forward' | 'acknowledgement';
  over: 'given-up' | 'refused';
};

function messageOutbox({ kind, column, over }: Of): Outbox {
  const state = sql.identifier(column);
  const since = (now: Date) => after(now, -TRIED).toISOString();
  const isOver = (now: Date) =>
    sql`(${state} = ${over} or (${state} = 'due' and created_at <= ${since(now)}))`;
  return {
    kind,
    counts: (db, now) =>
      countMails(db, {
        table: 'visitors',
        at: sql`created_at`,
        due: sql`${state} = 'due' and created_at > ${since(now)}`,
        refused: over === 'refused' ? sql`${state} = 'refused'` : sql`false`,
        givenUp: over === 'refused' ? sql`${state} = 'due' and created_at <= ${since(now)}` : isOver(now),
      }),
    refused: (db, now, limit) =>
      db
        .select({ id: visitors.caseId, at: visitors.createdAt, to: visitors.email })
        .from(visitors)
        .where(isOver(now))
        .orderBy(desc(visitors.createdAt))
        .limit(limit),
    sendAgain: async (tx, jobs, id) => {
      if (!z.uuid().safeParse(id).success) return false;
      const changed = await tx
        .update(visitors)
        .set({ [column]: 'due' })
        .where(and(eq(visitors.caseId, id), sql`${state} in (${over}, 'due')`))
        .returning({ id: visitors.caseId });
      if (changed.length === 0) return false;
      await jobs.enqueue(tx, sendMails, { messageId: id });
      return true;
    },
  };
}

/** Messages forwarded to the team's mailbox, shown with their sender. */
export const forwardOutbox = messageOutbox({
  kind: 'contact-forward',
  column: 'forward',
  over: 'given-up',
});

export const acknowledgementOutbox = messageOutbox({
  kind: 'contact-acknowledgement',
  column: 'acknowledgement',
  over: 'refused',
});

/** The team's replies. Resending here does the same as at the desk. */
export const replyOutbox: Outbox = {
  kind: 'contact-reply',
  counts: (db) =>
    countMails(db, {
      table: 'visitor_replies',
      at: sql`created_at`,
      due: sql`mail = 'due'`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`false`,
    }),
  refused: (db, _now, limit) =>
    db
      .select({ id: visitorReplies.messageId, at: visitorReplies.createdAt, to: visitors.email })
      .from(visitorReplies)
      .innerJoin(visitors, eq(visitors.caseId, visitorReplies.caseId))
      .where(eq(visitorReplies.mail, 'refused'))
      .orderBy(desc(visitorReplies.createdAt))
      .limit(limit),
  sendAgain: async (tx, jobs, id) =>
    z.uuid().safeParse(id).success && retry(tx, { jobs, now: systemClock.now() }, id),
};
