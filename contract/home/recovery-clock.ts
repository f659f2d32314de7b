/** The shape of a legal deadline. Deadlines are data: a new one is a new row and its words, never new code. */

/** How sure we are of a rule. A: read in the law or the agency's own page. B: sources agree. C: one source. M: unverified. */
export const CONFIDENCES = ['A', 'B', 'C', 'M'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** Who a deadline binds. The first is never shown in one list with the others. */
export const CLOCK_KINDS = ['insurer_must', 'member_must', 'member_may', 'price_cap', 'info'] as const;
export type ClockKind = (typeof CLOCK_KINDS)[number];

export type Run =
  /** The day after the start is day 1. Negative: that many days before. The end never moves for a weekend. */
  | { days: number }
  /** The same day of a later month, or that month's last day. */
  | { months: number }
  /** Without Saturdays, Sundays and federal holidays. */
  | { businessDays: number }
  /** The day before the next of these days of a year ("12-10"): the law says "before". */
  | { beforeNext: readonly string[] }
  /** No length of its own: only an agency's published date. */
  | 'published';

export type Clock = {
  id: string;
  kind: ClockKind;
  /**
   * What starts it: a dated fact, or else another one; another deadline that passed undone; or, counted backward, every time limit that
   * the insurer could use against the member.
   */
  start: { fact: string; or?: string } | { missed: string } | { limit: string };
  run: Run;
  /** Conditions of the case that must all hold. */
  onlyIf: readonly string[];
  /** Federal rules hold in every state, all others only in California. */
  isFederal?: true;
  /** Only for losses from this day on. */
  lossFrom?: string;
  /** Only for starts before this day, when the law expires. */
  startsBefore?: string;
  /** Steps by which it can be extended. The last one repeats. */
  extensions?: readonly ({ days: number } | { months: number })[];
  /** It comes back until done, each time after the same length. */
  repeats?: true;
  /** The shorter deadline that this one replaces. */
  replaces?: string;
  /** An agency publishes its own date for a disaster, which then counts. */
  byDisaster?: true;
  /** A protection that lasts until its end. All others are things to be done by then. */
  isSpan?: true;
  /** A time limit that the insurer could use against the member. */
  isLimit?: true;
  section: string;
  sources: readonly string[];
  confidence: Confidence;
};
