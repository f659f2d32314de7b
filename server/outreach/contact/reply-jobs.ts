import { z } from 'zod';
import { BRAND } from '#contract/brand.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';
import { replyMail } from './mails.ts';
import * as store from './queue-store.ts';

/** Sends a team reply. */
export const sendReply = defineJob({
  name: 'contact.send-reply',
  schema: z.object({ replyId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

/**
 * An undeliverable reply doesn't count: reopens the message with its original due time, so the team sees it
 * among those that need a reply.
 */
export const refuse = (db: Db, reply: store.Reply) =>
  db.transaction(async (tx) => {
    const message = await store.lockMessage(tx, reply.messageId);
    await store.updateReply(tx, reply.id, { mail: 'refused', mailTryAt: null });
    const others = await store.repliesTo(tx, reply.messageId);
    const hasReached = others.some(({ id, mail }) => id !== reply.id && mail === 'sent');
    if (message?.status === 'answered' && !hasReached)
      await store.updateMessage(tx, message.id, { status: 'open', answeredAt: null });
    await notifyStaff(tx, 'admin');
  });

/** Moves a refused reply back to due and its message to answered. Returns false if it wasn't refused. */
export async function retry(
  tx: Tx,
  { jobs, now }: { jobs: Pick<Jobs, 'enqueue'>; now: Date },
  replyId: string,
  messageId?: string,
): Promise<boolean> {
  const reply = await store.retryReply(tx, replyId, messageId);
  if (!reply) return false;
  await store.markAnswered(tx, reply.messageId, now);
  await jobs.enqueue(tx, sendReply, { replyId });
  return true;
}

export async function runSendReply(deps: JobDeps, replyId: string): Promise<void> {
  const { db, clock, mail, config, log } = deps;
  const now = clock.now();
  const reply = await store.claimReply(db, replyId, now, after(now, -CLAIM));
  if (!reply) return; // sent, deleted, or claimed by another worker
  const message = await store.findMessage(db, reply.messageId);
  if (!message) return;
  try {
    const replyTo = { name: `${BRAND.name} Support`, address: config.supportEmail };
    // The key dedupes: a crash after sending but before recording it doesn't send a second reply.
    const extras = { replyTo, key: `answer-${replyId}` };
    const result = await mail.send(composeMail(message.email, replyMail(message, reply.text), extras));
    if (result.outcome === 'refused') {
      log.warn({ replyId, reason: result.reason }, 'reply email refused');
      return await refuse(db, reply);
    }
    await store.updateReply(db, replyId, { mail: 'sent', mailTryAt: null, sentAt: clock.now() });
    await notifyStaff(db, 'admin');
  } catch (e) {
    await store.updateReply(db, replyId, { mailTryAt: null }); // release for the next retry
    throw e;
  }
}
