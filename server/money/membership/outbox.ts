import { z } from 'zod';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after, days } from '#server/platform/clock.ts';
import { countMails, type Outbox } from '#server/platform/outbox.ts';
import { and, desc, eq, sql } from '#server/platform/drizzle.ts';
import { sendMembershipNotice } from './job-names.ts';
import { membershipNotices, memberships } from './tables.ts';

/** Matches the sweep's limit. */
const TRIED = days(45);
const isOwed = sql`sent_at is null and closed is null`;
const isGivenUp = (now: Date) =>
  sql`sent_at is null and closed is null and membership_notices.created_at <= ${after(now, -TRIED).toISOString()}`;

/** A notice id is membership, kind and occasion. The occasion may itself contain dots. */
const Id = z.tuple([z.uuid(), z.string().min(1), z.string().min(1)]);
function read(id: string) {
  const [membershipId = '', kind = '', ...occasion] = id.split('.');
  return Id.safeParse([membershipId, kind, occasion.join('.')]);
}

/** Receipts, reminders and acknowledgments that the law requires or members expect. */
export const membershipOutbox: Outbox = {
  kind: 'membership',
  counts: (db, now) =>
    countMails(db, {
      table: 'membership_notices',
      at: sql`created_at`,
      due: sql`${isOwed} and created_at > ${after(now, -TRIED).toISOString()}`,
      refused: sql`closed = 'refused'`,
      givenUp: isGivenUp(now),
    }),
  refused: async (db, now, limit) => {
    const rows = await db
      .select({ notice: membershipNotices, userId: memberships.userId })
      .from(membershipNotices)
      .innerJoin(memberships, eq(memberships.id, membershipNotices.membershipId))
      .where(sql`(closed = 'refused' or (${isGivenUp(now)}))`)
      .orderBy(desc(membershipNotices.createdAt))
      .limit(limit);
    const people = await peopleById(
      db,
      rows.flatMap(({ userId }) => userId ?? []),
    );
    return rows.map(({ notice: { membershipId, kind, occasion, createdAt }, userId }) => ({
      id: `${membershipId}.${kind}.${occasion}`,
      at: createdAt,
      to: (userId && people.get(userId)?.email) ?? null,
    }));
  },
  sendAgain: async (tx, jobs, id) => {
    const which = read(id);
    if (!which.success) return false;
    const [membershipId, kind, occasion] = which.data;
    const changed = await tx
      .update(membershipNotices)
      .set({ closed: null })
      .where(
        and(
          eq(membershipNotices.membershipId, membershipId),
          eq(membershipNotices.kind, kind),
          eq(membershipNotices.occasion, occasion),
          sql`sent_at is null and (closed is null or closed = 'refused')`,
        ),
      )
      .returning({ kind: membershipNotices.kind });
    if (changed.length === 0) return false;
    await jobs.enqueue(tx, sendMembershipNotice, { membershipId, kind, occasion });
    return true;
  },
};
