import type { z } from 'zod';
import { MOST_CASES, type Shift, type ShiftMover, type ShiftState } from '#contract/service/shifts.ts';
import { listStaffWho } from '#server/core/accounts/accounts.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { beatLostBefore, canMoveShift, shiftLostBefore } from './shift-rules.ts';
import * as store from './store.ts';

export type ShiftRow = store.ShiftRow;
export { RETURNS_ON_LOST_BEAT } from './shift-rules.ts';

type ShiftDeps = Pick<Deps, 'db' | 'clock'>;

/** Notifies the open windows of everyone who may read cases. The event carries no data; windows ask for what changed. */
export async function notifyDesk(tx: Queryable): Promise<void> {
  const staff = await listStaffWho(tx, 'cases.read');
  await publishLiveTo(
    tx,
    staff.map(({ id }) => id),
    { topic: 'desk' },
  );
}

const shown = ({ id, state, beganAt, mostCases }: store.ShiftRow): z.input<typeof Shift> => ({
  id,
  state,
  beganAt,
  mostCases,
});

export const offShift = () => new AppError('conflict', say().casesErrors.offShift);

/** Moves a locked shift, or throws the reason why that isn't possible. */
export async function changeShift(
  tx: Tx,
  known: store.ShiftRow,
  to: ShiftState,
  { by, at }: { by: ShiftMover; at: Date },
): Promise<store.ShiftRow> {
  if (known.state === to) return known;
  const moved =
    canMoveShift(known.state, to, by) &&
    (await store.moveShift(tx, known.id, { from: known.state, to, by, at }));
  if (!moved) throw new AppError('conflict', say().casesErrors.shiftChanged);
  await notifyDesk(tx);
  return moved;
}

/** Starts a shift, or resumes it from a break or from ending. Idempotent. */
export const startShift = ({ db, clock }: ShiftDeps, agentId: string) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    await store.insertShift(tx, { userId: agentId, at, mostCases: MOST_CASES });
    const known = await store.holdShift(tx, agentId, at);
    if (!known) throw offShift();
    if (known.beganAt.getTime() === at.getTime()) await notifyDesk(tx);
    return shown(await changeShift(tx, known, 'on', { by: 'agent', at }));
  });

export const pauseShift = ({ db, clock }: ShiftDeps, agentId: string) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const known = await store.holdShift(tx, agentId, at);
    if (!known) throw offShift();
    return shown(await changeShift(tx, known, 'break', { by: 'agent', at }));
  });

/** This person's shift, locked until the transaction ends. */
export const holdShift = (tx: Tx, agentId: string, at: Date) => store.holdShift(tx, agentId, at);

/** The same for another person. */
export const lockShift = (tx: Tx, agentId: string) => store.lockShift(tx, agentId);

/** The same for a person who is about to get a case. */
export async function requireOnShift(tx: Tx, agentId: string, at: Date) {
  const known = await store.holdShiftAndLook(tx, agentId, at, beatLostBefore(at));
  if (!known) throw offShift();
  if (known.state === 'break') throw new AppError('conflict', say().casesErrors.onBreak);
  if (known.state === 'ending') throw new AppError('conflict', say().casesErrors.endingShift);
  return known;
}

export const shiftOf = async (db: Queryable, userId: string) => {
  const found = await store.findShift(db, userId);
  return found ? shown(found) : null;
};

export const openShifts = (db: Queryable) => store.findOpen(db);

export const onShift = (db: Queryable, userIds: readonly string[]) => store.findOn(db, userIds);

/** The shift of a person who takes cases now and has an open window. Undefined otherwise. */
export async function shiftOfPresent(
  db: Queryable,
  userId: string,
  now: Date,
): Promise<ShiftRow | undefined> {
  const [found] = await store.findOn(db, [userId]);
  return found && found.seenAt >= beatLostBefore(now) ? found : undefined;
}

/** A person's window is open. Called with every beat of their live stream. */
export const noteBeat = async ({ db, clock }: ShiftDeps, userId: string): Promise<void> => {
  await store.touch(db, userId, clock.now());
};

/** People on shift without an open window. */
export const awayAgents = (db: Queryable, now: Date) => store.findUnseen(db, beatLostBefore(now));

/** Ends the shifts of people who left without ending them. Returns those people. */
export async function endLostShifts(tx: Tx, at: Date): Promise<string[]> {
  const lost = await store.lockUnseen(tx, shiftLostBefore(at));
  for (const shift of lost) await changeShift(tx, shift, 'off', { by: 'clock', at });
  return lost.map(({ userId }) => userId);
}
