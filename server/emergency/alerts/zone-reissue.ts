/** When does an old order, which waits for a person, become an order of today? Pure. */
import type { NormalZone } from './normal-zones.ts';
import type { ZoneState } from './zone-step.ts';
import { isAboutAge, isOld } from './zone-verdict.ts';

/** So many rows, most of them stamped anew with nothing else about them new: the list was published again, and nobody spoke. */
const LEAST_ROWS = 4;

export const REISSUED = 'It was old when we first saw it; the authority has given it out anew since.';

type Pair = { known: ZoneState; seen: NormalZone };

const hasNewStamp = ({ known, seen }: Pair): boolean =>
  known.issuedAt !== null && seen.issuedAt !== null && seen.issuedAt > known.issuedAt;

const isUnmoved = ({ known, seen }: Pair): boolean =>
  known.status === seen.status && known.notes === seen.notes && known.words === seen.words;

/** Says of a zone that waits for its age whether this answer gives it out anew. */
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
      before.verdict === 'held' &&
      isAboutAge(before.verdictReason) &&
      before.status === zone.status &&
      hasNewStamp(pair) &&
      !isOld(zone.issuedAt ?? at, at) &&
      !(isPublishedAgain && isUnmoved(pair))
    );
  };
}
