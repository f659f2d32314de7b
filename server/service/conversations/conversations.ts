import type { z } from 'zod';
import {
  type HelpMessages,
  type HelpView,
  MESSAGES_A_MINUTE,
  MESSAGES_AT_ONCE,
} from '#contract/service/conversations.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { entitlementsOf } from '#server/money/membership/membership.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  type Case,
  caseById,
  caseFor,
  cipherOfCase,
  currentCaseOf,
  hasListedPhrase,
  heard,
  holdCase,
  lastOnCallPage,
  markAnswered,
  requireAccess,
  type SeverityFacts,
  touchCase,
  usualMinutes,
  usualMinutesOf,
} from '#server/service/cases/cases.ts';
import { offerToAdvisor } from '#server/service/advisors/advisors.ts';
import { broadcastsTo } from '#server/service/broadcasts/broadcasts.ts';
import { handedOverBy } from '#server/service/hand-overs/hand-overs.ts';
import { deskHours } from './desk-hours.ts';
import {
  addOnce,
  earlierOf,
  findCaseOfMessage,
  findOwn,
  type Shown,
  shown,
  toContract,
  type Written,
} from './messages.ts';
import { notifyThread } from './notify.ts';
import { helpMessagesAfter } from './quick.ts';
import { sendReplyElsewhere } from './reply-elsewhere.ts';
import * as store from './store.ts';

export { findCaseOfMessage, messagesOf, writeAsVisitor } from './messages.ts';
export type { PlainSituationOf } from './quick.ts';

type TalkDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys' | 'config' | 'jobs'>;

/** What the rest of the product knows about a home at the moment. Injected, because later wings own it. */
export type Situation = { incidentId: string | null; hasServices: boolean; facts: SeverityFacts };
export type SituationOf = (db: Queryable, homeId: string, now: Date) => Promise<Situation>;

/** The household's newest conversation, with what our team has read and how fast it usually answers. */
export async function readHelp(
  deps: TalkDeps & Pick<Deps, 'sms'>,
  member: Pick<Member, 'id'>,
  homeRef: string,
  asked: { after: number; situationOf: SituationOf },
): Promise<z.input<typeof HelpView>> {
  const { db, clock, masterKeys, config } = deps;
  const now = clock.now();
  const home = await homeFor(db, member.id, homeRef, 'view');
  const situation = await asked.situationOf(db, home.id, now);
  const view = {
    hours: deskHours(deps, now),
    phone: config.conciergePhone,
    hasConcierge: situation.hasServices || (await entitlementsOf(db, home.userId, now)) !== null,
    usualMinutes: await usualMinutes(db, now),
    broadcasts: await broadcastsTo(db, home.id),
    event: situation.incidentId ? { needsHelp: situation.facts.needsHelp } : null,
  };
  const found = await currentCaseOf(db, home.id, situation.incidentId);
  if (!found) return { ...view, conversation: null };
  const thread = await store.findThread(db, found.id);
  const cipher = await cipherOf(db, masterKeys, home.id);
  const earlier = await earlierOf(db, cipher, found.id, member.id);
  if (!thread && earlier.length === 0) return { ...view, conversation: null };
  const rows = thread
    ? await store.messagesAfter(db, thread.id, { after: asked.after, limit: MESSAGES_AT_ONCE })
    : [];
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
      agent: agent ? (agent.name ?? say().conciergeMessages.ourTeam) : null,
      agentMinutes: agent && found.owner ? await usualMinutesOf(db, found.owner, now) : null,
      takenOverFrom: agent ? await handedOverBy(db, found) : null,
      lastSeq: thread?.lastSeq ?? 0,
      onCallAt: (await lastOnCallPage(db, found.id))?.at ?? null,
      readByTeam: thread ? await store.readBy(db, thread.id, 'team') : 0,
      messages: await toContract(db, cipher, rows, member.id),
      earlier,
    },
  };
}

/**
 * A household writes to our team. The first message opens a case, a later one reopens it if it was closed, and one that
 * sounds like danger to life makes it life-threatening. Idempotent by the message's id.
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
      throw new AppError('membership_required', say().conversationsErrors.needsMembership);
    const sent = await findOwn(tx, member.id, written.id);
    const isTooMany = (await store.countRecent(tx, member.id, after(at, -minutes(1)))) >= MESSAGES_A_MINUTE;
    if (!sent && !hasPhrase && isTooMany)
      throw new AppError('rate_limited', say().conversationsErrors.tooMany);
    if (sent) {
      const known = await findCaseOfMessage(tx, sent.id);
      if (known) await notifyThread(tx, known, at, 'case');
      return shown(tx, cipher, sent, member.id);
    }
    const opening = {
      homeId: home.id,
      incidentId,
      facts: { ...facts, hasPhrase },
      fresh: hasPhrase ? (['phrase'] as const) : [],
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
      await offerToAdvisor(tx, found, home.userId, at);
      // The writer is looking at the page.
      await store.markUnread(tx, message.threadId, null);
      await heard(tx, found, at);
    }
    // A repeat is published again: the process that stored the message may have died before it could.
    await notifyThread(tx, (await caseById(tx, found.id)) ?? found, at, 'case');
    return shown(tx, cipher, message, member.id);
  });
}

/** Messages after the last one that a window already has. */
export async function readHelpMessages(
  deps: TalkDeps & Pick<Deps, 'reads' | 'log'>,
  member: Pick<Member, 'id'>,
  { homeId: homeRef, caseId, after: since }: { homeId: string; caseId: string; after: number },
): Promise<z.input<typeof HelpMessages>> {
  const { id: homeId } = await homeFor(deps.db, member.id, homeRef, 'view');
  const found = await helpMessagesAfter(deps, member, { homeId, caseId, after: since });
  if (!found) throw new AppError('not_found', say().conversationsErrors.noSuchConversation);
  return found;
}

