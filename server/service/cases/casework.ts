import type { z } from 'zod';
import {
  canMove,
  type CallOutcome,
  type CaseState,
  type CloseReason,
  REASON_MINUTES,
  type Severity,
} from '#contract/service/cases.ts';
import { mayDo } from '#contract/staff.ts';
import { type TextCipher } from '#server/core/sealing/sealing.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { answerBy, claimBy, returnBy } from './case-clocks.ts';
import { cipherOfCase } from './case-cipher.ts';
import { claim } from './claiming.ts';
import { addEvent } from './history.ts';
import { notifyCaseChange } from './notify.ts';
import { applySeverity, startClocks } from './opening.ts';
import { rulesThatApply, type SeverityFacts } from './severity.ts';
import * as clocks from './clock-store.ts';
import * as store from './store.ts';

type WorkDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Agent = Pick<Member, 'id' | 'role'>;
type Step = { tx: Tx; known: store.Case; at: Date; cipher: TextCipher };

const missing = () => new AppError('not_found', say().casesErrors.noSuchCase);

/** Agents can read and change their own cases, and others' for half an hour after giving a reason. */
export async function requireAccess(
  db: Queryable,
  known: Pick<store.Case, 'id' | 'owner'>,
  agent: Agent,
  now: Date,
): Promise<void> {
  if (known.owner === agent.id || mayDo(agent.role, 'cases.any')) return;
  const since = after(now, -minutes(REASON_MINUTES));
  if (await store.hasGivenReason(db, { caseId: known.id, actorId: agent.id, since })) return;
  throw new AppError('reason_required', say().casesErrors.notYours);
}

/** Records why a team member needs a case that isn't theirs. The reason goes into the case's history. */
export const giveReason = (deps: WorkDeps, agent: Agent, caseId: string, reason: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const known = await store.lockCase(tx, caseId);
    if (!known) throw missing();
    const cipher = await cipherOfCase(tx, deps.masterKeys, known);
    const entry = { caseId, at: deps.clock.now(), actorId: agent.id, kind: 'viewed', text: reason } as const;
    await addEvent(tx, cipher, entry);
  });

/** Runs one change of a case by a person: locks it, checks access, and publishes a live update to the desk. */
const change = (
  { db, clock, masterKeys }: WorkDeps,
  agent: Agent,
  caseId: string,
  work: (step: Step) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const known = await store.lockCase(tx, caseId);
    if (!known) throw missing();
    const at = clock.now();
    await requireAccess(tx, known, agent, at);
    await work({ tx, known, at, cipher: await cipherOfCase(tx, masterKeys, known) });
    await notifyCaseChange(tx, known.homeId);
  });

/** The same for other capabilities, in their transaction. */
export async function touchCase(tx: Tx, caseId: string, agentId: string, at: Date): Promise<void> {
  const known = await store.lockCase(tx, caseId);
  if (known) await keepOrTake(tx, known, agentId, at);
}

/** An agent who works on an open case without an owner takes it. Work by the owner extends their ownership. */
async function keepOrTake(tx: Tx, known: store.Case, agentId: string, at: Date): Promise<void> {
  if (known.state !== 'open') return;
  if (known.owner === null) await claim(tx, known, agentId, at);
  else if (known.owner === agentId)
    await store.updateCase(tx, known.id, { returnAt: returnBy(known.severity, at, known.kind) });
}

const touch = ({ tx, known, at }: Step, agent: Agent) => keepOrTake(tx, known, agent.id, at);

export const addNote = (
  deps: WorkDeps,
  agent: Agent,
  caseId: string,
  note: { id: string; text: string },
): Promise<void> =>
  change(deps, agent, caseId, async (step) => {
    const { tx, at, cipher } = step;
    if (await addEvent(tx, cipher, { ...note, caseId, at, actorId: agent.id, kind: 'noted' }))
      await touch(step, agent);
  });

/** The household has heard from a person and no longer waits for us. Automatic messages don't count. */
export async function markAnswered(tx: Tx, caseId: string, agentId: string | null, at: Date): Promise<void> {
  await clocks.stopClock(tx, { caseId, kinds: ['answer'], at, by: agentId });
  await store.updateCase(tx, caseId, { dueAt: null });
}

export const recordCall = (
  deps: WorkDeps,
  agent: Agent,
  caseId: string,
  call: { id: string; outcome: z.output<typeof CallOutcome>; text: string },
  /** Further effects of reaching the household, in the same transaction. */
  onReached: (tx: Tx, known: store.Case, at: Date) => Promise<void>,
): Promise<void> =>
  change(deps, agent, caseId, async (step) => {
    const { tx, known, at, cipher } = step;
    const { id, outcome, text } = call;
    const entry = { id, caseId, at, actorId: agent.id, kind: 'called', text, facts: { outcome } } as const;
    if (!(await addEvent(tx, cipher, entry))) return;
    await touch(step, agent);
    if (outcome !== 'reached') return;
    await markAnswered(tx, caseId, agent.id, at);
    await onReached(tx, known, at);
  });

/**
 * Hands a case to a colleague, or back to the queue. Of two people at once, the later one sees the first one's change.
 */
