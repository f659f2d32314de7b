import { and, eq, sql } from 'drizzle-orm';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { refOf } from './at-provider.ts';
import { refreshMembership } from './membership.ts';
import { findNoticesOf } from './notices.ts';
import * as store from './store.ts';
import { invoices, membershipNotices, memberships, membershipSpans, renewalConsents } from './tables.ts';

/** Small enough that no notice's window is stepped over. */
const STEP = days(7);
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Moves our copy of a membership into the past, as the provider moves its own. */
const shiftCopy = (db: Deps['db'], membershipId: string, ms: number): Promise<void> =>
  db.transaction(async (tx) => {
    const by = sql`make_interval(secs => ${ms / 1000})`;
    const back = (column: unknown) => sql`${column} - ${by}`;
    await tx
      .update(memberships)
      .set({
        createdAt: back(memberships.createdAt),
        periodStart: back(memberships.periodStart),
        periodEnd: back(memberships.periodEnd),
        graceUntil: back(memberships.graceUntil),
      })
      .where(eq(memberships.id, membershipId));
    await tx
      .update(membershipSpans)
      .set({ fromAt: back(membershipSpans.fromAt), untilAt: back(membershipSpans.untilAt) })
      .where(eq(membershipSpans.membershipId, membershipId));
    await tx
      .update(renewalConsents)
      .set({ createdAt: back(renewalConsents.createdAt) })
      .where(eq(renewalConsents.membershipId, membershipId));
    await tx
      .update(invoices)
      .set({ issuedAt: back(invoices.issuedAt), paidAt: back(invoices.paidAt) })
      .where(eq(invoices.membershipId, membershipId));
    for (const { kind, occasion, sentAt, createdAt } of await store.noticesOf(tx, membershipId)) {
      const day = DAY.test(occasion)
        ? after(new Date(`${occasion}T12:00:00Z`), -ms).toISOString().slice(0, 10)
        : occasion;
      await tx
        .update(membershipNotices)
        .set({ occasion: day, sentAt: sentAt && after(sentAt, -ms), createdAt: after(createdAt, -ms) })
        .where(
          and(
            eq(membershipNotices.membershipId, membershipId),
            eq(membershipNotices.kind, kind),
            eq(membershipNotices.occasion, occasion),
          ),
        );
    }
  });

/** Demo only: lets days pass for one membership, stopping wherever something is due, so that everything happens in order. */
export async function letTimePass(deps: Deps, userId: string, passing: number): Promise<void> {
  const { db, clock, billing } = deps;
  const row = await store.findCurrent(db, userId);
  const { simulation } = billing;
  if (!simulation || !row || row.status === 'ended')
    throw new AppError('conflict', 'There is no membership for which time could pass.');
  const ref = refOf(deps, row);
  let left = days(passing);
  while (left > 0) {
    const due = await simulation.nextDue(ref);
    const untilDue = due ? Math.max(1000, due.getTime() - clock.now().getTime() + 1000) : left;
    const ms = Math.min(left, untilDue, STEP);
    await simulation.advance(ref, ms);
    await shiftCopy(db, row.id, ms);
    left -= ms;
    await simulation.tick();
    const now = await refreshMembership(deps, row.id);
    if (!now || now.status === 'ended') return;
    await findNoticesOf(deps, now, clock.now());
  }
}
