import { type CaseKind, type Severity, VISITOR_ANSWER_HOURS } from '#contract/service/cases.ts';
import { after, hours, minutes } from '#server/platform/clock.ts';

type Times = {
  /** An agent must take the case within this time. */
  claim: number;
  /** The household must hear from us within this time. */
  answer: number;
  /** The case returns to the queue if its owner does nothing for this long. */
  silent: number;
};

export const RESPONSE_TIMES: Record<Severity, Times> = {
  0: { claim: minutes(1), answer: minutes(2), silent: minutes(3) },
  1: { claim: minutes(5), answer: minutes(10), silent: minutes(10) },
  2: { claim: minutes(10), answer: minutes(15), silent: minutes(20) },
  3: { claim: minutes(30), answer: minutes(60), silent: hours(2) },
  4: { claim: hours(4), answer: hours(4), silent: hours(8) },
};

/** The contact page promises visitors an answer within this time. */
const VISITOR_TIMES: Times = {
  claim: hours(VISITOR_ANSWER_HOURS),
  answer: hours(VISITOR_ANSWER_HOURS),
  silent: hours(8),
};

const timesOf = (severity: Severity, kind: CaseKind | undefined): Times =>
  kind === 'visitor' && severity === 4 ? VISITOR_TIMES : RESPONSE_TIMES[severity];

export const claimBy = (severity: Severity, from: Date, kind?: CaseKind): Date =>
  after(from, timesOf(severity, kind).claim);
export const answerBy = (severity: Severity, from: Date, kind?: CaseKind): Date =>
  after(from, timesOf(severity, kind).answer);
export const returnBy = (severity: Severity, from: Date, kind?: CaseKind): Date =>
  after(from, timesOf(severity, kind).silent);
