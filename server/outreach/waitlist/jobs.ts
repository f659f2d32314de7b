import { z } from 'zod';
import { pathIn } from '#contract/text/paths.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { hashToken, newToken } from '#server/platform/tokens.ts';
import { confirmation } from './mails.ts';
import * as store from './store.ts';

/** Confirms an entry by email, with a link to leave. */
export const sendConfirmation = defineJob({
  name: 'waitlist.send-confirmation',
  schema: z.object({ entryId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 1,
});

/** An outage can outlast a job's retries, so unsent confirmations are enqueued again for a week. */
export const sendDueConfirmations = defineJob({
  name: 'waitlist.send-due',
  schema: z.object({}),
  cron: '7,22,37,52 * * * *',
});
const SWEPT = { from: days(7), to: minutes(10) };
/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);

/**
 * How long an entry is kept after the last request, and how long leaving can be undone, as stated in the
 * privacy policy.
 */
const KEPT = { asked: days(730), left: days(30) };

export const deleteOldEntries = defineJob({
  name: 'waitlist.forget-old',
  schema: z.object({}),
  cron: '17 3 * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs'>;

async function runSendConfirmation({ db, clock, mail, config, log }: JobDeps, entryId: string) {
  const now = clock.now();
  const entry = await store.claimMail(db, entryId, now, after(now, -CLAIM));
  if (!entry) return; // sent, left, or claimed by another worker
  // The plaintext token exists only here and in the email. Each try has its own, because an earlier email may
  // have arrived without our knowing.
  const token = newToken();
  await store.insertLink(db, { tokenHash: hashToken(token), entryId });
  const leaveUrl = `${config.origin}${pathIn(entry.language, '/waitlist/leave')}?token=${token}`;
  try {
    const result = await mail.send(composeMail(entry.email, confirmation(entry, leaveUrl), { leaveUrl }));
    await store.updateMail(db, entryId, result.outcome);
    if (result.outcome === 'refused')
      log.warn({ entryId, reason: result.reason }, 'waitlist confirmation email refused');
  } catch (e) {
    await store.updateMail(db, entryId, 'due'); // release for the next retry
    throw e;
  }
}

async function runSendDue({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  const between = { from: after(now, -SWEPT.from), to: after(now, -SWEPT.to) };
  for (const { id } of await store.listDue(db, between, after(now, -CLAIM)))
    await jobs.enqueue(db, sendConfirmation, { entryId: id });
}

export const waitlistHandlers: Handler<JobDeps>[] = [
  handler(sendConfirmation, (deps: JobDeps, { entryId }) => runSendConfirmation(deps, entryId)),
  handler(sendDueConfirmations, runSendDue),
  handler(deleteOldEntries, async ({ db, clock }: JobDeps) => {
    const now = clock.now();
    await store.deleteOld(db, { asked: after(now, -KEPT.asked), left: after(now, -KEPT.left) });
  }),
];
