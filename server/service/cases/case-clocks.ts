import type { Severity } from '#contract/service/cases.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';

type Times = {
  /** An agent takes the case within this time. */
  claim: number;
  /** The household hears from us within this time. */
  answer: number;
  /** The case returns to the queue when its owner does nothing for this long. */
  silent: number;
};

export const RESPONSE_TIMES: Record<Severity, Times> = {
  0: { claim: minutes(1), answer: minutes(2), silent: minutes(3) },
  1: { claim: minutes(5), answer: minutes(10), silent: minutes(10) },
  2: { claim: minutes(10), answer: minutes(15), silent: minutes(20) },
  3: { claim: minutes(30), answer: minutes(60), silent: hours(2) },
  4: { claim: hours(4), answer: hours(4), silent: hours(8) },
};

export const claimBy = (severity: Severity, from: Date): Date => after(from, RESPONSE_TIMES[severity].claim);
export const answerBy = (severity: Severity, from: Date): Date =>
  after(from, RESPONSE_TIMES[severity].answer);
export const returnBy = (severity: Severity, from: Date): Date =>
  after(from, RESPONSE_TIMES[severity].silent);
