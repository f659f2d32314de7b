/**
 * The hot calls of a conversation, in a few statements: reading what came after a message, and adding a message that
 * changes nothing else in its case. Returns null for anything else and for every refusal: then the functions in
 * `conversations.ts` decide, so each rule and each sentence is in one place.
 */
import type { z } from 'zod';
import { isStaffed } from '#contract/concierge-hours.ts';
import { type HelpMessages, MESSAGES_A_MINUTE } from '#contract/service/conversations.ts';
import { mayDo } from '#contract/staff.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import type { Queryable } from '#server/platform/db.ts';
import { publishLiveSoon } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { hasListedPhrase, judge, timesAfter } from '#server/service/cases/cases.ts';
import type { Situation } from './conversations.ts';
import { filesIn, messageView, type Shown, type Written } from './messages.ts';
import { PURPOSE } from './sealed-as.ts';
import * as store from './quick-store.ts';

type QuickDeps = Pick<Deps, 'db' | 'reads' | 'clock' | 'masterKeys' | 'log' | 'config'>;
type Agent = Pick<Member, 'id' | 'role'>;

/** The situation of a home, if one statement can read it. Injected, because later wings own it. */
export type PlainSituationOf = (db: Queryable, homeId: string) => Promise<Situation | null>;

async function viewOf(
  { reads, masterKeys }: QuickDeps,
  { homeId, messages }: store.Part & { homeId: string },
  readerId: string,
): Promise<Shown[]> {
  const cipher = await cipherOf(reads, masterKeys, homeId);
  const texts = messages.map(({ body }) => cipher.open(PURPOSE, body));
  const files = await filesIn(reads, cipher, messages, texts);
  return messages.map((message, n) =>
    messageView(message, { name: message.name, text: texts[n] ?? '', file: files.get(message.id) }, readerId),
  );
}

export async function helpMessagesAfter(
  deps: QuickDeps,
  member: Pick<Member, 'id'>,
  { homeId, caseId, after }: { homeId: string; caseId: string; after: number },
): Promise<z.input<typeof HelpMessages> | null> {
  const part = await store.partForHousehold(deps.reads, { caseId, readerId: member.id, after, homeId });
  if (!part) return null;
  const messages = await viewOf(deps, { ...part, homeId }, member.id);
  const isDeskOpen = isStaffed(deps.config.conciergeHours, deps.clock.now());
  return { lastSeq: part.lastSeq, readByTeam: part.readSeq, isDeskOpen, messages };
}

export async function caseMessagesAfter(
  deps: QuickDeps,
  agent: Agent,
  { caseId, after }: { caseId: string; after: number },
) {
  const mayReadAny = mayDo(agent.role, 'cases.any');
  const given = { caseId, readerId: agent.id, after, mayReadAny, now: deps.clock.now() };
  const part = after > 0 ? await store.partForTeam(deps.reads, given) : null;
  // A visitor's messages have no key.
  if (!part || part.homeId === null) return null;
  const messages = await viewOf(deps, { ...part, homeId: part.homeId }, agent.id);
  return { lastSeq: part.lastSeq, readByHousehold: part.readSeq, messages };
}

/** A repeated id, or two at once: the database keeps one, and the slow path returns it. */
const isRepeat = (error: unknown): boolean =>
  (error as { cause?: { code?: string } }).cause?.code === '23505' ||
  (error as { code?: string }).code === '23505';

async function addOrNull(add: () => Promise<store.Added | undefined>): Promise<store.Added | null> {
  try {
    return (await add()) ?? null;
  } catch (error) {
    if (isRepeat(error)) return null;
    throw error;
  }
}

/** Notifies the windows of the conversation, and the owner's lists if the case now waits for the other side. */
function publish(deps: QuickDeps, caseId: string, { household, team, owner, isTurn }: store.Added): void {
  const people = new Set([...household, ...team, ...(owner ? [owner] : [])]);
  publishLiveSoon(deps, [...people], { topic: 'messages', id: caseId });
  if (owner && isTurn) publishLiveSoon(deps, [owner], { topic: 'desk' }, 'list');
}

/**
 * A member's message in an open case that stays as it is: no danger phrase, no rule that raises it, no advisor to offer
 * it to.
 */
export async function writeQuicklyAsMember(
  deps: QuickDeps,
  member: Pick<Member, 'id'>,
  homeId: string,
  written: Pick<Written, 'id' | 'text'>,
  situationOf: PlainSituationOf,
): Promise<Shown | null> {
  const { db, reads, clock, masterKeys } = deps;
  const at = clock.now();
  if (hasListedPhrase(written.text)) return null;
  const [known, situation] = await Promise.all([
    store.beforeHouseholdWrites(reads, { userId: member.id, homeId, at }),
    situationOf(reads, homeId),
  ]);
  if (!known || !situation || known.recent >= MESSAGES_A_MINUTE) return null;
  const { incidentId, hasServices, facts } = situation;
  if (!hasServices && !known.isMember) return null;
  const found = known.cases.find((one) =>
    incidentId ? one.incidentId === incidentId : one.kind === 'question',
  );
  // A question without an owner may go to the home's advisor.
  if (!found || (found.kind === 'question' && found.owner === null)) return null;
  const rule = judge(facts);
  if (rule && rule.severity < found.severity) return null;
  const cipher = await cipherOf(reads, masterKeys, homeId);
  const message = { userId: member.id, id: written.id, body: cipher.seal(PURPOSE, written.text), at };
  const added = await addOrNull(() => store.addFromHousehold(db, found, message, timesAfter(found, at)));
  if (!added) return null;
  publish(deps, found.id, added);
  const row = { ...message, seq: added.seq, fromKind: 'household', fromId: member.id } as const;
  return messageView(
    { ...row, channel: 'app', isVerified: true },
    { name: known.name, text: written.text },
    member.id,
  );
}

/** The owner of a case, who has read everything, answers in the app. */
export async function replyQuickly(
  deps: QuickDeps,
  agent: Agent,
  caseId: string,
  { id, text, readSeq }: Pick<Written, 'id' | 'text'> & { readSeq: number },
): Promise<Shown | null> {
  const { db, reads, clock, masterKeys } = deps;
  const at = clock.now();
  const known = await store.beforeOwnerReplies(reads, { caseId, agentId: agent.id });
  if (!known?.homeId || known.othersSeq > readSeq) return null;
  // People who wrote by text or email are answered that way, too.
  if (known.channel !== null && known.channel !== 'app') return null;
  const cipher = await cipherOf(reads, masterKeys, known.homeId);
  const message = { userId: agent.id, id, body: cipher.seal(PURPOSE, text), at };
  const { severity, lastSeq } = known;
  const { returnAt } = timesAfter(known, at);
  const added = await addOrNull(() =>
    store.addFromOwner(db, { caseId, severity, lastSeq }, message, returnAt),
  );
  if (!added) return null;
  publish(deps, caseId, added);
  const row = { ...message, seq: added.seq, fromKind: 'team', fromId: agent.id } as const;
  return messageView({ ...row, channel: 'app', isVerified: true }, { name: known.name, text }, agent.id);
}
