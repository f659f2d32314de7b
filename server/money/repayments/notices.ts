import { californiaDay } from '#contract/money/renewal-words.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { composeOptionalMail, wantsMail } from '#server/core/notifications/notifications.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { and, asc, eq, gt, isNull, lt, or } from '#server/platform/drizzle.ts';
import { first } from '#server/platform/rows.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendRepaymentNotice } from './job-names.ts';
import { isReminder, type NoticeKind, isNoticeKind, repaymentMail } from './mails.ts';
import { remindersOn } from './schedule.ts';
import { statementMonths } from './statements.ts';
import * as store from './store.ts';
import { repaymentNotices } from './tables.ts';
import { readSchedule } from './view.ts';

export type { NoticeKind } from './mails.ts';

type NoticeRow = typeof repaymentNotices.$inferSelect;
/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);
export const SWEPT_FOR = days(45);
const BATCH = 200;

/** Stores a notice and the job that sends it, in the caller's transaction. The same occasion is stored once. */
export async function enqueueNotice(
  tx: Tx,
  jobs: Deps['jobs'],
  { at, ...row }: Pick<NoticeRow, 'accountId' | 'occasion' | 'facts'> & { kind: NoticeKind; at: Date },
): Promise<void> {
  const made = first(
    await tx
      .insert(repaymentNotices)
      .values({ ...row, createdAt: at })
      .onConflictDoNothing()
      .returning({ id: repaymentNotices.id }),
  );
  if (made) await jobs.enqueue(tx, sendRepaymentNotice, { noticeId: made.id });
}

/** Finds reminders and statements that are due today. A missed day loses none. */
export async function findNotices({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const at = clock.now();
  for (let last: string | null = null; ;) {
    const accounts: store.AccountRow[] = await store.listOwing(db, last, BATCH);
    for (const { id: accountId } of accounts) {
      const { entries, dues } = await readSchedule(db, accountId);
      const [month] = statementMonths(entries, at);
      const due = [
        ...remindersOn(dues, californiaDay(at)).map(({ kind, due: { day, leftCents } }) => ({
          kind,
          occasion: day,
          facts: { day, cents: leftCents },
        })),
        ...(month ? [{ kind: 'statement' as const, occasion: month, facts: { day: month } }] : []),
      ];
      for (const notice of due)
        await db.transaction((tx) => enqueueNotice(tx, jobs, { accountId, ...notice, at }));
    }
    last = accounts.at(-1)?.id ?? null;
    if (!last) return;
  }
}

const isOwed = (now: Date) =>
  and(
    isNull(repaymentNotices.sentAt),
    isNull(repaymentNotices.closed),
    or(isNull(repaymentNotices.claimedAt), lt(repaymentNotices.claimedAt, after(now, -CLAIM))),
  );

/** Enqueues every unsent notice again. */
export async function sendDueNotices(deps: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const { db, jobs } = deps;
  const now = deps.clock.now();
  const rows = await db
    .select({ id: repaymentNotices.id })
    .from(repaymentNotices)
    .where(
      and(
        isOwed(now),
        gt(repaymentNotices.createdAt, after(now, -SWEPT_FOR)),
        lt(repaymentNotices.createdAt, after(now, -minutes(10))),
      ),
    )
    .orderBy(asc(repaymentNotices.createdAt))
    .limit(1000);
  for (const { id } of rows)
    await jobs.enqueue(db, sendRepaymentNotice, { noticeId: id }, { unlessWaiting: true });
}

type MailDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'masterKeys'>;

/** Sends one notice. Idempotent: a repeated job sees that it was sent. */
export async function mailNotice(deps: MailDeps, noticeId: string): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const its = eq(repaymentNotices.id, noticeId);
  const notice = first(
    await db
      .update(repaymentNotices)
      .set({ claimedAt: now })
      .where(and(its, isOwed(now)))
      .returning(),
  );
  if (!notice) return;
  const settle = (set: Partial<NoticeRow>) =>
    db
      .update(repaymentNotices)
      .set({ ...set, claimedAt: null })
      .where(its);
  try {
    await settle(await send(deps, notice));
  } catch (error) {
    await settle({});
    throw error;
  }
}

async function send(deps: MailDeps, notice: NoticeRow): Promise<Partial<NoticeRow>> {
  const { db, mail, config, log, clock } = deps;
  const account = await store.findAccount(db, notice.accountId);
  if (!account?.userId || !isNoticeKind(notice.kind)) return { closed: 'outdated' };
  if (!(await isStillTrue(deps, notice))) return { closed: 'outdated' };
  const to = await readAccount(db, account.userId);
  const parts = repaymentMail(notice.kind, {
    language: to.language,
    facts: notice.facts,
    balanceCents: account.balanceCents,
    url: `${config.origin}/membership#repayments`,
  });
  if (isReminder(notice.kind) && !(await wantsMail(db, to.id, 'repayment-reminders')))
    return { closed: 'unwanted' };
  const letter = isReminder(notice.kind)
    ? composeOptionalMail(deps, to, 'repayment-reminders', parts)
    : composeMail(to.email, parts);
  const result = await mail.send(letter);
  if (result.outcome !== 'refused') return { sentAt: clock.now() };
  log.warn({ noticeId: notice.id, reason: result.reason }, 'repayment notice refused');
  return { closed: 'refused' };
}

/** A reminder about a payment that was made in the meantime isn't sent. */
async function isStillTrue(
  { db }: Pick<Deps, 'db'>,
  { kind, accountId, occasion }: NoticeRow,
): Promise<boolean> {
  if (kind !== 'due-soon' && kind !== 'overdue') return true;
  const { dues } = await readSchedule(db, accountId);
  return dues.some(({ day, leftCents }) => day === occasion && leftCents > 0);
}
