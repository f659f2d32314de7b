import { readAccount } from '#server/accounts/accounts.ts';
import { composeMail } from '#server/notifications/notifications.ts';
import type { Deps } from '#server/platform/deps.ts';
import { giveNotice } from './following.ts';
import { membershipMail } from './mails.ts';
import { dueNotices } from './notice-days.ts';
import { isNoticeKind } from './notice-kinds.ts';
import * as store from './store.ts';

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'config' | 'log'>;
const BATCH = 200;

/** Finds every notice that is due. It can be written down once: neither two workers nor a missed day make two of it, or none. */
export async function findNotices({ db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>): Promise<void> {
  const now = clock.now();
  let last: string | null = null;
  for (;;) {
    const rows: store.MembershipRow[] = await store.listRenewing(db, last, BATCH);
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
  const [first] = await store.spansOf(db, row.id);
  const due = dueNotices({ ...row, beganAt: first?.fromAt ?? null }, now);
  for (const { kind, occasion } of due)
    await db.transaction((tx) => giveNotice(tx, jobs, { membershipId: row.id, kind, occasion, at: now }));
}

/** Sends one notice. A repeat of the job finds that it has gone out. */
export async function mailNotice(
  { db, clock, mail, config, log }: NoticeDeps,
  key: { membershipId: string; kind: string; occasion: string },
): Promise<void> {
  const notice = await store.findNotice(db, key);
  const row = await store.findById(db, key.membershipId);
  if (!notice || notice.sentAt || !row?.userId || !isNoticeKind(notice.kind)) return;
  const { email, name } = await readAccount(db, row.userId);
  const parts = membershipMail(notice.kind, {
    name,
    row,
    occasion: notice.occasion,
    invoices: await store.invoicesOf(db, row.id),
    consent: (await store.consentsOf(db, row.id))[0],
    url: `${config.origin}/membership`,
  });
  const result = await mail.send(composeMail(email, parts));
  if (result.outcome === 'refused')
    return log.warn({ membershipId: row.id, reason: result.reason }, 'membership notice refused');
  await store.markSent(db, key, clock.now());
}
