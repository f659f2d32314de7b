import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  type Case,
  holdCase,
  holdOwnCases,
  notifyCaseStaff,
  returnCases,
} from '#server/service/cases/cases.ts';
import {
  changeShift,
  endLostShifts,
  holdShift,
  lockShift,
  offShift,
  openShifts,
} from '#server/service/shifts/shifts.ts';
import * as store from './store.ts';

type LeaveDeps = Pick<Deps, 'db' | 'clock'>;

/** Puts locked cases of a person back in the queue, and ends their offers. */
async function leaveToQueue(tx: Tx, own: readonly Case[], at: Date, by: 'sender' | 'clock'): Promise<void> {
  const offers = await store.findOffersOf(
    tx,
    own.map(({ id }) => id),
  );
  for (const { id } of offers) await store.settle(tx, id, { to: 'queued', by, at });
  await returnCases(tx, own, at, () => 'shift-ended');
}

/**
 * Ends a shift. With open cases, it is ending: no new ones come, and it is over when colleagues have accepted them all.
 * If the agent explicitly chooses so, they go back to the queue instead, and it is over now.
 */
export const endShift = ({ db, clock }: LeaveDeps, agentId: string, { toQueue }: { toQueue: boolean }) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const shift = await holdShift(tx, agentId, at);
    if (!shift) throw offShift();
    const own = await holdOwnCases(tx, agentId);
    if (toQueue) await leaveToQueue(tx, own, at, 'sender');
    const cases = toQueue ? 0 : own.length;
    const moved = await changeShift(tx, shift, cases === 0 ? 'off' : 'ending', { by: 'agent', at });
    const { id, state, beganAt, mostCases } = moved;
    return { shift: { id, state, beganAt, mostCases }, cases };
  });

/** A shift that is ending is over once its last case is gone. */
export async function finishEnding(tx: Tx, agentId: string, at: Date): Promise<void> {
  const shift = await lockShift(tx, agentId);
  if (shift?.state !== 'ending') return;
  if ((await holdOwnCases(tx, agentId)).length === 0)
    await changeShift(tx, shift, 'off', { by: 'clock', at });
}

/** Returns cases that no one accepted in time to the queue, and closes offers of cases that changed hands or closed. */
async function settleOld(tx: Tx, at: Date): Promise<void> {
  let isChanged = false;
  for (const offer of await store.findOpenOffers(tx)) {
    const known = await holdCase(tx, offer.caseId);
    const isStale = !known || known.owner !== offer.fromId || known.state === 'closed';
    if (!isStale && offer.expiresAt > at) continue;
    const isSettled = await store.settle(tx, offer.id, {
      to: isStale ? 'taken-back' : 'queued',
      by: 'clock',
      at,
    });
    if (isSettled && !isStale) await returnCases(tx, [known], at, () => 'not-accepted');
    isChanged ||= isSettled;
  }
  if (isChanged) await notifyCaseStaff(tx);
}

/** Runs every minute: ends shifts whose people are gone, settles old offers, and ends shifts that have no cases left. */
export async function tendHandOvers({ db, clock }: LeaveDeps): Promise<void> {
  await db.transaction(async (tx) => {
    const at = clock.now();
    for (const userId of await endLostShifts(tx, at))
      await leaveToQueue(tx, await holdOwnCases(tx, userId), at, 'clock');
  });
  await db.transaction((tx) => settleOld(tx, clock.now()));
  for (const { userId, state } of await openShifts(db))
    if (state === 'ending') await db.transaction((tx) => finishEnding(tx, userId, clock.now()));
}
