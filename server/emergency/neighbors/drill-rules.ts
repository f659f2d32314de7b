import { DRILL_HOUSEHOLDS } from '#contract/emergency/neighbor-drills.ts';

/** Whose drill counts for impact points. Pure. */

export type Participant = {
  /** Who consented for the household. */
  userId: string;
  address: string;
  hasFinished: boolean;
  /** The ambassador's own home, or that of someone in their household. */
  isLeaders: boolean;
};

const addressKey = (address: string): string =>
  address
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Households that finished: one per person and per address, without the ambassador's. */
export function countHouseholds(participants: readonly Participant[]): number {
  const counted: Participant[] = [];
  for (const one of participants)
    if (
      one.hasFinished &&
      !one.isLeaders &&
      !counted.some(
        (other) => other.userId === one.userId || addressKey(other.address) === addressKey(one.address),
      )
    )
      counted.push(one);
  return counted.length;
}

export type ClaimStatus = 'none' | 'too-few' | 'ready' | 'entered';

/** Whether a drill can be entered for impact points. A withdrawn or lapsed entry can be entered again. */
export function claimStatusOf(drill: {
  state: string;
  finished: number | null;
  claim: string | undefined;
}): ClaimStatus {
  if (drill.state !== 'done') return 'none';
  if (drill.claim !== undefined && drill.claim !== 'withdrawn' && drill.claim !== 'lapsed') return 'entered';
  return (drill.finished ?? 0) >= DRILL_HOUSEHOLDS ? 'ready' : 'too-few';
}
