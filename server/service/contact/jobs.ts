import { z } from 'zod';
import { CLEAR_TEXT } from '#server/core/sealing/sealing.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { caseById, deleteVisitorCases } from '#server/service/cases/cases.ts';
import { messagesOf } from '#server/service/conversations/conversations.ts';
import { acknowledgement, forwarded } from './mails.ts';
import { listDueReplies, listStuckReplies } from './reply-store.ts';
import { refuse, runSendReply, sendReply } from './reply-jobs.ts';
import { replyToOf } from './reply-to.ts';
import * as store from './store.ts';

/** Forwards a message to the team and acknowledges it to the sender. */
export const sendMails = defineJob({
  name: 'contact.send-mails',
  /** The message that opened a case has the id of the case. */
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

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs' | 'masterKeys'>;

async function forward({ db, mail, config }: JobDeps, visitor: store.Visitor): Promise<void> {
  const replyTo = { name: `${visitor.firstName} ${visitor.lastName}`, address: visitor.email };
  const [written] = await messagesOf(db, CLEAR_TEXT, [visitor.caseId]);
  const parts = forwarded({ ...visitor, message: written?.text ?? '' });
  const result = await mail.send(composeMail(config.supportEmail, parts, { replyTo }));
  // Our own support address was rejected. Keep retrying until the setting is fixed.
  if (result.outcome === 'refused') throw new Error(`the support address was refused: ${result.reason}`);
}

async function runSendMails(deps: JobDeps, messageId: string): Promise<void> {
  const { db, clock, mail, log } = deps;
  const now = clock.now();
  const visitor = await store.claimMails(db, messageId, now, after(now, -CLAIM));
  const found = visitor && (await caseById(db, messageId));
  if (!visitor || !found) return; // sent, deleted, or claimed by another worker
  try {
    if (visitor.acknowledgement === 'due') {
      const extras = { replyTo: replyToOf(deps, visitor) };
      const words = acknowledgement(found.ref, visitor.language);
      const result = await mail.send(composeMail(visitor.email, words, extras));
      await store.updateMails(db, messageId, { acknowledgement: result.outcome });
      if (result.outcome === 'refused')
        log.warn({ messageId, reason: result.reason }, 'contact acknowledgment email refused');
    }
    if (visitor.forward === 'due') {
      await forward(deps, visitor);
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
    log.error({ replyId: reply.messageId }, 'reply not sent for a week, case reopened');
    await refuse(db, reply, now);
  }
  for (const { id } of await listDueReplies(db, between, after(now, -CLAIM)))
    await jobs.enqueue(db, sendReply, { replyId: id });
}

export const contactHandlers: Handler<JobDeps>[] = [
  handler(sendMails, (deps: JobDeps, { messageId }) => runSendMails(deps, messageId)),
  handler(sendUnsent, runSendUnsent),
  handler(deleteOldMessages, async ({ db, clock }: JobDeps) => {
    await db.transaction(async (tx) =>
      deleteVisitorCases(tx, await store.listOld(tx, after(clock.now(), -KEPT))),
    );
  }),
  handler(sendReply, (deps: JobDeps, { replyId }) => runSendReply(deps, replyId)),
];
