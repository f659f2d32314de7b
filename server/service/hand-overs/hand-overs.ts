import {
  ACCEPT_MINUTES,
  canMoveHandOver,
  type HandOverMover,
  type HandOverState,
  type HandOverWords,
} from '#contract/service/hand-overs.ts';
import { listStaffWho, peopleById } from '#server/core/accounts/accounts.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  addEvent,
  type Case,
  countOpenOf,
  full,
  holdCase,
  notifyCaseStaff,
  openCasesBy,
  touchCase,
  transfer,
  cipherOfCase,
} from '#server/service/cases/cases.ts';
import { openShifts, requireOnShift } from '#server/service/shifts/shifts.ts';
import { finishEnding } from './leaving.ts';
import { type Colleague, missingWords, spread } from './spread.ts';
import * as store from './store.ts';
import { PURPOSE } from './words.ts';

export { endShift, tendHandOvers } from './leaving.ts';
export { readShift } from './view.ts';

type OfferDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Offer = { to: string | null; cases: readonly (HandOverWords & { caseId: string })[] };

/** Colleagues who may get cases now, with how many they have. */
async function teamFor(db: Queryable, exceptId: string): Promise<Colleague[]> {
  const may = new Set((await listStaffWho(db, 'cases.work')).map(({ id }) => id));
  const on = (await openShifts(db)).filter(
    ({ userId, state }) => state === 'on' && userId !== exceptId && may.has(userId),
  );
  const open = await openCasesBy(
    db,
    on.map(({ userId }) => userId),
  );
  return on.map(({ userId, mostCases }) => ({ id: userId, mostCases, openCases: open.get(userId) ?? 0 }));
}

/** Decides who gets which case. There is always room for a life-threatening one. */
async function receiversOf(
  db: Queryable,
  agentId: string,
  to: string | null,
  found: readonly Case[],
): Promise<string[]> {
  const team = await teamFor(db, agentId);
  if (to === null) {
    const chosen = spread(found.length, team);
    if (!chosen) throw new AppError('conflict', say().casesErrors.teamFull);
    return chosen;
  }
  const receiver = team.find(({ id }) => id === to);
  if (!receiver) throw new AppError('conflict', say().casesErrors.colleagueOff);
  const free = Math.max(0, receiver.mostCases - receiver.openCases);
  if (found.filter(({ severity }) => severity > 0).length > free)
    throw new AppError('conflict', say().casesErrors.colleagueFull(free));
  return found.map(() => to);
}

/** Locks the cases of an offer, the most severe first, and checks that this agent owns all of them. */
async function lockOffered(tx: Tx, agentId: string, offer: Offer): Promise<Case[]> {
  const found: Case[] = [];
  for (const caseId of [...new Set(offer.cases.map((one) => one.caseId))].toSorted()) {
    const known = await holdCase(tx, caseId);
    if (known?.owner !== agentId || known.state === 'closed')
      throw new AppError('conflict', say().casesErrors.oneNotYours);
    found.push(known);
  }
  return found.toSorted((a, b) => a.severity - b.severity || a.openedAt.getTime() - b.openedAt.getTime());
}

function wordsFor(offer: Offer, known: Case): HandOverWords {
  const at = offer.cases.findIndex(({ caseId }) => caseId === known.id);
  const { situation = '', done = '', next = '', promised = '' } = offer.cases[at] ?? {};
  const words = { situation, done, next, promised };
  const t = say().casesErrors;
  const fields = missingWords(known.severity, words).map(
    (field) => [`cases.${at}.${field}`, t.missing[field]] as const,
  );
  if (fields.length > 0)
    throw new AppError('validation_failed', t.moreWords, {
      fields: Object.fromEntries(fields),
    });
  return words;
}

/** Offers cases to colleagues, all or none. This agent owns them until they are accepted. */
export const offerCases = (
  { db, clock, masterKeys }: OfferDeps,
  agent: { id: string },
  offer: Offer,
): Promise<{ offered: string[] }> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const found = await lockOffered(tx, agent.id, offer);
    const receivers = await receiversOf(tx, agent.id, offer.to, found);
    const ids = new Map<string, string>();
    for (const [n, known] of found.entries()) {
      const toId = receivers[n] ?? '';
      const words = wordsFor(offer, known);
      const cipher = await cipherOfCase(tx, masterKeys, known);
      // An offer by an earlier owner, which the next scheduled run would settle.
      for (const { id, fromId } of await store.findOffersOf(tx, [known.id]))
        if (fromId !== agent.id) await store.settle(tx, id, { to: 'taken-back', by: 'clock', at });
      const added = await store.insertOffer(tx, {
        caseId: known.id,
        fromId: agent.id,
        toId,
        words: cipher.seal(PURPOSE, JSON.stringify(words)),
        offeredAt: at,
        expiresAt: after(at, minutes(ACCEPT_MINUTES)),
      });
      if (!added) throw new AppError('conflict', say().casesErrors.alreadyOffered(known.ref));
      await addEvent(tx, cipher, {
        caseId: known.id,
        at,
        actorId: agent.id,
        kind: 'offered',
        facts: { to: toId },
      });
      await touchCase(tx, known.id, agent.id, at);
      ids.set(known.id, added.id);
    }
    await notifyCaseStaff(tx);
    return { offered: offer.cases.flatMap(({ caseId }) => ids.get(caseId) ?? []) };
  });

