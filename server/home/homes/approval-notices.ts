import type { ApprovalDoubt } from '#contract/home/protection.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { describeError } from '#server/platform/log.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { and, asc, eq, gt, inArray, isNull, lt, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Deps } from '#server/ports/deps.ts';
import { homeDecided } from './mails.ts';
import { sendDueApprovalNotices } from './reminder-jobs.ts';
import * as store from './store.ts';
import { homeApprovalNotices } from './tables.ts';

/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);
/** How long sending is retried. */
export const APPROVAL_RETRIED_FOR = days(7);

/** Queues the email about a decision, in its transaction. One email per decision. */
export async function noteDecision(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  row: { homeId: string; isApproved: boolean; doubt: ApprovalDoubt; createdAt: Date },
): Promise<void> {
  await tx.insert(homeApprovalNotices).values(row);
  await jobs.enqueue(tx, sendDueApprovalNotices, {}, { unlessWaiting: true });
}

const isOwed = (now: Date) =>
  and(
    inArray(homeApprovalNotices.mail, ['due', 'sending']),
    gt(homeApprovalNotices.createdAt, after(now, -APPROVAL_RETRIED_FOR)),
    or(
      eq(homeApprovalNotices.mail, 'due'),
      isNull(homeApprovalNotices.mailAt),
      lt(homeApprovalNotices.mailAt, after(now, -CLAIM)),
    ),
  );

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

/** Sends the emails that are due. One that fails is retried with the next run. */
export async function sendApprovalNotices(deps: NoticeDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const due = await db
    .select({ id: homeApprovalNotices.id })
    .from(homeApprovalNotices)
    .where(isOwed(now))
    .orderBy(asc(homeApprovalNotices.createdAt))
    .limit(200);
  for (const { id } of due) {
    const its = eq(homeApprovalNotices.id, id);
    const claim = { mail: 'sending' as const, mailAt: now };
    const notice = first(
      await db
        .update(homeApprovalNotices)
        .set(claim)
        .where(and(its, isOwed(now)))
        .returning(),
    );
    if (!notice) continue;
    try {
      await db
        .update(homeApprovalNotices)
        .set({ mail: await send(deps, notice) })
        .where(its);
    } catch (error) {
      await db.update(homeApprovalNotices).set({ mail: 'due' }).where(its);
      log.warn({ noticeId: id, err: describeError(error) }, 'home approval email failed, will retry');
    }
  }
}

async function send(
  { db, mail, config, log }: NoticeDeps,
  { id, homeId, isApproved, doubt }: typeof homeApprovalNotices.$inferSelect,
): Promise<'sent' | 'refused' | 'none'> {
  const home = await store.findHomeById(db, homeId);
  const owner = home && (await peopleById(db, [home.userId])).get(home.userId);
  if (!home || !owner) return 'none';
  const parts = homeDecided({ reader: owner, home, isApproved, doubt, origin: config.origin });
  const result = await mail.send(composeMail(owner.email, parts));
  if (result.outcome === 'refused')
    log.warn({ noticeId: id, reason: result.reason }, 'home approval email refused');
  return result.outcome;
}
