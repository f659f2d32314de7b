import { after, days } from '#server/platform/clock.ts';

/** A photo proves a task for one year: batteries die, brush grows back, straps get moved. */
export const PROOF_LIFE = days(365);

export const isStale = (proofAt: Date, now: Date): boolean => after(proofAt, PROOF_LIFE) <= now;

/** Photos taken before this are more than a year old. */
export const staleBefore = (now: Date): Date => after(now, -PROOF_LIFE);
