import type { z } from 'zod';
import {
  type HelpMessage,
  type HelpView,
  MESSAGES_A_MINUTE,
  MESSAGES_AT_ONCE,
} from '#contract/service/conversations.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  type Case,
  caseById,
  caseFor,
  currentCaseOf,
  hasListedPhrase,
  heard,
  holdCase,
  markAnswered,
  notifyCaseChange,
  requireAccess,
  type SeverityFacts,
  touchCase,
  usualMinutes,
} from '#server/service/cases/cases.ts';
import * as store from './store.ts';

type TalkDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config'>;
type Written = { id: string; text: string };
type Shown = z.input<typeof HelpMessage>;

/** What the rest of the product knows about a home now. Injected, because later wings own it. */
export type Situation = { incidentId: string | null; hasServices: boolean; facts: SeverityFacts };
export type SituationOf = (db: Queryable, homeId: string, now: Date) => Promise<Situation>;

const PURPOSE = 'help.message';

async function toContract(
  db: Queryable,
  cipher: HomeCipher,
  rows: readonly store.Message[],
  reader: string,
): Promise<Shown[]> {
  const people = await peopleById(db, [...new Set(rows.map(({ fromId }) => fromId))]);
  return rows.map(({ id, seq, fromKind, fromId, body, at }) => ({
    id,
    seq,
    from: fromKind,
    name: people.get(fromId)?.name ?? (fromKind === 'team' ? 'Our team' : null),
    isYou: fromId === reader,
    text: cipher.open(PURPOSE, body),
    at,
  }));
}

/** Adds a message once. A repeat returns what was added; another person's id is refused. */
async function addOnce(
  tx: Tx,
  cipher: HomeCipher,
  caseId: string,
  written: Written & { kind: 'household' | 'team'; fromId: string; at: Date },
  /** Runs before a new message is added, under the lock of the conversation. */
  check: (thread: { id: string; lastSeq: number }) => Promise<void> = async () => undefined,
): Promise<{ message: store.Message; isNew: boolean }> {
  const { id, text, kind, fromId, at } = written;
  const thread = await store.lockThread(tx, caseId, at);
  const known = await store.findMessage(tx, id);
  if (known) {
    if (known.threadId !== thread.id || known.fromId !== fromId)
      throw new AppError('key_reused', 'This message ID was used before. Write the message again.');
    return { message: known, isNew: false };
  }
  await check(thread);
  const body = cipher.seal(PURPOSE, text);
  const row = { id, threadId: thread.id, fromKind: kind, fromId, body, at };
  return { message: await store.insertMessage(tx, row), isNew: true };
}

/** The household's newest conversation, with what our team has read and how fast it usually answers. */
export async function readHelp(
  deps: TalkDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
  asked: { after: number; situationOf: SituationOf },
): Promise<z.input<typeof HelpView>> {
  const { db, clock, masterKeys, config } = deps;
  const now = clock.now();
  const home = await homeFor(db, member.id, homeRef, 'view');
  const situation = await asked.situationOf(db, home.id, now);
  const view = {
    phone: config.conciergePhone,
    hasConcierge: situation.hasServices || (await entitlementsOf(db, home.userId, now)) !== null,
    usualMinutes: await usualMinutes(db, now),
  };
  const found = await currentCaseOf(db, home.id, situation.incidentId);
  const thread = found && (await store.findThread(db, found.id));
  if (!found || !thread) return { ...view, conversation: null };
  const cipher = await cipherOf(db, masterKeys, home.id);
  const rows = await store.messagesAfter(db, thread.id, { after: asked.after, limit: MESSAGES_AT_ONCE });
  const agent =
    found.owner && found.state === 'open'
      ? (await peopleById(db, [found.owner])).get(found.owner)
      : undefined;
  return {
    ...view,
    conversation: {
      caseId: found.id,
      ref: found.ref,
      state: found.state,
      agent: agent ? (agent.name ?? 'Our team') : null,
      lastSeq: thread.lastSeq,
      readByTeam: await store.readBy(db, thread.id, 'team'),
      messages: await toContract(db, cipher, rows, member.id),
    },
  };
}

/**
 * A household writes to our team. The first message opens a case, a later one opens it again if it was closed, and one
 * that sounds like danger to life makes it life-threatening. Idempotent by the message's id.
 */
