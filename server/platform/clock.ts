/** The time, injected everywhere it matters so that tests can move it. */
export type Clock = { now(): Date };

let correctionMs = 0;
/** The process's clock, corrected when it is wrong: see `database-time.ts`. */
export const systemClock: Clock = { now: () => new Date(Date.now() + correctionMs) };
export const correctSystemClock = (ms: number): void => void (correctionMs = ms);

export const seconds = (n: number): number => n * 1000;
export const minutes = (n: number): number => n * 60_000;
export const hours = (n: number): number => n * 3_600_000;
export const days = (n: number): number => n * 86_400_000;

export const after = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms);
