import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { ContactMessage, sendContactMessage } from '#contract/service/contact.ts';
import { currentHomeOf } from '#server/home/homes/homes.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  caseById,
  deleteVisitorCases,
  hasListedPhrase,
  newReference,
  openVisitorCase,
} from '#server/service/cases/cases.ts';
import {
  findCaseOfMessage,
  type SituationOf,
  writeAsMember,
  writeAsVisitor,
} from '#server/service/conversations/conversations.ts';
import { sendMails } from './jobs.ts';
import * as store from './store.ts';

export { isReplyOf } from './reply-to.ts';
export { emailReply, replyMailsOf, resendReply } from './replies.ts';

/** The same text from the same person within this time is one message: a double click or a retry. */
const SAME_WITHIN = minutes(10);

/** More per day means the address is being abused. Messages are still stored and forwarded. */
export const ACKNOWLEDGEMENTS_A_DAY = 5;

type Written = z.output<typeof ContactMessage>;
type Received = z.input<typeof sendContactMessage.reply>;
type ContactDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'config'>;

const digestOf = ({ subject, message }: Pick<Written, 'subject' | 'message'>) =>
  Uint8Array.from(createHash('sha256').update(`${subject}\n${message}`).digest());

/**
 * Handles a contact form submission. A signed-in member's message joins the conversation of their home. Anyone else's
 * opens its own case.
 */
export async function receiveMessage(
  deps: ContactDeps,
  { website, ...written }: Written,
  { member, situationOf }: { member: Pick<Member, 'id'> | null; situationOf: SituationOf },
): Promise<Received> {
  // A bot gets a normal response, and nothing is stored.
  if (website) return { receivedAt: deps.clock.now(), reference: newReference(), isInApp: false };
  const inApp = member && (await writeInApp(deps, member, written, situationOf));
  return inApp || openCase(deps, written);
}

/** Stores a visitor's message as a case. A job sends the emails, so the message is safe even if they fail. */
const openCase = ({ db, clock, jobs }: ContactDeps, written: Omit<Written, 'website'>): Promise<Received> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const { message, ...visitor } = written;
    const digest = digestOf(written);
    await store.lockSender(tx, visitor.email);
    const same = await store.findSame(tx, { email: visitor.email, digest }, after(now, -SAME_WITHIN));
    const sameCase = same && (await caseById(tx, same.caseId));
    if (sameCase) return { receivedAt: same.createdAt, reference: sameCase.ref, isInApp: false };
    const sent = await store.countAcknowledged(tx, visitor.email, after(now, -days(1)));
    const acknowledgement = sent < ACKNOWLEDGEMENTS_A_DAY ? 'due' : 'withheld';
    const hasPhrase = hasListedPhrase(`${visitor.subject} ${message}`);
    const opened = await openVisitorCase(tx, { hasPhrase, at: now });
    await store.insertVisitor(tx, {
      ...visitor,
      language: callerLanguage(),
      digest,
      acknowledgement,
      caseId: opened.id,
      createdAt: now,
    });
    await writeAsVisitor(tx, opened, { id: opened.id, text: message }, now);
    await jobs.enqueue(tx, sendMails, { messageId: opened.id });
    return { receivedAt: now, reference: opened.ref, isInApp: false };
  });

/**
 * An id derived from the words and the time, in steps: the same words within this and the next step are one message.
 */
function idOf(memberId: string, written: Omit<Written, 'website'>, step: number): string {
  const hash = createHash('sha256').update(`${memberId}|${step}|`).update(digestOf(written)).digest('hex');
  const [a, b, c, d] = [hash.slice(0, 8), hash.slice(8, 12), hash.slice(13, 16), hash.slice(17, 20)];
  return `${a}-${b}-4${c}-8${d}-${hash.slice(20, 32)}`;
}

/** Writes into the conversation of the member's home. Null: they have no home or no concierge. */
async function writeInApp(
  deps: ContactDeps,
  member: Pick<Member, 'id'>,
  written: Omit<Written, 'website'>,
  situationOf: SituationOf,
): Promise<Received | null> {
  const { db, clock } = deps;
  const current = await currentHomeOf(db, member.id);
  if (!current) return null;
  const step = Math.floor(clock.now().getTime() / SAME_WITHIN);
  const [id, before] = [idOf(member.id, written, step), idOf(member.id, written, step - 1)];
  const known = await findCaseOfMessage(db, before);
  const text = `${written.subject}\n\n${written.message}`;
  try {
    const kept = { id: known ? before : id, text };
    const { at } = await writeAsMember(deps, member, current.home.id, kept, situationOf);
    const found = await findCaseOfMessage(db, kept.id);
    return found ? { receivedAt: at, reference: found.ref, isInApp: true } : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'membership_required') return null;
    throw error;
  }
}

/** Deletes all messages from an address, with our replies. */
export async function deleteMessages(tx: Tx, email: string): Promise<void> {
  const found = await store.visitorsAt(tx, email);
  await deleteVisitorCases(
    tx,
    found.map(({ caseId }) => caseId),
  );
}

/** Visitors by their case. */
export async function visitorsOf(db: Queryable, caseIds: readonly string[]) {
  return new Map((await store.findVisitors(db, caseIds)).map((visitor) => [visitor.caseId, visitor]));
}

/** Visitors' cases that match a search. */
export const searchVisitors = (db: Queryable, q: string, limit: number) => store.searchVisitors(db, q, limit);
