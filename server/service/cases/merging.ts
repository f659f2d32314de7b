import type { Messages } from '#contract/text/catalog.ts';
import type { TextCipher } from '#server/core/sealing/sealing.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { answerBy } from './case-clocks.ts';
import { requireAccess } from './casework.ts';
import { addEvent } from './history.ts';
import { notifyCaseChange } from './notify.ts';
import { applySeverity } from './opening.ts';
import * as clocks from './clock-store.ts';
import * as store from './store.ts';
import { cipherOfCase } from './case-cipher.ts';

type MergeDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type MergeProblem = keyof Messages['casesErrors']['merge'];
type Pair = { from: store.Case; into: store.Case };

/** Returns why two cases can't be merged, or null if they can. */
export function mergeProblem({ from, into }: { from: MergeFacts; into: MergeFacts }): MergeProblem | null {
  if (from.id === into.id) return 'same';
  // Two visitors may share a name; nothing proves that they are the same person.
  if (from.homeId === null || into.homeId === null) return 'visitors';
  // A call's time and reminder belong to its case.
  if (from.kind === 'call' || into.kind === 'call') return 'call';
  if (from.homeId !== into.homeId) return 'households';
  if (from.mergedInto || into.mergedInto) return 'merged';
  if (into.state === 'closed') return 'closed';
  return null;
}
type MergeFacts = Pick<store.Case, 'id' | 'kind' | 'homeId' | 'mergedInto' | 'state'>;

/** Locks both cases in id order, so that two concurrent merges can't deadlock. */
async function lockPair(tx: Tx, fromId: string, intoId: string): Promise<Pair> {
  const found = new Map<string, store.Case>();
  for (const id of [fromId, intoId].toSorted()) {
    const known = await store.lockCase(tx, id);
    if (known) found.set(id, known);
  }
  const [from, into] = [found.get(fromId), found.get(intoId)];
  if (!from || !into) throw new AppError('not_found', say().casesErrors.noSuchCase);
  return { from, into };
}

/** The remaining case takes over the worse severity and what the household still waits for. */
async function takeOver(tx: Tx, { from, into }: Pair, at: Date): Promise<void> {
  if (from.severity < into.severity)
    await applySeverity(tx, into, { severity: from.severity, reason: 'by-hand', by: 'agent' }, at);
  if (from.state === 'closed' || !from.dueAt) return;
  const dueAt = into.dueAt && into.dueAt < from.dueAt ? into.dueAt : from.dueAt;
  await store.updateCase(tx, into.id, { dueAt });
  // The clock that is already running keeps its start; a new one can't be due before it begins.
  const due = dueAt > at ? dueAt : answerBy(into.severity, at, into.kind);
  await clocks.startClock(tx, { caseId: into.id, kind: 'answer', beganAt: at, dueAt: due });
}

async function writeHistory(tx: Tx, cipher: TextCipher, { from, into }: Pair, agentId: string, at: Date) {
  const same = { at, actorId: agentId, kind: 'merged' } as const;
  await addEvent(tx, cipher, { ...same, caseId: from.id, facts: { into: into.ref } });
  await addEvent(tx, cipher, { ...same, caseId: into.id, facts: { from: from.ref } });
}

/**
 * Merges a case into another one of the same household. Its reference still works and leads to the other. Its
 * conversation is kept and shown with the other's.
 */
export const mergeCase = (
  { db, clock, masterKeys }: MergeDeps,
  agent: Pick<Member, 'id' | 'role'>,
  caseId: string,
  intoId: string,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const pair = await lockPair(tx, caseId, intoId);
    const { from, into } = pair;
    await requireAccess(tx, from, agent, at);
    await requireAccess(tx, into, agent, at);
    const problem = mergeProblem(pair);
    if (problem) throw new AppError('conflict', say().casesErrors.merge[problem]);
    if (from.state !== 'closed')
      await store.moveCase(
        tx,
        from.id,
        { from: from.state, to: 'closed', by: 'agent' },
        {
          closedAt: at,
          closeReason: 'merged',
          remindAt: null,
          returnAt: null,
          dueAt: null,
          mergedInto: into.id,
        },
      );
    else await store.updateCase(tx, from.id, { mergedInto: into.id, closeReason: 'merged' });
    await clocks.stopClock(tx, { caseId: from.id, kinds: ['claim', 'answer'], at, by: null });
    // Cases merged into this one earlier now point to the new target.
    await store.redirectMerged(tx, from.id, into.id);
    await takeOver(tx, pair, at);
    await writeHistory(tx, await cipherOfCase(tx, masterKeys, into), pair, agent.id, at);
    await notifyCaseChange(tx, into.homeId);
  });
