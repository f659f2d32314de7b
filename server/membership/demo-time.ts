import { eq, sql } from 'drizzle-orm';
import { days } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { refOf } from './at-provider.ts';
import { refreshMembership } from './membership.ts';
import { findNoticesOf } from './notices.ts';
import * as store from './store.ts';
import { invoices, membershipNotices, memberships, membershipSpans, renewalConsents } from './tables.ts';

/** Small enough that no notice's window is stepped over. */
const STEP = days(14);

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
      .set({
        issuedAt: back(invoices.issuedAt),
        paidAt: back(invoices.paidAt),
        nextAttemptAt: back(invoices.nextAttemptAt),
        periodStart: back(invoices.periodStart),
        periodEnd: back(invoices.periodEnd),
      })
      .where(eq(invoices.membershipId, membershipId));
    // A renewal is known by its moment, which moves with it.
    const occasion = sql`case when ${membershipNotices.kind} = 'renewal-soon'
      then to_char((${membershipNotices.occasion}::timestamptz - ${by}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      else ${membershipNotices.occasion} end`;
    await tx
      .update(membershipNotices)
      .set({ occasion, sentAt: back(membershipNotices.sentAt), createdAt: back(membershipNotices.createdAt) })
      .where(eq(membershipNotices.membershipId, membershipId));
  });

/** What a past that was made up would have sent is not sent now. */
export const treatNoticesAsSent = (db: Deps['db'], userId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await store.findCurrent(tx, userId);
    if (!row) return;
    await tx
      .update(membershipNotices)
      .set({ sentAt: sql`${membershipNotices.createdAt}` })
      .where(eq(membershipNotices.membershipId, row.id));
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
  let current: store.MembershipRow | undefined = row;
  while (left > 0 && current && current.status !== 'ended') {
    const due = await simulation.nextDue(ref);
    const grace = current.status === 'late' ? current.graceUntil : null;
    const moments = [due, grace].filter((at) => at !== null).map((at) => at.getTime());
    const untilDue = Math.max(1000, Math.min(...moments) - clock.now().getTime() + 1000);
    const ms = Math.min(left, untilDue, STEP);
    await simulation.advance(ref, ms);
    await shiftCopy(db, row.id, ms);
    left -= ms;
    if (ms === untilDue) {
      await simulation.tick();
      current = await refreshMembership(deps, row.id);
    } else current = await store.findById(db, row.id);
    if (current) await findNoticesOf(deps, current, clock.now());
  }
}