type Settling = { to: HandOverState; by: HandOverMover; reason?: string };

/** The offer with its case locked, if this person made or received it. Anyone else gets "not found". */
async function lockOffer(tx: Tx, agentId: string, id: string, by: HandOverMover) {
  const found = await store.findOffer(tx, id);
  const known = found && (await holdCase(tx, found.caseId));
  if (!found || !known || (found.toId !== agentId && found.fromId !== agentId))
    throw new AppError('not_found', say().casesErrors.noSuchHandOver);
  const expected = by === 'receiver' ? found.toId : found.fromId;
  if (expected !== agentId)
    throw new AppError(
      'conflict',
      by === 'receiver' ? say().casesErrors.onlyReceiver : say().casesErrors.onlySender,
    );
  return { found, known };
}

/** Settles an offer that is still open. The case stays with the person who offered it. */
const settleOffer = (
  { db, clock, masterKeys }: OfferDeps,
  agent: { id: string },
  id: string,
  settling: Settling,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const { found, known } = await lockOffer(tx, agent.id, id, settling.by);
    const { to, by, reason } = settling;
    if (!canMoveHandOver(found.state, to, by) || !(await store.settle(tx, id, { to, by, at })))
      throw new AppError('conflict', say().casesErrors.handOverSettled);
    const cipher = await cipherOfCase(tx, masterKeys, known);
    const entry = {
      caseId: known.id,
      at,
      actorId: agent.id,
      kind: 'not-handed-over',
      facts: { why: to },
    } as const;
    await addEvent(tx, cipher, { ...entry, ...(reason ? { text: reason } : {}) });
    await notifyCaseStaff(tx);
  });

export const returnOffer = (deps: OfferDeps, agent: { id: string }, id: string, reason: string) =>
  settleOffer(deps, agent, id, { to: 'returned', by: 'receiver', reason });

export const takeBackOffer = (deps: OfferDeps, agent: { id: string }, id: string) =>
  settleOffer(deps, agent, id, { to: 'taken-back', by: 'sender' });

/** Accepts a case, which then belongs to this agent. If it was the sender's last one, their shift ends. */
export async function acceptOffer(deps: OfferDeps, agent: { id: string }, id: string): Promise<void> {
  const { db, clock, masterKeys } = deps;
  const fromId = await db.transaction(async (tx) => {
    const at = clock.now();
    const offered = await store.findOffer(tx, id);
    // The shift is locked before the case, as everywhere.
    const shift = offered?.toId === agent.id ? await requireOnShift(tx, agent.id, at) : undefined;
    const { found, known } = await lockOffer(tx, agent.id, id, 'receiver');
    if (!canMoveHandOver(found.state, 'accepted', 'receiver'))
      throw new AppError('conflict', say().casesErrors.handOverSettled);
    if (known.owner !== found.fromId || known.state === 'closed' || found.expiresAt <= at)
      throw new AppError('conflict', say().casesErrors.notOffered);
    const most = shift?.mostCases ?? 0;
    if (known.severity > 0 && (await countOpenOf(tx, agent.id)) >= most) throw full(most);
    if (!(await store.settle(tx, id, { to: 'accepted', by: 'receiver', at })))
      throw new AppError('conflict', say().casesErrors.handOverSettled);
    await transfer(tx, known, agent.id, at);
    const cipher = await cipherOfCase(tx, masterKeys, known);
    const facts = { from: found.fromId, to: agent.id };
    await addEvent(tx, cipher, { caseId: known.id, at, actorId: agent.id, kind: 'handed-over', facts });
    return found.fromId;
  });
  // Outside the transaction above: two agents who accept each other's cases would deadlock on the shifts.
  await db.transaction((tx) => finishEnding(tx, fromId, clock.now()));
}

/** The name of the agent who had a case before its owner accepted it. Null if it wasn't handed over. */
export async function handedOverBy(
  db: Queryable,
  { id, owner }: Pick<Case, 'id' | 'owner'>,
): Promise<string | null> {
  const found = owner ? await store.findAccepted(db, id) : undefined;
  if (found?.toId !== owner) return null;
  return (await peopleById(db, [found.fromId])).get(found.fromId)?.name ?? null;
}
