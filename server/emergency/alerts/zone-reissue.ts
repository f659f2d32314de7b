/** When a known order is really a new one: an old order was reissued, or one is back in the list. Pure. */
import type { NormalZone } from './normal-zones.ts';
import { CONFIRMING_MS, CONFIRMING_PULLS } from './pull-quality.ts';
import { hasNewerTime, isFresh } from './zone-fresh.ts';
import type { ZoneState } from './zone-step.ts';
import { isAboutAge, isOld } from './zone-verdict.ts';

/**
 * If at least this many rows changed, and most of them only in their timestamps, the list was republished and no order
 * was reissued.
 */
const LEAST_ROWS = 4;

export const REISSUED = 'It was old when we first saw it, and its authority has since reissued it.';

type Pair = { known: ZoneState; seen: NormalZone };

const hasNewStamp = ({ known, seen }: Pair): boolean =>
  known.issuedAt !== null && seen.issuedAt !== null && seen.issuedAt > known.issuedAt;

const isUnmoved = ({ known, seen }: Pair): boolean =>
  known.status === seen.status && known.notes === seen.notes && known.words === seen.words;

/**
 * Returns a test for whether this response reissues a zone that is held because of its age, or that our team refused: a
 * current time with new text means another event.
 */
export function reissued(
  known: ReadonlyMap<string, ZoneState>,
  seen: readonly NormalZone[],
  at: Date,
): (known: ZoneState, seen: NormalZone) => boolean {
  const pairs = seen.flatMap((zone) => {
    const before = known.get(zone.key);
    return before && !before.endedAt && before.issuedAt ? [{ known: before, seen: zone }] : [];
  });
  const restamped = pairs.filter((pair) => hasNewStamp(pair) && isUnmoved(pair)).length;
  const isPublishedAgain = pairs.length >= LEAST_ROWS && restamped * 2 > pairs.length;
  return (before, zone) => {
    const pair = { known: before, seen: zone };
    return (
      before.endedAt === null &&
      (before.verdict === 'held'
        ? isAboutAge(before.verdictReason)
        : before.verdict === 'refused' && !isUnmoved(pair)) &&
      before.status === zone.status &&
      hasNewStamp(pair) &&
      !isOld(zone.issuedAt ?? at, at) &&
      !(isPublishedAgain && isUnmoved(pair))
    );
  };
}

/**
 * Whether it was out of the list for as long as an ordinary zone needs to end. If so, its old order is over, regardless
 * of what the row says.
 */
const isLongOut = ({ vanishedAt, absentPulls, absentSince }: ZoneState, at: Date): boolean =>
  vanishedAt !== null ||
  (absentSince !== null &&
    absentPulls >= CONFIRMING_PULLS &&
    at.getTime() - absentSince.getTime() >= CONFIRMING_MS);

/** An order that had left the list and returns with a time from after that is a new order. */
export const isRenewal = (known: ZoneState, seen: NormalZone, at: Date): boolean =>
  known.endedAt === null &&
  known.status === 'order' &&
  seen.status === 'order' &&
  seen.issuedAt !== null &&
  isFresh(seen.issuedAt, at) &&
  hasNewerTime(known, seen) &&
  isLongOut(known, at) &&
  known.absentSince !== null &&
  seen.issuedAt > known.absentSince;
