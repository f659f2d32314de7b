import { readAccount } from '#server/core/accounts/accounts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { enqueueNotice } from './following.ts';
import { sendMembershipNotice } from './job-names.ts';
import { membershipMail } from './mails.ts';
import { dueNotices } from './notice-days.ts';
import { isNoticeKind } from './notice-kinds.ts';
import { isStillTrue } from './notice-truth.ts';
import * as priceStore from './price-store.ts';
import * as noticeStore from './notice-store.ts';
import * as dueStore from './due-store.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'config' | 'log'>;
const BATCH = 200;
/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);
/** The sweep picks up what a job hasn't sent by then, and gives up after `SWEPT_FOR`. */
const SWEPT_AFTER = minutes(10);
const SWEPT_FOR = days(45);
const SWEPT_AT_ONCE = 1000;

/**
 * Finds every due notice. Each is inserted once, so concurrent workers don't duplicate it and a missed day
 * doesn't lose it.
 */
export async function findNotices({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  let last: string | null = null;
  for (;;) {
    const rows: store.MembershipRow[] = await dueStore.listRenewing(db, last, BATCH);
    for (const row of rows) await findNoticesOf({ db, jobs }, row, now);
    last = rows.at(-1)?.id ?? null;
    if (!last) return;
  }
}

export async function findNoticesOf(
  { db, jobs }: Pick<Deps, 'db' | 'jobs'>,
  row: store.MembershipRow,
  now: Date,
): Promise<void> {
  const [first] = await spanStore.spansOf(db, row.id);
  const due = dueNotices({ ...row, beganAt: first?.fromAt ?? null }, now);
  for (const { kind, occasion } of due)
    await db.transaction((tx) => enqueueNotice(tx, jobs, { membershipId: row.id, kind, occasion, at: now }));
}

/** Enqueues every unsent notice again, so a long mail server outage loses none. */
export async function sendDueNotices({
  db,
  clock,
  jobs,
}: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  const times = {
    madeAfter: after(now, -SWEPT_FOR),
    madeBefore: after(now, -SWEPT_AFTER),
    staleBefore: after(now, -CLAIM),
  };
  for (const notice of await noticeStore.listDueNotices(db, times, SWEPT_AT_ONCE))
    await jobs.enqueue(db, sendMembershipNotice, notice, { unlessWaiting: true });
}

/** Sends one notice. Idempotent: a repeated job sees that it was sent. */
export async function mailNotice(
  { db, clock, mail, config, log }: NoticeDeps,
  key: { membershipId: string; kind: string; occasion: string },
): Promise<void> {
  const now = clock.now();
  const notice = await noticeStore.claimNotice(db, key, now, after(now, -CLAIM));
  const row = await store.findById(db, key.membershipId);
  if (!notice || !row?.userId || !isNoticeKind(notice.kind)) return;
  try {
    const invoices = await invoiceStore.invoicesOf(db, row.id);
    if (!isStillTrue(notice.kind, notice.occasion, row, invoices)) {
      await noticeStore.settleNotice(db, key, { closed: 'outdated' });
      return;
    }
    const { email, name, language } = await readAccount(db, row.userId);
    const parts = membershipMail(notice.kind, {
      language,
      name,
      row,
      occasion: notice.occasion,
      invoices,
      consent: (await store.consentsOf(db, row.id))[0],
      priceChange:
        notice.kind === 'price-change' ? await priceStore.findChange(db, notice.occasion) : undefined,
      url: `${config.origin}/membership`,
    });
    const result = await mail.send(composeMail(email, parts));
    if (result.outcome === 'refused')
      log.warn({ membershipId: row.id, reason: result.reason }, 'membership notice refused');
    await noticeStore.settleNotice(
      db,
      key,
      result.outcome === 'refused' ? { closed: 'refused' } : { sentAt: clock.now() },
    );
  } catch (e) {
    await noticeStore.settleNotice(db, key, {}); // release for the next retry
    throw e;
  }
}
