import { DRILL_STEPS, type DrillStep } from '#contract/emergency/drills.ts';

export type StepTimes = {
  acknowledgedAt: Date | null;
  leftAt: Date | null;
  safeAt: Date | null;
};

const TIME_OF: Record<DrillStep, keyof StepTimes> = {
  acknowledged: 'acknowledgedAt',
  left: 'leftAt',
  safe: 'safeAt',
};

/** The next step, or null when all are done. */
export const nextStep = (times: StepTimes): DrillStep | null =>
  DRILL_STEPS.find((step) => times[TIME_OF[step]] === null) ?? null;

export const stepDone = (step: DrillStep, at: Date): Partial<StepTimes> => ({ [TIME_OF[step]]: at });

export const isDone = (step: DrillStep, times: StepTimes): boolean => times[TIME_OF[step]] !== null;

export const isLast = (step: DrillStep): boolean => step === DRILL_STEPS.at(-1);

export const shownSteps = (times: StepTimes) =>
  DRILL_STEPS.map((step) => ({ step, at: times[TIME_OF[step]] }));
