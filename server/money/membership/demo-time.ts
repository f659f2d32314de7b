import { after, days } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Mail } from '#server/ports/mail.ts';
import { refOf } from './at-provider.ts';
import { refreshMembership } from './membership.ts';
import { findNoticesOf, mailNotice } from './notices.ts';
import * as noticeStore from './notice-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';
import { membershipNotices, membershipSpans, renewalConsents } from './tables.ts';
import { say } from '#server/platform/say.ts';

/** Short enough that no notice window is skipped. */
const STEP = days(14);

/**
 * Shifts our copy into the past, as the provider shifted its own. Periods and invoices are updated by the
 * next reading.
 */
async function moveCopy(tx: Tx, row: store.MembershipRow, moved: (at: Date) => Date): Promise<void> {
  const orNull = (at: Date | null) => at && moved(at);
  const { id } = row;
  await store.updateMembership(tx, id, {
    createdAt: moved(row.createdAt),
    graceUntil: orNull(row.graceUntil),
  });
  for (const span of await spanStore.spansOf(tx, id))
    await tx
      .update(membershipSpans)
      .set({ fromAt: moved(span.fromAt), untilAt: orNull(span.untilAt) })
      .where(eq(membershipSpans.id, span.id));
  for (const consent of await store.consentsOf(tx, id))
    await tx
      .update(renewalConsents)
      .set({ createdAt: moved(consent.createdAt) })
      .where(eq(renewalConsents.id, consent.id));
  // Delete and reinsert in one go: updating row by row could collide with another notice's occasion.
  const notices = await noticeStore.noticesOf(tx, id);
  await tx.delete(membershipNotices).where(eq(membershipNotices.membershipId, id));
  if (notices.length === 0) return;
  await tx.insert(membershipNotices).values(
    notices.map((notice) => ({
      ...notice,
      // A renewal notice is keyed by its date, which shifts too.
      occasion:
        notice.kind === 'renewal-soon' ? moved(new Date(notice.occasion)).toISOString() : notice.occasion,
      sentAt: orNull(notice.sentAt),
      createdAt: moved(notice.createdAt),
    })),
  );
}

/** Sends the notices that are due at the simulated time. */
async function sendDue(deps: Deps, row: store.MembershipRow): Promise<void> {
  await findNoticesOf(deps, row, deps.clock.now());
  for (const notice of (await noticeStore.noticesOf(deps.db, row.id)).toReversed())
    if (!notice.sentAt && !notice.closed) await mailNotice(deps, notice);
}

/**
 * Demo only: simulates days passing for one membership. Shifts everything into the past once, then runs a
 * local clock forward to now and stops wherever something is due. That way events happen in order, and
 * records and emails carry the right dates. Runs in one transaction, so nothing can interleave.
 */
export async function passTime(deps: Deps, userId: string, passing: number): Promise<Mail[]> {
  const { simulation } = deps.billing;
  const none = () => new AppError('conflict', say().membershipErrors.noTimeToPass);
  const found = await store.findCurrent(deps.db, userId);
  if (!simulation || !found) throw none();
  const ref = refOf(deps, found);
  return deps.db.transaction(async (tx) => {
    const row = await store.lock(tx, found.id);
    if (!row || row.status === 'ended') throw none();
    const end = deps.clock.now();
    let at = end;
    const clock = { now: () => at };
    const mails: Mail[] = [];
    const then: Deps = {
      ...deps,
      db: tx as unknown as Db,
      clock,
      billing: simulation.within(tx, clock),
      mail: {
        ...deps.mail,
        send: (mail) => {
          mails.push(mail);
          return Promise.resolve({ outcome: 'sent' });
        },
      },
    };
    const time = then.billing.simulation;
    if (!time) throw none();
    const moved = await time.moveBack(ref, days(passing));
    await moveCopy(tx, row, moved);
    at = moved(end);
    for (;;) {
      await time.tick(ref);
      const current = await refreshMembership(then, row.id);
      if (current) await sendDue(then, current);
      if (!current || current.status === 'ended' || at >= end) break;
      const stops = [await time.nextDue(ref), current.graceUntil, after(at, STEP), end];
      at = new Date(Math.min(...stops.flatMap((stop) => (stop && stop > at ? [stop.getTime()] : []))));
    }
    return mails;
  });
}

/** Like `passTime`, then sends the collected emails. A failed send is lost, but everything else is kept. */
export async function advanceTimeAndSend(deps: Deps, userId: string, passing: number): Promise<void> {
  for (const mail of await passTime(deps, userId, passing))
    await deps.mail.send(mail).catch((err: unknown) => {
      deps.log.warn({ err }, 'demo email for skipped time was not sent');
    });
}
