/** Old answers that come once more, out of some cache: what they would undo, and what of them is believed. Pure. */
import { hours } from '#server/platform/clock.ts';
import type { NormalZone } from './normal-zones.ts';
import { CONFIRMING_PULLS, type Doubt } from './pull-quality.ts';
import { isByAbsence } from './zone-absence.ts';
import { olderQuestion } from './zone-questions.ts';
import { severityOf } from './zone-status.ts';
import type { ZoneQuestion, ZoneState } from './zone-step.ts';

/**
 * When the same was said before, if something else has been said since. `isProven`: its rows have ids that every refresh
 * makes anew. Without such ids a list may truly say again what it said before.
 */
export type Copy = { at: Date; isProven: boolean };

/** Live, and in the last whole answer. */
export const isThere = ({ status, endedAt, absentPulls, vanishedAt }: ZoneState): boolean =>
  endedAt === null && status !== 'lifted' && absentPulls === 0 && vanishedAt === null;

/** What stood so lately may stand again. */
const LATELY_MS = hours(24);
/** How long a list without ids must say the same again before it is believed in what it lowers. */
const REPEATED_MS = hours(2);

type Read = { zones: readonly NormalZone[]; copyOf: Copy | null };

/** Why it is not taken as it is: it would undo what has been said since. One that only repeats what stands does no harm. */
export function staleProblem(
  { zones, copyOf }: Read,
  known: readonly ZoneState[],
  { doubt, at }: { doubt: Doubt | null; at: Date },
): string | null {
  if (copyOf === null) return null;
  const seen = new Map(zones.map((zone) => [zone.key, zone]));
  const isUndone = known.some((zone) => {
    const again = seen.get(zone.key);
    if (copyOf.isProven) return again ? differs(zone, again) : isThere(zone);
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
 * Orders in it that have ended since. One that ended a short while ago, only because it was not published, is believed at
 * once: that is the safe side. About any other a person is asked.
 */
export function ordersBack(
  { zones, copyOf }: Read,
  known: readonly ZoneState[],
  at: Date,
): { seen: NormalZone[]; questions: ZoneQuestion[] } {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  const seen: NormalZone[] = [];
  const questions: ZoneQuestion[] = [];
  for (const zone of zones) {
    const was = byKey.get(zone.key);
    if (!was || !isRaised(was, zone)) continue;
    const isUnpublished =
      was.endedAt !== null && isByAbsence(was.endReason) && at.getTime() - was.endedAt.getTime() <= LATELY_MS;
    const isLate = copyOf !== null && !copyOf.isProven && at.getTime() - copyOf.at.getTime() <= LATELY_MS;
    if (isUnpublished || isLate) seen.push(zone);
    else questions.push(olderQuestion(was, zone));
  }
  return { seen, questions };
}
