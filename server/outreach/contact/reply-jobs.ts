import { z } from 'zod';
import { BRAND } from '#contract/brand.ts';
import { notifyAdmins } from '#server/core/accounts/accounts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';
import { answer } from './mails.ts';
import * as store from './queue-store.ts';

/** Sends an answer of the team to whoever wrote. */
export const sendReply = defineJob({
  name: 'contact.send-reply',
  schema: z.object({ replyId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Longer than a mail server may take to answer. */
const CLAIM = minutes(2);

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

/**
 * An answer that cannot reach anybody is none: the message is open again, with its old clock, so that somebody sees it
 * among those that are owed one.
 */
export const refuse = (db: Db, reply: store.Reply) =>
  db.transaction(async (tx) => {
    const message = await store.lockMessage(tx, reply.messageId);
    await store.updateReply(tx, reply.id, { mail: 'refused', mailTryAt: null });
    const others = await store.repliesTo(tx, reply.messageId);
    const hasReached = others.some(({ id, mail }) => id !== reply.id && mail === 'sent');
    if (message?.status === 'answered' && !hasReached)
      await store.updateMessage(tx, message.id, { status: 'open', answeredAt: null });
    await notifyAdmins(tx, 'admin');
  });

/** From refused to due again, and its message from open to answered; false when it does not wait for that. */
export async function retry(
  tx: Tx,
  { jobs, now }: { jobs: Pick<Jobs, 'enqueue'>; now: Date },
  replyId: string,
  messageId?: string,
): Promise<boolean> {
  const reply = await store.retryReply(tx, replyId, messageId);
  if (!reply) return false;
  await store.answerOpen(tx, reply.messageId, now);
  await jobs.enqueue(tx, sendReply, { replyId });
  return true;
}

export async function runSendReply(deps: JobDeps, replyId: string): Promise<void> {
  const { db, clock, mail, config, log } = deps;
  const now = clock.now();
  const reply = await store.claimReply(db, replyId, now, after(now, -CLAIM));
  if (!reply) return; // sent, gone, or being sent by another
  const message = await store.findMessage(db, reply.messageId);
  if (!message) return;
  try {
    const replyTo = { name: `${BRAND.name} Support`, address: config.supportEmail };
    // Known by its key: a process that dies before it noted the sending does not make it two answers.
    const extras = { replyTo, key: `answer-${replyId}` };
    const result = await mail.send(composeMail(message.email, answer(message, reply.text), extras));
    if (result.outcome === 'refused') {
      log.warn({ replyId, reason: result.reason }, 'the mail server refused an answer');
      return await refuse(db, reply);
    }
    await store.updateReply(db, replyId, { mail: 'sent', mailTryAt: null, sentAt: clock.now() });
    await notifyAdmins(db, 'admin');
  } catch (e) {
    await store.updateReply(db, replyId, { mailTryAt: null }); // free for the next try
    throw e;
  }
}
