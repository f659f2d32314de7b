import type { z } from 'zod';
import { ANSWER_HOURS, type replyToMessage } from '#contract/outreach/contact-admin.ts';
import { listStaffWho, peopleById, notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { retry, sendReply } from './reply-jobs.ts';
import * as store from './queue-store.ts';
import { type Admin, readMessage } from './queue.ts';

type AnswerDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Event = Omit<Parameters<typeof store.insertEvent>[1], 'messageId' | 'author' | 'createdAt'>;

const conflict = (sentence: string) => new AppError('conflict', sentence);

/** Runs one change of a locked message: the change, the audit log and the live update to other admins. */
async function change(
  { db, clock }: AnswerDeps,
  admin: Admin,
  messageId: string,
  action: string,
  /** Returns the event for the message's timeline, undefined for none, or 'same' if nothing changed. */
  work: (tx: Tx, message: store.Message, now: Date) => Promise<Event | 'same' | undefined>,
) {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const message = await store.lockMessage(tx, messageId);
    if (!message) throw new AppError('not_found', 'There is no such message.');
    const before = await store.findFacts(tx, messageId);
    const event = await work(tx, message, now);
    if (event === 'same') return;
    if (event) await store.insertEvent(tx, { ...event, messageId, author: admin.id, createdAt: now });
    const after = await store.findFacts(tx, messageId);
    await notifyStaff(tx, 'admin');
    const actor = { id: admin.id, device: admin.device };
    await recordAdminChange(tx, { at: now, actor, action, subjectId: messageId, before, after });
  });
  return readMessage(db, messageId);
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const person = (await peopleById(tx, [id])).get(id);
  return person ? (person.name ?? person.email) : 'Somebody who has left';
}

/** Assigns a message. If two people take it at once, one gets it and the other sees who. */
export const assign = (
  deps: AnswerDeps,
  admin: Admin,
  messageId: string,
  { assignee, was }: { assignee: string | null; was: string | null },
) =>
  change(deps, admin, messageId, 'message.assigned', async (tx, message) => {
    if (message.assignee !== was && message.assignee !== assignee)
      throw conflict(
        message.assignee
          ? `${await nameOf(tx, message.assignee)} took this message meanwhile.`
          : 'This message was given back meanwhile. Look again before you assign it.',
      );
    if (assignee !== null && !(await listStaffWho(tx, 'messages.answer')).some(({ id }) => id === assignee))
      throw conflict('This person no longer answers messages. Choose someone else.');
    if (message.assignee === assignee) return 'same';
    await store.updateMessage(tx, messageId, { assignee });
    return { kind: assignee ? 'assigned' : 'unassigned', subject: assignee };
  });

/**
 * Replies by email. The reply is stored first and sent by a job. Replying to an unassigned message also takes
 * it. A reply written before reading a newer one is rejected, so two people don't talk past each other.
 */
export function reply(
  deps: AnswerDeps,
  admin: Admin,
  messageId: string,
  given: z.output<typeof replyToMessage.body>,
) {
  return change(deps, admin, messageId, 'message.answered', async (tx, message, now) => {
    const replies = await store.repliesTo(tx, messageId);
    if (replies.some(({ id }) => id === given.replyId)) return 'same';
    if (message.status === 'closed') throw conflict('This message is closed. Open it again to answer.');
    const newest = replies.at(-1);
    if (replies.length !== given.seen && newest) {
      const who = newest.author === null ? 'Somebody' : await nameOf(tx, newest.author);
      throw conflict(`${who} answered meanwhile. Read that answer before you send yours.`);
    }
    const kept = { id: given.replyId, messageId, author: admin.id, text: given.text, createdAt: now };
    if (!(await store.insertReply(tx, kept)))
      throw conflict('This answer belongs to another message. Write it anew.');
    await deps.jobs.enqueue(tx, sendReply, { replyId: given.replyId });
    await store.updateMessage(tx, messageId, {
      status: 'answered',
      answeredAt: now,
      assignee: message.assignee ?? admin.id,
    });
    return undefined;
  });
}

/** Resends a reply that the mail server rejected. */
export const resend = (deps: AnswerDeps, admin: Admin, messageId: string, replyId: string) =>
  change(deps, admin, messageId, 'message.answer-resent', async (tx, _message, now) => {
    if (!(await retry(tx, { jobs: deps.jobs, now }, replyId, messageId)))
      throw conflict('This answer is not waiting to be sent again.');
    return undefined;
  });

export const note = (deps: AnswerDeps, admin: Admin, messageId: string, text: string) =>
  change(deps, admin, messageId, 'message.noted', async () => ({ kind: 'note', text }));

/** Closes a message. An unanswered one needs a reason, because we promised a reply. */
export const close = (deps: AnswerDeps, admin: Admin, messageId: string, reason: string | undefined) =>
  change(deps, admin, messageId, 'message.closed', async (tx, message) => {
    if (message.status === 'closed') throw conflict('This message is closed already.');
    if (message.status === 'open' && reason === undefined) {
      const sentence = 'Say why it needs no answer';
      throw new AppError('validation_failed', sentence, { fields: { reason: sentence } });
    }
    await store.updateMessage(tx, messageId, { status: 'closed' });
    return { kind: 'closed', text: reason ?? null };
  });

export const reopen = (deps: AnswerDeps, admin: Admin, messageId: string) =>
  change(deps, admin, messageId, 'message.reopened', async (tx, message, now) => {
    if (message.status === 'open') throw conflict('This message is open already.');
    await store.updateMessage(tx, messageId, { status: 'open', dueAt: after(now, hours(ANSWER_HOURS)) });
    return { kind: 'reopened' };
  });