export const assign = (
  deps: WorkDeps,
  agent: Agent,
  caseId: string,
  { to, was }: { to: string | null; was: string | null },
): Promise<void> =>
  change(deps, agent, caseId, async ({ tx, known, at, cipher }) => {
    if (known.owner === to) return;
    if (known.owner !== was) throw new AppError('conflict', say().casesErrors.ownerChanged);
    if (known.state === 'closed') throw new AppError('conflict', say().casesErrors.closed);
    if (to && known.owner === agent.id) throw new AppError('conflict', say().casesErrors.yoursHandOver);
    const returnAt = to && known.state === 'open' ? returnBy(known.severity, at, known.kind) : null;
    await store.updateCase(tx, caseId, { owner: to, claimedAt: to ? at : null, returnAt });
    if (to) await clocks.stopClock(tx, { caseId, kinds: ['claim'], at, by: to });
    else {
      const dueAt = claimBy(known.severity, at, known.kind);
      await clocks.startClock(tx, { caseId, kind: 'claim', beganAt: at, dueAt });
    }
    const entry = { caseId, at, actorId: agent.id, kind: to ? 'assigned' : 'returned' } as const;
    await addEvent(tx, cipher, { ...entry, facts: to ? { to } : { why: 'given-back' } });
  });

async function move(step: Step, to: CaseState, changes: Parameters<typeof store.moveCase>[3]): Promise<void> {
  const { known, tx } = step;
  const isMoved =
    canMove(known.state, to, 'agent') &&
    (await store.moveCase(tx, known.id, { from: known.state, to, by: 'agent' }, changes));
  if (!isMoved) throw new AppError('conflict', say().casesErrors.notPossible[known.state]);
}

/** Sets a case to waiting until a time. It reopens then, or when the household writes. */
export const wait = (
  deps: WorkDeps,
  agent: Agent,
  caseId: string,
  { until, text }: { until: Date; text: string },
): Promise<void> =>
  change(deps, agent, caseId, async (step) => {
    const { tx, known, at, cipher } = step;
    if (until <= at) throw new AppError('conflict', say().casesErrors.futureTime);
    if (known.dueAt && known.kind !== 'call') throw new AppError('conflict', say().casesErrors.notAnswered);
    await move(step, 'waiting', { remindAt: until, returnAt: null });
    const facts = { until: until.toISOString() };
    await addEvent(tx, cipher, { caseId, at, actorId: agent.id, kind: 'waiting', text, facts });
  });

export const reopen = (deps: WorkDeps, agent: Agent, caseId: string): Promise<void> =>
  change(deps, agent, caseId, async (step) => {
    const { tx, known, at, cipher } = step;
    if (known.mergedInto) throw new AppError('conflict', say().casesErrors.wasMerged);
    const changes = { closedAt: null, closeReason: null, remindAt: null };
    const returnAt = known.owner ? returnBy(known.severity, at, known.kind) : null;
    await move(step, 'open', { ...changes, returnAt, dueAt: answerBy(known.severity, at, known.kind) });
    await startClocks(tx, known, at);
    await addEvent(tx, cipher, { caseId, at, actorId: agent.id, kind: 'reopened', facts: { by: 'agent' } });
  });

export const close = (
  deps: WorkDeps,
  agent: Agent,
  caseId: string,
  { reason, text }: { reason: z.output<typeof CloseReason>; text: string },
): Promise<void> =>
  change(deps, agent, caseId, async (step) => {
    const { tx, known, at, cipher } = step;
    if (known.severity === 0 && known.dueAt)
      throw new AppError('conflict', say().casesErrors.lifeThreatening);
    await move(step, 'closed', {
      closedAt: at,
      closeReason: reason,
      remindAt: null,
      returnAt: null,
      dueAt: null,
    });
    await clocks.stopClock(tx, { caseId, kinds: ['claim', 'answer'], at, by: agent.id });
    await addEvent(tx, cipher, { caseId, at, actorId: agent.id, kind: 'closed', text, facts: { reason } });
  });

/** Only a person can lower a severity, and must say why. */
export const setSeverity = (
  deps: WorkDeps,
  agent: Agent,
  caseId: string,
  { severity, text }: { severity: Severity; text: string },
  /** Facts that the rules already know about the household, so none of them raises the case again. */
  factsOf: (tx: Tx, known: store.Case) => Promise<SeverityFacts>,
): Promise<void> =>
  change(deps, agent, caseId, async (step) => {
    const { tx, known, at, cipher } = step;
    if (known.state === 'closed') throw new AppError('conflict', say().casesErrors.closed);
    if (severity === known.severity) return;
    await applySeverity(tx, known, { severity, reason: 'by-hand', by: 'agent' }, at);
    const facts = { reason: 'by-hand', from: String(known.severity), to: String(severity) };
    const kind = severity < known.severity ? 'raised' : 'lowered';
    const seen = rulesThatApply(await factsOf(tx, known)).join(',');
    await addEvent(tx, cipher, {
      caseId,
      at,
      actorId: agent.id,
      kind,
      text,
      facts: { ...facts, known: seen },
    });
  });
