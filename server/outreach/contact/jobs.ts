import { messageReference } from '#contract/outreach/contact.ts';
import { z } from 'zod';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { acknowledgement, forwarded } from './mails.ts';
import { listDueReplies, listStuckReplies } from './queue-store.ts';
import { refuse, runSendReply, sendReply } from './reply-jobs.ts';
import * as store from './store.ts';

/** Forwards a message to the team and acknowledges it to the sender. */
export const sendMails = defineJob({
  name: 'contact.send-mails',
  schema: z.object({ messageId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 1,
});

/** An outage can outlast a job's retries, so unsent emails are enqueued again for a week. */
export const sendUnsent = defineJob({
  name: 'contact.send-unsent',
  schema: z.object({}),
  cron: '*/15 * * * *',
});
const SWEPT = { from: days(7), to: minutes(10) };
/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);

/** As stated in the privacy policy. */
const KEPT = days(730);

export const deleteOldMessages = defineJob({
  name: 'contact.forget-old',
  schema: z.object({}),
  cron: '23 3 * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs'>;
type Message = NonNullable<Awaited<ReturnType<typeof store.claimMails>>>;

async function forward({ mail, config }: JobDeps, message: Message): Promise<void> {
  const replyTo = { name: `${message.firstName} ${message.lastName}`, address: message.email };
  const result = await mail.send(composeMail(config.supportEmail, forwarded(message), { replyTo }));
  // Our own support address was rejected. Keep retrying until the setting is fixed.
  if (result.outcome === 'refused') throw new Error(`the support address was refused: ${result.reason}`);
}

async function runSendMails(deps: JobDeps, messageId: string): Promise<void> {
  const { db, clock, mail, log } = deps;
  const now = clock.now();
  const message = await store.claimMails(db, messageId, now, after(now, -CLAIM));
  if (!message) return; // sent, or claimed by another worker
  try {
    if (message.acknowledgement === 'due') {
      const result = await mail.send(composeMail(message.email, acknowledgement(messageReference(message))));
      await store.updateMails(db, messageId, { acknowledgement: result.outcome });
      if (result.outcome === 'refused')
        log.warn({ messageId, reason: result.reason }, 'contact acknowledgment email refused');
    }
    if (message.forward === 'due') {
      await forward(deps, message);
      await store.updateMails(db, messageId, { forward: 'sent' });
    }
  } finally {
    await store.updateMails(db, messageId, { mailTryAt: null }); // release for the next retry
  }
}

async function runSendUnsent({ db, clock, jobs, log }: JobDeps): Promise<void> {
  const now = clock.now();
  const from = after(now, -SWEPT.from);
  for (const { id } of await store.stopForwarding(db, from))
    log.error(
      { messageId: id },
      'contact message not forwarded for a week, gave up; it is still in the database',
    );
  const between = { from, to: after(now, -SWEPT.to) };
  for (const { id } of await store.listDue(db, between, after(now, -CLAIM)))
    await jobs.enqueue(db, sendMails, { messageId: id });
  for (const reply of await listStuckReplies(db, from)) {
    log.error({ replyId: reply.id }, 'reply not sent for a week, message reopened');
    await refuse(db, reply);
  }
  for (const { id } of await listDueReplies(db, between, after(now, -CLAIM)))
    await jobs.enqueue(db, sendReply, { replyId: id });
}

export const contactHandlers: Handler<JobDeps>[] = [
  handler(sendMails, (deps: JobDeps, { messageId }) => runSendMails(deps, messageId)),
  handler(sendUnsent, runSendUnsent),
  handler(deleteOldMessages, async ({ db, clock }: JobDeps) => {
    await store.deleteOld(db, after(clock.now(), -KEPT));
  }),
  handler(sendReply, (deps: JobDeps, { replyId }) => runSendReply(deps, replyId)),
];
