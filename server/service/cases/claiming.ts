import { MOST_CASES } from '#contract/service/cases.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Deps } from '#server/ports/deps.ts';
import { claimBy, returnBy } from './case-clocks.ts';
import { notifyCaseChange, notifyCaseStaff } from './notify.ts';
import * as store from './store.ts';

type ClaimDeps = Pick<Deps, 'db' | 'clock'>;

/** Returns silent owners' cases to the queue. Their clocks go on, and a new one runs until someone takes the case. */
export async function returnSilent(tx: Tx, now: Date): Promise<number> {
  const returned = await store.releaseSilent(tx, now);
  for (const { id, homeId, severity } of returned) {
    const known = { caseId: id, at: now, actorId: null };
    await store.insertEvents(tx, [{ ...known, kind: 'returned', facts: { why: 'silent' } }]);
    const dueAt = claimBy(severity as store.Case['severity'], now);
    await store.startClock(tx, { caseId: id, kind: 'claim', beganAt: now, dueAt });
    await notifyCaseChange(tx, homeId);
  }
  return returned.length;
}

/** Opens cases that were set aside until now. */
export async function remindDue(tx: Tx, now: Date): Promise<number> {
  const due = await store.findDueReminders(tx, now);
  for (const { id } of due) {
    const known = await store.lockCase(tx, id);
    if (known?.state !== 'waiting') continue;
    const returnAt = known.owner ? returnBy(known.severity, now) : null;
    const move = { from: 'waiting', to: 'open', by: 'clock' } as const;
    await store.moveCase(tx, id, move, { remindAt: null, returnAt });
    await store.insertEvents(tx, [
      { caseId: id, at: now, actorId: null, kind: 'reopened', facts: { by: 'clock' } },
    ]);
  }
  if (due.length > 0) await notifyCaseStaff(tx);
  return due.length;
}

async function settle(tx: Tx, taken: store.Case, agentId: string, at: Date): Promise<void> {
  await store.updateCase(tx, taken.id, { returnAt: returnBy(taken.severity, at) });
  await store.stopClock(tx, { caseId: taken.id, kinds: ['claim'], at, by: agentId });
  await store.insertEvents(tx, [{ caseId: taken.id, at, actorId: agentId, kind: 'claimed' }]);
  await notifyCaseChange(tx, taken.homeId);
}

const full = () =>
  new AppError(
    'conflict',
    `You have ${MOST_CASES} open cases, which is the most at one time. Close one, set one aside, or give one to a colleague first.`,
  );

/** Gives an agent the next case: the most severe one, the longest waiting of those. Null when there is none. */
export const claimNext = ({ db, clock }: ClaimDeps, agentId: string): Promise<string | null> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    if ((await store.countOwned(tx, agentId)) >= MOST_CASES) throw full();
    await returnSilent(tx, at);
    const taken = await store.claimNext(tx, { id: agentId, at });
    if (!taken) return null;
    await settle(tx, taken, agentId, at);
    return taken.id;
  });

/** Makes a locked case without an owner this person's. */
export async function claim(tx: Tx, known: store.Case, agentId: string, at: Date): Promise<void> {
  await store.updateCase(tx, known.id, { owner: agentId, claimedAt: at });
  await settle(tx, known, agentId, at);
}

/** Takes one case. Of two who take it at once, one gets it. */
export const take = (
  { db, clock }: ClaimDeps,
  agentId: string,
  caseId: string,
  /** Throws when this person may not have the case. */
  check: (tx: Tx, known: store.Case) => Promise<void>,
): Promise<void> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    await returnSilent(tx, at);
    const known = await store.lockCase(tx, caseId);
    if (!known) throw new AppError('not_found', 'There is no such case.');
    if (known.owner === agentId) return;
    if (known.owner) throw new AppError('conflict', 'A colleague has just taken this case.');
    if (known.state !== 'open') throw new AppError('conflict', 'This case isn’t open. Reopen it first.');
    await check(tx, known);
    if ((await store.countOwned(tx, agentId)) >= MOST_CASES && known.severity > 0) throw full();
    await claim(tx, known, agentId, at);
  });

export const ownCases = (db: Queryable, userId: string) => store.findOwned(db, userId);

export const alerts = (db: Queryable) => store.findAlerts(db);

export async function queueCounts(db: Db): Promise<Record<string, number>> {
  const rows = await store.countQueue(db);
  return Object.fromEntries(rows.map(({ severity, rows: n }) => [String(severity), n]));
}
