import { z } from 'zod';
import { CLEAR_TEXT } from '#server/core/sealing/sealing.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';
import { markAnswered, markUnanswered, notifyCaseStaff } from '#server/service/cases/cases.ts';
import { messagesOf } from '#server/service/conversations/conversations.ts';
import { replyMail } from './mails.ts';
import * as store from './reply-store.ts';
import { replyToOf } from './reply-to.ts';
import { findVisitor } from './store.ts';

/** Sends a team reply. */
export const sendReply = defineJob({
  name: 'contact.send-reply',
  schema: z.object({ replyId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'masterKeys'>;

/**
 * A reply that can't be delivered doesn't count as an answer: the case waits for us again, unless another reply
 * arrived.
 */
export const refuse = (db: Db, reply: store.ReplyMail, now: Date) =>
  db.transaction(async (tx) => {
    await store.updateReply(tx, reply.messageId, { mail: 'refused', mailTryAt: null });
    const others = await store.repliesOf(tx, reply.caseId);
    if (!others.some(({ mail }) => mail === 'sent')) await markUnanswered(tx, reply.caseId, now);
    await notifyCaseStaff(tx);
  });

/** Moves a refused reply back to due; its case is answered again. Returns false if it wasn't refused. */
export async function retry(
  tx: Tx,
  { jobs, now }: { jobs: Pick<Jobs, 'enqueue'>; now: Date },
  replyId: string,
  caseId?: string,
): Promise<boolean> {
  const reply = await store.retryReply(tx, replyId, caseId);
  if (!reply) return false;
  await markAnswered(tx, reply.caseId, null, now);
  await jobs.enqueue(tx, sendReply, { replyId });
  await notifyCaseStaff(tx);
  return true;
}

export async function runSendReply(deps: JobDeps, replyId: string): Promise<void> {
  const { db, clock, mail, log } = deps;
  const now = clock.now();
  const reply = await store.claimReply(db, replyId, now, after(now, -CLAIM));
  if (!reply) return; // sent, deleted, or claimed by another worker
  const visitor = await findVisitor(db, reply.caseId);
  const thread = await messagesOf(db, CLEAR_TEXT, [reply.caseId]);
  const written = thread.find(({ id }) => id === replyId);
  if (!visitor || !written) return;
  const theirs = thread.findLast(({ seq, fromKind }) => fromKind === 'visitor' && seq < written.seq);
  try {
    // The key dedupes: a crash after sending but before recording it doesn't send a second reply.
    const extras = { replyTo: replyToOf(deps, visitor), key: `answer-${replyId}`, isByPerson: true } as const;
    const parts = replyMail({ ...visitor, message: theirs?.text ?? '' }, written.text);
    const result = await mail.send(composeMail(visitor.email, parts, extras));
    if (result.outcome === 'refused') {
      log.warn({ replyId, reason: result.reason }, 'reply email refused');
      return await refuse(db, reply, now);
    }
    await store.updateReply(db, replyId, { mail: 'sent', mailTryAt: null, sentAt: clock.now() });
    await notifyCaseStaff(db);
  } catch (e) {
    await store.updateReply(db, replyId, { mailTryAt: null }); // release for the next retry
    throw e;
  }
}