export async function readAsMember(
  { db, clock }: TalkDeps,
  member: Pick<Member, 'id'>,
  homeRef: string,
  { caseId, seq }: { caseId: string; seq: number },
): Promise<void> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const found = await caseById(db, caseId);
  if (found?.homeId !== home.id)
    throw new AppError('not_found', say().conversationsErrors.noSuchConversation);
  await mark(db, found, { readerId: member.id, readerKind: 'household', seq, at: clock.now() });
}

async function mark(
  db: TalkDeps['db'],
  found: Case,
  reader: { readerId: string; readerKind: 'household' | 'team'; seq: number; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const thread = await store.findThread(tx, found.id);
    if (!thread || reader.seq > thread.lastSeq)
      throw new AppError('not_found', say().conversationsErrors.noSuchMessage);
    if (!(await store.markRead(tx, { ...reader, threadId: thread.id }))) return;
    const isAllRead =
      reader.readerKind === 'household' && reader.seq >= (await store.newestFrom(tx, thread.id, 'team'));
    if (isAllRead) await store.markUnread(tx, thread.id, null);
    await notifyThread(tx, found, reader.at, 'messages');
  });
}

type Agent = Pick<Member, 'id' | 'role'>;

async function openFor(db: Queryable, agent: Agent, caseId: string, now: Date): Promise<Case> {
  const found = await caseById(db, caseId);
  if (!found) throw new AppError('not_found', say().casesErrors.noSuchCase);
  await requireAccess(db, found, agent, now);
  return found;
}

export async function messagesOfCase(deps: TalkDeps, agent: Agent, caseId: string, since: number) {
  const { db, clock, masterKeys } = deps;
  const found = await openFor(db, agent, caseId, clock.now());
  const thread = await store.findThread(db, caseId);
  const cipher = await cipherOfCase(db, masterKeys, found);
  const earlier = await earlierOf(db, cipher, caseId, agent.id);
  const broadcasts = found.homeId ? await broadcastsTo(db, found.homeId) : [];
  if (!thread) return { lastSeq: 0, readByHousehold: 0, messages: [], earlier, broadcasts };
  const rows = await store.messagesAfter(db, thread.id, { after: since, limit: MESSAGES_AT_ONCE });
  return {
    lastSeq: thread.lastSeq,
    readByHousehold: await store.readBy(db, thread.id, 'household'),
    messages: await toContract(db, cipher, rows, agent.id),
    earlier,
    broadcasts,
  };
}

/** Further effects of a new reply, in its transaction. Injected: a visitor gets it by email. */
export type OnReply = (tx: Tx, found: Case, messageId: string) => Promise<void>;

/**
 * An agent answers. If the household wrote something the agent hadn't seen, the reply is refused once, so the agent can
 * read it and resend.
 */
export const replyAsAgent = (
  { db, clock, masterKeys, jobs }: TalkDeps,
  agent: Agent,
  caseId: string,
  { readSeq, ...written }: Written & { readSeq: number },
  onReply: OnReply,
): Promise<Shown> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    await holdCase(tx, caseId);
    const found = await openFor(tx, agent, caseId, at);
    const cipher = await cipherOfCase(tx, masterKeys, found);
    const from = { kind: 'team', fromId: agent.id, at } as const;
    const { message, isNew } = await addOnce(tx, cipher, caseId, { ...written, ...from }, async ({ id }) => {
      const newest = await store.newestOfOthers(tx, id, agent.id);
      if (newest && newest.seq > readSeq)
        throw new AppError(
          'conflict',
          newest.fromKind === 'team'
            ? say().conversationsErrors.colleagueReplied
            : newest.fromKind === 'household'
              ? say().conversationsErrors.householdWrote
              : say().conversationsErrors.visitorWrote,
        );
      if (found.state === 'closed') throw new AppError('conflict', say().conversationsErrors.reopenToReply);
    });
    if (isNew) {
      if (found.homeId) await store.markUnread(tx, message.threadId, at);
      await onReply(tx, found, message.id);
      await touchCase(tx, found.id, agent.id, at);
      await markAnswered(tx, found.id, agent.id, at);
      await sendReplyElsewhere(tx, jobs, { caseId, threadId: message.threadId, seq: message.seq });
    }
    await notifyThread(tx, found, at, 'case');
    return shown(tx, cipher, message, agent.id);
  });

export async function readAsAgent({ db, clock }: TalkDeps, agent: Agent, caseId: string, seq: number) {
  const found = await openFor(db, agent, caseId, clock.now());
  await mark(db, found, { readerId: agent.id, readerKind: 'team', seq, at: clock.now() });
}
