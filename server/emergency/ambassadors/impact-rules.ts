import { CLAIM_DAYS, type Doubt } from '#contract/emergency/impact.ts';
import { IMPACT_KINDS, type ImpactKind } from '#contract/outreach/impact.ts';
import { after, days } from '#server/platform/clock.ts';

/** Who may confirm what, and when it counts. Pure; the database has the same limits and refuses circles. */

/** An account counts as a neighbor's once it is this old. */
export const YOUNG = days(14);
/** People without an account confirm at most this many points of one ambassador in 30 days. */
export const MOST_UNKNOWN_POINTS = 100;
/** One mailbox can decide this many entries of one ambassador in 90 days; further ones go to our team. */
export const MOST_BY_ONE = 3;
/** Neighbors an ambassador can ask in a day, and requests a mailbox gets in a day. */
export const ASKED_A_DAY = 10;
export const REQUESTS_A_DAY = 5;

export const pointsFor = (kind: ImpactKind, quantity: number): number => IMPACT_KINDS[kind].points * quantity;

/** Whether an entry for this day can be made today. Both are days in the ambassador's time zone. */
export function isClaimable(happenedOn: string, today: string): boolean {
  const age = (Date.parse(today) - Date.parse(happenedOn)) / days(1);
  return age >= 0 && age <= CLAIM_DAYS;
}

/** What is known about a neighbor who says yes. */
export type ConfirmationFacts = {
  now: Date;
  points: number;
  /** The ambassador's mailbox, or a browser in which the ambassador is signed in. */
  isSelf: boolean;
  isHousehold: boolean;
  isSamePhone: boolean;
  closesCircle: boolean;
  /** Had an account when asked, which has been or is being deleted. */
  isDeleted: boolean;
  /** When the neighbor's youngest account was opened. Null if they have none. */
  accountSince: Date | null;
  isSameDevice: boolean;
  isSameNetwork: boolean;
  /** Entries of this ambassador that this mailbox confirmed in 90 days. */
  confirmedBefore: number;
  /** Points of this ambassador that people without an account confirmed in 30 days. */
  unknownPoints: number;
};

/**
 * Checked in order; the first match decides. `refused`: this person may not confirm. `review`: the answer is recorded,
 * and our team decides, because an honest neighbor can be on the same Wi-Fi or new here.
 */
export const CONFIRMATION_RULES: readonly {
  doubt: Doubt;
  verdict: 'refused' | 'review';
  holds: (facts: ConfirmationFacts) => boolean;
}[] = [
  { doubt: 'self', verdict: 'refused', holds: (f) => f.isSelf },
  { doubt: 'household', verdict: 'refused', holds: (f) => f.isHousehold },
  { doubt: 'phone', verdict: 'refused', holds: (f) => f.isSamePhone },
  { doubt: 'circle', verdict: 'refused', holds: (f) => f.closesCircle },
  { doubt: 'deleted', verdict: 'refused', holds: (f) => f.isDeleted },
  {
    doubt: 'young',
    verdict: 'review',
    holds: (f) => f.accountSince !== null && after(f.accountSince, YOUNG) > f.now,
  },
  { doubt: 'device', verdict: 'review', holds: (f) => f.isSameDevice },
  { doubt: 'network', verdict: 'review', holds: (f) => f.isSameNetwork },
  { doubt: 'often', verdict: 'review', holds: (f) => f.confirmedBefore >= MOST_BY_ONE },
  {
    doubt: 'unknown',
    verdict: 'review',
    holds: (f) => f.accountSince === null && f.unknownPoints + f.points > MOST_UNKNOWN_POINTS,
  },
];

export type Verdict = { answer: 'yes'; doubt: null } | { answer: 'refused' | 'review'; doubt: Doubt };

export function verdictOnYes(facts: ConfirmationFacts): Verdict {
  const rule = CONFIRMATION_RULES.find(({ holds }) => holds(facts));
  return rule ? { answer: rule.verdict, doubt: rule.doubt } : { answer: 'yes', doubt: null };
}
