/** Old responses replayed by a cache: what they would undo, and which parts we trust. Pure. */
import { hours } from '#server/platform/clock.ts';
import type { NormalZone } from './normal-zones.ts';
import { CONFIRMING_PULLS, type Doubt } from './pull-quality.ts';
import { isByAbsence } from './zone-absence.ts';
import { olderVersionReview } from './zone-reviews.ts';
import { severityOf } from './zone-status.ts';
import type { ZoneReview, ZoneState } from './zone-step.ts';

/**
 * When the same content came before, if different content has come since. `isProven`: the rows have ids that
 * change with every refresh, so it must be a replay. Without ids, a list may legitimately return to earlier
 * content.
 */
export type Copy = { at: Date; isProven: boolean };

/** Live, and present in the last complete response. */
export const isPresent = ({ status, endedAt, absentPulls, vanishedAt }: ZoneState): boolean =>
  endedAt === null && status !== 'lifted' && absentPulls === 0 && vanishedAt === null;

/** An order seen this recently may be in force again. */
const LATELY_MS = hours(24);
/** How long a list without row ids must repeat itself before we trust what it lowers. */
const REPEATED_MS = hours(2);

type Read = { zones: readonly NormalZone[]; copyOf: Copy | null };

/**
 * Returns why a replayed response isn't applied as is: it would undo newer content. A replay that changes
 * nothing is harmless.
 */
export function staleProblem(
  { zones, copyOf }: Read,
  known: readonly ZoneState[],
  { doubt, at }: { doubt: Doubt | null; at: Date },
): string | null {
  if (copyOf === null) return null;
  const seen = new Map(zones.map((zone) => [zone.key, zone]));
  const isUndone = known.some((zone) => {
    const again = seen.get(zone.key);
    if (copyOf.isProven) return again ? differs(zone, again) : isPresent(zone);
    if (!again || again.status === zone.status) return false;
    return isRaised(zone, again)
      ? at.getTime() - copyOf.at.getTime() > LATELY_MS
      : zone.endedAt === null && severityOf(again.status) < severityOf(zone.status);
  });
  if (!isUndone || (!copyOf.isProven && isLongSaid(doubt, at))) return null;
  return `It is the answer of ${copyOf.at.toISOString()} once more, though newer ones have come since.`;
}

const differs = ({ status, shapeHash, drawnHash }: ZoneState, again: NormalZone): boolean =>
  again.status !== status || (again.shapeHash !== null && again.shapeHash !== (drawnHash ?? shapeHash));

const isRaised = (zone: ZoneState, again: NormalZone): boolean =>
  again.status === 'order' && (zone.status !== 'order' || zone.endedAt !== null);

const isLongSaid = (doubt: Doubt | null, at: Date): boolean =>
  doubt !== null &&
  doubt.pulls + 1 >= CONFIRMING_PULLS &&
  at.getTime() - new Date(doubt.since).getTime() >= REPEATED_MS;

/**
 * Orders in a replay that have ended or been lowered since. One that only went unpublished, up to 24 hours
 * ago, is restored at once, which is the safe side; so is one in an unproven replay of content at most 24
 * hours old. All others go to review.
 */
export function ordersToRestore(
  { zones, copyOf }: Read,
  known: readonly ZoneState[],
  at: Date,
): { seen: NormalZone[]; reviews: ZoneReview[] } {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  const seen: NormalZone[] = [];
  const reviews: ZoneReview[] = [];
  for (const zone of zones) {
    const was = byKey.get(zone.key);
    if (!was || !isRaised(was, zone)) continue;
    const isUnpublished =
      was.endedAt !== null && isByAbsence(was.endReason) && at.getTime() - was.endedAt.getTime() <= LATELY_MS;
    const isLate = copyOf !== null && !copyOf.isProven && at.getTime() - copyOf.at.getTime() <= LATELY_MS;
    if (isUnpublished || isLate) seen.push(zone);
    else reviews.push(olderVersionReview(was, zone));
  }
  return { seen, reviews };
}
