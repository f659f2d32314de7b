import type { z } from 'zod';
import { ANSWER_HOURS, type replyToMessage } from '#contract/outreach/contact-admin.ts';
import { listAdmins, peopleById, notifyAdmins } from '#server/core/accounts/accounts.ts';
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

/** One change to a message that is held: what it does, its history, and word to the others' windows. */
async function change(
  { db, clock }: AnswerDeps,
  admin: Admin,
  messageId: string,
  action: string,
  /** What goes into the message's own history; nothing, or 'same' when nothing is changed at all. */
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
    await notifyAdmins(tx, 'admin');
    const actor = { id: admin.id, device: admin.device };
    await recordAdminChange(tx, { at: now, actor, action, subjectId: messageId, before, after });
  });
  return readMessage(db, messageId);
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const person = (await peopleById(tx, [id])).get(id);
  return person ? (person.name ?? person.email) : 'Somebody who has left';
}

/** Gives a message to somebody. Of two who take it at once, one has it, and the other reads who. */
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
    if (assignee !== null && !(await listAdmins(tx)).some(({ id }) => id === assignee))
      throw conflict('This person is not an administrator any more.');
    if (message.assignee === assignee) return 'same';
    await store.updateMessage(tx, messageId, { assignee });
    return { kind: assignee ? 'assigned' : 'unassigned', subject: assignee };
  });

/**
 * Answers by e-mail. The answer is kept with the message first, and sent by a job; whoever answers a message that nobody
 * has takes it. An answer written before another one was read is refused: two people would write past each other.
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

/** Sends an answer again that the mail server refused. */
export const resend = (deps: AnswerDeps, admin: Admin, messageId: string, replyId: string) =>
  change(deps, admin, messageId, 'message.answer-resent', async (tx, _message, now) => {
    if (!(await retry(tx, { jobs: deps.jobs, now }, replyId, messageId)))
      throw conflict('This answer is not waiting to be sent again.');
    return undefined;
  });

export const note = (deps: AnswerDeps, admin: Admin, messageId: string, text: string) =>
  change(deps, admin, messageId, 'message.noted', async () => ({ kind: 'note', text }));

/** Closes a message. One nobody answered was promised an answer: it needs a reason. */
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
