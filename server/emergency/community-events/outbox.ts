import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendEventMail, sendHoursMail } from './job-names.ts';
import { eventMails, eventSignUps, siteHours } from './tables.ts';

/** Emails to people who signed up for events. */
export const eventOutbox: Outbox = {
  kind: 'community-event',
  counts: (db) =>
    countMails(db, {
      table: 'event_mails',
      at: sql`created_at`,
      due: sql`mail = 'due'`,
      refused: sql`mail = 'refused'`,
      givenUp: sql`false`,
    }),
  refused: async (db, _now, limit) => {
    const rows = await db
      .select({
        id: eventMails.id,
        at: eventMails.createdAt,
        email: eventSignUps.email,
        userId: eventSignUps.userId,
      })
      .from(eventMails)
      .innerJoin(eventSignUps, eq(eventSignUps.id, eventMails.signUpId))
      .where(eq(eventMails.mail, 'refused'))
      .orderBy(desc(eventMails.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.flatMap(({ userId }) => (userId ? [userId] : [])),
    );
    return rows.map(({ id, at, email, userId }) => ({
      id,
      at,
      to: email ?? (userId ? (people.get(userId)?.email ?? null) : null),
    }));
  },
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(eventMails)
      .set({ mail: 'due', mailTryAt: null })
      .where(and(eq(eventMails.id, id), eq(eventMails.mail, 'refused')))
      .returning({ id: eventMails.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendEventMail, { mailId: id });
    return true;
  },
};

/** Emails that ask neighbors whether logged hours are theirs. */
export const hoursOutbox: Outbox = {
  kind: 'site-hours',
  counts: (db) =>
    countMails(db, {
      table: 'site_hours',
      at: sql`created_at`,
      due: sql`mail = 'due' and state = 'unconfirmed'`,
      refused: sql`mail = 'refused' and state = 'unconfirmed'`,
      givenUp: sql`false`,
    }),
  refused: (db, _now, limit) =>
    db
      .select({ id: siteHours.id, at: siteHours.createdAt, to: siteHours.email })
      .from(siteHours)
      .where(and(eq(siteHours.mail, 'refused'), eq(siteHours.state, 'unconfirmed')))
      .orderBy(desc(siteHours.createdAt))
      .limit(limit),
  sendAgain: async (tx, jobs, id) => {
    if (!z.uuid().safeParse(id).success) return false;
    const changed = await tx
      .update(siteHours)
      .set({ mail: 'due', mailTryAt: null })
      .where(and(eq(siteHours.id, id), eq(siteHours.mail, 'refused'), eq(siteHours.state, 'unconfirmed')))
      .returning({ id: siteHours.id });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendHoursMail, { entryId: id });
    return true;
  },
};
