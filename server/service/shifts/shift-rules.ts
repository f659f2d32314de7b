import { type ShiftMover, type ShiftState, SHIFT_MOVES } from '#contract/service/shifts.ts';
import type { Severity } from '#contract/service/cases.ts';
import { after, minutes, seconds } from '#server/platform/clock.ts';

/** Three beats of the live stream. An urgent case can't wait for someone whose window is gone this long. */
export const BEAT_LOST_MS = seconds(90);
/** Whoever is gone this long has left without ending the shift. */
export const SHIFT_LOST_MS = minutes(15);

/** Cases this severe, or more so, return as soon as their owner's window is gone. */
export const RETURNS_ON_LOST_BEAT: Severity = 1;

export const canMoveShift = (from: ShiftState, to: ShiftState, mover: ShiftMover): boolean =>
  SHIFT_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** Shifts last seen before this moment have no open window. */
export const beatLostBefore = (now: Date): Date => after(now, -BEAT_LOST_MS);
export const shiftLostBefore = (now: Date): Date => after(now, -SHIFT_LOST_MS);
