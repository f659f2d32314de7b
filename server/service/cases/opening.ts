import type { CaseMover, SeverityReason } from '#contract/service/cases.ts';
import type { Tx } from '#server/platform/db.ts';
import { after, days } from '#server/platform/clock.ts';
import { answerBy, claimBy, returnBy } from './case-clocks.ts';
import { notifyCaseStaff } from './notify.ts';
import { newReference } from './reference.ts';
import { judge, type SeverityFacts } from './severity.ts';
import * as clocks from './clock-store.ts';
import * as store from './store.ts';

type Case = store.Case;

/** After a question is closed, the household's messages within this time still belong to it. */
const GOES_ON = days(30);

type Opening = {
  homeId: string;
  /** Null on a quiet day. */
  incidentId: string | null;
  facts: SeverityFacts;
  at: Date;
  /** The cause: the household, a team member, or time passing. */
  by: CaseMover;
  actorId?: string;
  /** Rules triggered by a new fact. They raise the case even if a person lowered it after an earlier occurrence. */
  fresh?: readonly SeverityReason[];
};

/**
 * The household's case for this event, or its open question: opened if there is none, reopened if it was closed, and
 * raised if a rule says so. Idempotent; concurrent callers get the same case.
 */
export async function caseFor(tx: Tx, opening: Opening): Promise<Case> {
  const { homeId, incidentId, facts, at } = opening;
  const judged = judge(facts);
  if (!judged) throw new Error('no severity rule applies');
  // A recently closed question continues where it ended.
  const recent = incidentId ? undefined : await store.lockRecentQuestion(tx, homeId, after(at, -GOES_ON));
  if (recent)
    return raise(tx, await reopen(tx, await followMerge(tx, recent), opening), facts, at, opening.fresh);
  const added = await store.insertCase(tx, {
    ref: newReference(),
    kind: incidentId ? 'event' : 'question',
    homeId,
    incidentId,
    severity: judged.severity,
    reason: judged.reason,
    openedAt: at,
    dueAt: answerBy(judged.severity, at),
  });
  if (added) {
    const same = { caseId: added.id, at, actorId: opening.actorId ?? null };
    await store.insertEvents(tx, [
      { ...same, kind: 'opened', facts: { by: opening.by } },
      {
        ...same,
        actorId: null,
        kind: 'raised',
        facts: { reason: judged.reason, to: String(judged.severity) },
      },
    ]);
    await startClocks(tx, added, at);
    await notifyCaseStaff(tx);
    return added;
  }
  const known = await store.lockCaseOf(tx, { homeId, incidentId });
  // It was closed between the insert and the lock: the next attempt opens a new one. References never collide twice in
  // a row.
  if (!known) return caseFor(tx, opening);
  return raise(tx, await reopen(tx, await followMerge(tx, known), opening), facts, at, opening.fresh);
}

/** Follows a merged case to the one it was merged into. */
async function followMerge(tx: Tx, known: Case): Promise<Case> {
  return known.mergedInto ? ((await store.lockCase(tx, known.mergedInto)) ?? known) : known;
}

/** The household wrote: it waits for us from now on, unless it already does. */
export async function heard(tx: Tx, known: Case, at: Date): Promise<void> {
  if (known.dueAt === null)
    await store.updateCase(tx, known.id, { dueAt: answerBy(known.severity, at, known.kind) });
  if (known.owner)
    await store.updateCase(tx, known.id, { returnAt: returnBy(known.severity, at, known.kind) });
  await clocks.startClock(tx, {
    caseId: known.id,
    kind: 'answer',
    beganAt: at,
    dueAt: answerBy(known.severity, at, known.kind),
  });
}

/** Starts the clocks of a case whose household waits for us. */
export async function startClocks(tx: Tx, { id, severity, kind }: Case, at: Date): Promise<void> {
  const began = { caseId: id, beganAt: at };
  await clocks.startClock(tx, { ...began, kind: 'claim', dueAt: claimBy(severity, at, kind) });
  await clocks.startClock(tx, { ...began, kind: 'answer', dueAt: answerBy(severity, at, kind) });
}

/** Reopens a closed or waiting case, unless only our system found the cause. */
async function reopen(tx: Tx, known: Case, opening: Opening): Promise<Case> {
  // A cause that our system found doesn't reopen what a person closed or set to waiting.
  if (known.state === 'open' || opening.by === 'clock') return known;
  return reopenFor(tx, known, opening);
}

type Reopening = {
  at: Date;
  by: CaseMover;
  actorId?: string | undefined;
  why?: string;
  /** The name for the history, if it isn't the mover. */
  named?: 'visitor';
};

/** Reopens a closed or waiting case, with its clocks. */
export async function reopenFor(
  tx: Tx,
  known: Case,
  { at, by, actorId, why, named }: Reopening,
): Promise<Case> {
  const dueAt = answerBy(known.severity, at, known.kind);
  // The agent who closed it may be off duty, so it goes to the queue. A waiting case keeps its owner.
  const owner = known.state === 'closed' ? null : known.owner;
  const kept = {
    owner,
    claimedAt: owner ? known.claimedAt : null,
    returnAt: owner ? returnBy(known.severity, at, known.kind) : null,
  };
  const changes = { ...kept, closedAt: null, closeReason: null, remindAt: null, dueAt };
  await store.moveCase(tx, known.id, { from: known.state, to: 'open', by }, changes);
  await store.insertEvents(tx, [
    {
      caseId: known.id,
      at,
      actorId: actorId ?? null,
      kind: 'reopened',
      facts: { by: named ?? by, ...(why ? { why } : {}) },
    },
  ]);
  await startClocks(tx, known, at);
  await notifyCaseStaff(tx);
  return { ...known, ...changes, state: 'open' };
}

/**
 * Applies the rules to a case. They only ever make it more severe, and each rule counts once, so that facts a person
 * already knew when lowering the case don't overrule them.
 */
export async function raise(
  tx: Tx,
  known: Case,
  facts: SeverityFacts,
  at: Date,
  fresh: readonly SeverityReason[] = [],
): Promise<Case> {
  if (known.state === 'closed') return known;
  const used = (await store.rulesUsed(tx, known.id)).filter(
    (reason) => !(fresh as readonly string[]).includes(reason),
  );
  const rule = judge(facts, used);
  if (!rule || rule.severity >= known.severity) return known;
  await applySeverity(tx, known, { severity: rule.severity, reason: rule.reason, by: 'clock' }, at);
  await store.insertEvents(tx, [
    {
      caseId: known.id,
      at,
      actorId: null,
      kind: 'raised',
      facts: { reason: rule.reason, from: String(known.severity), to: String(rule.severity) },
    },
  ]);
  await notifyCaseStaff(tx);
  return { ...known, severity: rule.severity, reason: rule.reason };
}

/** Writes a severity with the due times that follow from it. A running clock never gets more time. */
export async function applySeverity(
  tx: Tx,
  known: Case,
  change: { severity: Case['severity']; reason: SeverityReason; by: CaseMover },
  at: Date,
): Promise<void> {
  const returnAt = known.owner ? returnBy(change.severity, at, known.kind) : null;
  await store.updateSeverity(tx, known.id, { ...change, returnAt });
  if (!known.dueAt) return;
  const dueAt = answerBy(change.severity, at, known.kind);
  if (dueAt < known.dueAt) await store.updateCase(tx, known.id, { dueAt });
  await startClocks(tx, { ...known, severity: change.severity }, at);
}
