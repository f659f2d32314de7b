import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { ANSWER_HOURS } from '#contract/outreach/contact-admin.ts';
import { type ContactMessage, messageReference } from '#contract/outreach/contact.ts';
import { notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import { after, days, hours, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendMails } from './jobs.ts';
import { countByStatus } from './queue-store.ts';
import * as store from './store.ts';

/** The same text from the same person within this time is one message: a double click or a retry. */
const SAME_WITHIN = minutes(10);

/** More per day means the address is being abused. Messages are still stored and forwarded. */
export const ACKNOWLEDGEMENTS_A_DAY = 5;

/** Stores a message for the team. A job sends the emails, so the message is safe even if they fail. */
export async function receiveMessage(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  { website, ...message }: z.output<typeof ContactMessage>,
): Promise<{ receivedAt: Date; reference: string }> {
  const now = clock.now();
  // A bot gets a reply like any other, which leads nowhere.
  if (website) return { receivedAt: now, reference: messageReference({ id: randomUUID() }) };
  return db.transaction(async (tx) => {
    await store.lockSender(tx, message.email);
    const same = await store.findSame(tx, message, after(now, -SAME_WITHIN));
    if (same) return { receivedAt: same.createdAt, reference: messageReference(same) };
    const sent = await store.countAcknowledged(tx, message.email, after(now, -days(1)));
    const acknowledgement = sent < ACKNOWLEDGEMENTS_A_DAY ? 'due' : 'withheld';
    const dueAt = after(now, hours(ANSWER_HOURS));
    const id = await store.insertMessage(tx, { ...message, createdAt: now, dueAt, acknowledgement });
    await jobs.enqueue(tx, sendMails, { messageId: id });
    await notifyStaffAfterCommit(tx, 'admin');
    return { receivedAt: now, reference: messageReference({ id }) };
  });
}

/** Deletes all messages from an address. */
export const deleteMessages = (tx: Tx, email: string) => store.deleteMessagesOf(tx, email);

/** Counts messages that still need a reply. */
export const countUnanswered = async (db: Queryable): Promise<number> =>
  (await countByStatus(db)).get('open') ?? 0;
