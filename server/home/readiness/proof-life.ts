import { after, days } from '#server/platform/clock.ts';

/** A photo proves a task for a year: batteries die, brush grows back, people move the straps. */
export const PROOF_LIFE = days(365);

export const isStale = (proofAt: Date, now: Date): boolean => after(proofAt, PROOF_LIFE) <= now;

/** Photos from before this instant are a year old. */
export const staleBefore = (now: Date): Date => after(now, -PROOF_LIFE);
