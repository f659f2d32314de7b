import { type ShiftMover, type ShiftState, SHIFT_MOVES } from '#contract/service/shifts.ts';
import type { Severity } from '#contract/service/cases.ts';
import { after, minutes, seconds } from '#server/platform/clock.ts';

/** Three beats of the live stream. An urgent case can't wait longer for someone who closed the window. */
export const BEAT_LOST_MS = seconds(90);
/** After this long without an open window, the person has left without ending the shift. */
export const SHIFT_LOST_MS = minutes(15);

/** Cases of this severity or worse return as soon as their owner's window is closed. */
export const RETURNS_ON_LOST_BEAT: Severity = 1;

export const canMoveShift = (from: ShiftState, to: ShiftState, mover: ShiftMover): boolean =>
  SHIFT_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

/** Shifts last seen before this time have no open window. */
export const beatLostBefore = (now: Date): Date => after(now, -BEAT_LOST_MS);
export const shiftLostBefore = (now: Date): Date => after(now, -SHIFT_LOST_MS);
