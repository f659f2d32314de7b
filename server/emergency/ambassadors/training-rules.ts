import {
  CERTIFICATE_YEARS,
  MODULES,
  PASS_WITH,
  TRIES_PER_DAY,
  type Module,
} from '#contract/emergency/training-modules.ts';
import { QUIZ_KEY } from './quiz-key.ts';

/** Grading and the certificate. Pure. */

export function grade(module: Module, answers: readonly number[]): { isPassed: boolean; wrong: number[] } {
  const key = QUIZ_KEY[module];
  const wrong = key.flatMap((right, i) => (answers[i] === right ? [] : [i]));
  return { isPassed: key.length - wrong.length >= PASS_WITH, wrong };
}

type Tries = { tries: number; triedOn: string | null };
export const triesLeft = (row: Tries | undefined, today: string): number =>
  Math.max(0, TRIES_PER_DAY - (row?.triedOn === today ? row.tries : 0));

function yearsAfter(at: Date, years: number): Date {
  const then = new Date(at);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return then;
}

/**
 * Issued with the last module and valid until two years after the oldest: retaking the older quizzes renews it. Null
 * while a module is missing, or once it has expired.
 */
export function certificateSpan(
  passed: ReadonlyMap<Module, Date>,
  now: Date,
): { issued: Date; until: Date } | null {
  const dates = MODULES.map((module) => passed.get(module)?.getTime());
  const known = dates.filter((at) => at !== undefined);
  if (known.length < MODULES.length) return null;
  const until = yearsAfter(new Date(Math.min(...known)), CERTIFICATE_YEARS);
  return until <= now ? null : { issued: new Date(Math.max(...known)), until };
}
