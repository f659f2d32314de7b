import { MOST_CASES } from '#contract/service/shifts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  awayAgents,
  holdShift,
  requireOnShift,
  RETURNS_ON_LOST_BEAT,
} from '#server/service/shifts/shifts.ts';
import { claimBy, returnBy } from './case-clocks.ts';
import { notifyCaseChange, notifyCaseChangeAfterCommit, notifyCaseStaff } from './notify.ts';
import * as clocks from './clock-store.ts';
import * as queue from './queue-store.ts';
import * as store from './store.ts';

type ClaimDeps = Pick<Deps, 'db' | 'clock'>;

type Why = 'silent' | 'away' | 'shift-ended' | 'not-accepted';

/** Puts locked cases back in the queue. Their clocks keep running, and a new one runs until someone takes them. */
export async function returnCases(
  tx: Tx,
  returned: readonly store.Case[],
  at: Date,
  whyOf: (one: store.Case) => Why,
): Promise<void> {
  if (returned.length === 0) return;
  await store.releaseCases(
    tx,
    returned.map(({ id }) => id),
  );
  for (const one of returned) {
    const known = { caseId: one.id, at, actorId: null };
    await store.insertEvents(tx, [{ ...known, kind: 'returned', facts: { why: whyOf(one) } }]);
    if (one.state === 'open') {
      const dueAt = claimBy(one.severity, at, one.kind);
      await clocks.startClock(tx, { caseId: one.id, kind: 'claim', beganAt: at, dueAt });
    }
    await notifyCaseChange(tx, one.homeId);
  }
}

/** Returns cases of inactive owners to the queue, and urgent ones whose owner has closed the window. */
export async function returnSilent(tx: Tx, now: Date): Promise<number> {
  const away = { owners: await awayAgents(tx, now), upTo: RETURNS_ON_LOST_BEAT };
  const returned = await store.lockSilent(tx, now, away);
  await returnCases(tx, returned, now, ({ returnAt }) => (returnAt && returnAt <= now ? 'silent' : 'away'));
  return returned.length;
}

/** Reopens waiting cases whose time has come. */
export async function remindDue(tx: Tx, now: Date): Promise<number> {
  const due = await store.findDueReminders(tx, now);
  for (const { id } of due) {
    const known = await store.lockCase(tx, id);
    if (known?.state !== 'waiting') continue;
    const returnAt = known.owner ? returnBy(known.severity, now, known.kind) : null;
    const move = { from: 'waiting', to: 'open', by: 'clock' } as const;
    await store.moveCase(tx, id, move, { remindAt: null, returnAt });
    if (!known.owner)
      await clocks.startClock(tx, {
        caseId: id,
        kind: 'claim',
        beganAt: now,
        dueAt: claimBy(known.severity, now, known.kind),
      });
    await store.insertEvents(tx, [
      { caseId: id, at: now, actorId: null, kind: 'reopened', facts: { by: 'clock' } },
    ]);
  }
  if (due.length > 0) await notifyCaseStaff(tx);
  return due.length;
}

async function settle(tx: Tx, taken: store.Case, agentId: string, at: Date): Promise<void> {
  await store.updateCase(tx, taken.id, { returnAt: returnBy(taken.severity, at, taken.kind) });
  await clocks.stopClock(tx, { caseId: taken.id, kinds: ['claim'], at, by: agentId });
  await store.insertEvents(tx, [{ caseId: taken.id, at, actorId: agentId, kind: 'claimed' }]);
  await notifyCaseChange(tx, taken.homeId);
}

export const full = (most: number) => new AppError('conflict', say().casesErrors.full(most));

/**
 * Gives an agent on shift the next case: the most severe, then the longest waiting. Returns null if there is none.
 * Locks the shift, so two windows of one agent don't get more cases than it allows.
 */
export const claimNext = ({ db, clock }: ClaimDeps, agentId: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const { mostCases, isAnyoneAway } = await requireOnShift(tx, agentId, at);
    const { owned, isAnySilent } = await queue.countBeforeNext(tx, agentId, at);
    if (owned >= mostCases) throw full(mostCases);
    if (isAnyoneAway || isAnySilent) await returnSilent(tx, at);
    const returnAt = (severity: store.Case['severity']) => returnBy(severity, at);
    const taken = await queue.claimNext(tx, { id: agentId, at, returnAt });
    if (!taken) return null;
    await notifyCaseChangeAfterCommit(tx, taken.homeId);
    return taken.id;
  });

/** Assigns a locked, unowned case to this person. */
export async function claim(tx: Tx, known: store.Case, agentId: string, at: Date): Promise<void> {
  await store.updateCase(tx, known.id, { owner: agentId, claimedAt: at });
  await settle(tx, known, agentId, at);
}

/** Assigns a locked case to a colleague who accepted it. Its clocks keep running. */
export async function transfer(tx: Tx, known: store.Case, toId: string, at: Date): Promise<void> {
  const returnAt = known.state === 'open' ? returnBy(known.severity, at) : null;
  await store.updateCase(tx, known.id, { owner: toId, claimedAt: at, returnAt });
  await notifyCaseChange(tx, known.homeId);
}

/** Takes one case. Of two people at once, only one gets it. */
export const take = (
  { db, clock }: ClaimDeps,
  agentId: string,
  caseId: string,
  /** Throws if this person may not have the case. */
  check: (tx: Tx, known: store.Case) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    await returnSilent(tx, at);
    const mostCases = (await holdShift(tx, agentId, at))?.mostCases ?? MOST_CASES;
    const known = await store.lockCase(tx, caseId);
    if (!known) throw new AppError('not_found', say().casesErrors.noSuchCase);
    if (known.owner === agentId) return;
    if (known.owner) throw new AppError('conflict', say().casesErrors.justTaken);
    if (known.state !== 'open') throw new AppError('conflict', say().casesErrors.notOpen);
    await check(tx, known);
    if ((await store.countOwned(tx, agentId)) >= mostCases && known.severity > 0) throw full(mostCases);
    await claim(tx, known, agentId, at);
  });

export const ownCases = (db: Queryable, userId: string) => store.findOwned(db, userId);

export const alerts = (db: Queryable) => store.findAlerts(db);

export async function queueCounts(db: Queryable): Promise<Record<string, number>> {
  const rows = await store.countQueue(db);
  return Object.fromEntries(rows.map(({ severity, rows: n }) => [String(severity), n]));
}