export async function writeAsMember(
  { db, clock, masterKeys }: TalkDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
  written: Written,
  situationOf: SituationOf,
): Promise<Shown> {
  // Everyone with access may ask for help, viewers included.
  const home = await homeFor(db, member.id, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const at = clock.now();
  const hasPhrase = hasListedPhrase(written.text);
  return db.transaction(async (tx) => {
    const { incidentId, hasServices, facts } = await situationOf(tx, home.id, at);
    if (!hasServices && !(await entitlementsOf(tx, home.userId, at)))
      throw new AppError(
        'membership_required',
        'The concierge comes with a membership, so your message wasn’t sent. If you’re in danger, call 911.',
      );
    const sent = await findOwn(tx, member.id, written.id);
    const isTooMany = (await store.countRecent(tx, member.id, after(at, -minutes(1)))) >= MESSAGES_A_MINUTE;
    if (!sent && !hasPhrase && isTooMany)
      throw new AppError(
        'rate_limited',
        'You’ve sent many messages in a minute. Wait a moment, then try again.',
      );
    if (sent) return shown(tx, cipher, sent, member.id);
    const opening = {
      homeId: home.id,
      incidentId,
      facts: { ...facts, hasPhrase },
      at,
      by: 'member',
    } as const;
    const found = await caseFor(tx, { ...opening, actorId: member.id });
    const { message, isNew } = await addOnce(tx, cipher, found.id, {
      ...written,
      kind: 'household',
      fromId: member.id,
      at,
    });
    if (isNew) {
      // Who writes is looking at the page.
      await store.markUnread(tx, message.threadId, null);
      await heard(tx, found, at);
      await notifyCaseChange(tx, home.id);
    }
    return shown(tx, cipher, message, member.id);
  });
}

const shown = async (
  db: Queryable,
  cipher: HomeCipher,
  message: store.Message,
  reader: string,
): Promise<Shown> => {
  const [view] = await toContract(db, cipher, [message], reader);
  if (!view) throw new Error('a message was lost');
  return view;
};

/** A message that this person sent before, whatever became of its case since. */
async function findOwn(tx: Tx, fromId: string, id: string): Promise<store.Message | undefined> {
  const known = await store.findMessage(tx, id);
  if (known && known.fromId !== fromId)
    throw new AppError('key_reused', 'This message ID was used before. Write the message again.');
  return known;
}

export async function readAsMember(
  { db, clock }: TalkDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
  { caseId, seq }: { caseId: string; seq: number },
): Promise<void> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const found = await caseById(db, caseId);
  if (found?.homeId !== home.id) throw new AppError('not_found', 'There is no such conversation.');
  await mark(db, found, { readerId: member.id, readerKind: 'household', seq, at: clock.now() });
}

async function mark(
  db: TalkDeps['db'],
  found: Case,
  reader: { readerId: string; readerKind: 'household' | 'team'; seq: number; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await store.findThread(tx, found.id);
    if (!thread || reader.seq > thread.lastSeq) throw new AppError('not_found', 'There is no such message.');
    if (!(await store.markRead(tx, { ...reader, threadId: thread.id }))) return;
    const isAllRead =
      reader.readerKind === 'household' && reader.seq >= (await store.newestFrom(tx, thread.id, 'team'));
    if (isAllRead) await store.markUnread(tx, thread.id, null);
    await notifyCaseChange(tx, found.homeId);
  });
}

type Agent = Pick<Member, 'id' | 'role'>;

async function openFor(db: Queryable, agent: Agent, caseId: string, now: Date): Promise<Case> {
  const found = await caseById(db, caseId);
  if (!found) throw new AppError('not_found', 'There is no such case.');
  await requireAccess(db, found, agent, now);
  return found;
}

export async function messagesOfCase(deps: TalkDeps, agent: Agent, caseId: string, since: number) {
  const { db, clock, masterKeys } = deps;
  const found = await openFor(db, agent, caseId, clock.now());
  const thread = await store.findThread(db, caseId);
  if (!thread) return { lastSeq: 0, readByHousehold: 0, messages: [] };
  const cipher = await cipherOf(db, masterKeys, found.homeId);
  const rows = await store.messagesAfter(db, thread.id, { after: since, limit: MESSAGES_AT_ONCE });
  return {
    lastSeq: thread.lastSeq,
    readByHousehold: await store.readBy(db, thread.id, 'household'),
    messages: await toContract(db, cipher, rows, agent.id),
  };
}

/**
 * An agent answers. If the household wrote something the agent hadn't seen, the reply is refused, once: the agent reads
 * it and sends again.
 */
export const replyAsAgent = (
  { db, clock, masterKeys }: TalkDeps,
  agent: Agent,
  caseId: string,
  { readSeq, ...written }: Written & { readSeq: number },
): Promise<Shown> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    await holdCase(tx, caseId);
    const found = await openFor(tx, agent, caseId, at);
    const cipher = await cipherOf(tx, masterKeys, found.homeId);
    const from = { kind: 'team', fromId: agent.id, at } as const;
    const { message, isNew } = await addOnce(tx, cipher, caseId, { ...written, ...from }, async ({ id }) => {
      if ((await store.newestFrom(tx, id, 'household')) > readSeq)
        throw new AppError('conflict', 'The household wrote something new. Read it, then send your reply.');
      if (found.state === 'closed')
        throw new AppError('conflict', 'This case is closed. Reopen it to reply.');
    });
    if (isNew) {
      await store.markUnread(tx, message.threadId, at);
      await touchCase(tx, found.id, agent.id, at);
      await markAnswered(tx, found.id, agent.id, at);
      await notifyCaseChange(tx, found.homeId);
    }
    return shown(tx, cipher, message, agent.id);
  });

export async function readAsAgent({ db, clock }: TalkDeps, agent: Agent, caseId: string, seq: number) {
  const found = await openFor(db, agent, caseId, clock.now());
  await mark(db, found, { readerId: agent.id, readerKind: 'team', seq, at: clock.now() });
}

/** What was written in a home's cases, for a copy of its data. */
export async function messagesOf(db: Queryable, cipher: HomeCipher, caseIds: readonly string[]) {
  const rows = await store.messagesOfCases(db, caseIds);
  return rows.map(({ caseId, message: { body, ...message } }) => ({
    ...message,
    caseId,
    text: cipher.open(PURPOSE, body),
  }));
}
