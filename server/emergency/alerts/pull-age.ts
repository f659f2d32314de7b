/**
 * Whether a response is older than what we have, judged by its own times and its HTTP headers. Content that we have
 * seen before proves nothing, because lists return to earlier content and some refreshes keep their row ids. Pure.
 */
import { hours, minutes } from '#server/platform/clock.ts';
import type { NormalZone } from './normal-zones.ts';
import { CONFIRMING_PULLS, type Doubt } from './pull-quality.ts';
import { olderVersionReview } from './zone-reviews.ts';
import type { ZoneReview, ZoneState } from './zone-step.ts';

/** Live, and present in the last complete response. */
export const isPresent = ({ status, endedAt, absentPulls, vanishedAt }: ZoneState): boolean =>
  endedAt === null && status !== 'lifted' && absentPulls === 0 && vanishedAt === null;

/** A cache may keep a response this long without saying anything about its age. */
const CACHED_MS = minutes(5);
/** If rows have gone back in time for this long, that is the source's new state. */
const SETTLED_MS = hours(6);

const moment = (header: string | null | undefined): number => (header ? new Date(header).getTime() : NaN);

/** Returns why the headers say that a response is older than the last complete one, or null. */
export function olderByHeaders(
  { lastModified, ageSeconds }: { lastModified: string | null; ageSeconds?: number | null },
  before: { lastModified: string | null; lastGoodAt: Date | null },
  at: Date,
): string | null {
  const [is, was] = [moment(lastModified), moment(before.lastModified)];
  if (is < was)
    return `Its server last changed it at ${new Date(is).toISOString()}, before the answer we have.`;
  const ageMs = (ageSeconds ?? 0) * 1000;
  const madeAt = new Date(at.getTime() - ageMs);
  return ageMs > CACHED_MS && before.lastGoodAt !== null && madeAt <= before.lastGoodAt
    ? `A cache has kept it since ${madeAt.toISOString()}, before the answer we have.`
    : null;
}

/**
 * Returns why the rows' times say that a response is older, or null. The newest edit decides: among the zones that we
 * know and it still has, the newest time must not go back. A single row may, because rows are imported again.
 */
export function olderByTimes(
  seen: readonly NormalZone[],
  known: readonly ZoneState[],
  { doubt, at }: { doubt: Doubt | null; at: Date },
): string | null {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  let [was, is] = [0, 0];
  for (const { key, issuedAt } of seen) {
    const before = byKey.get(key);
    is = Math.max(is, issuedAt?.getTime() ?? 0);
    if (issuedAt && before?.issuedAt && isPresent(before)) was = Math.max(was, before.issuedAt.getTime());
  }
  if (is >= was || isSettled(doubt, at)) return null;
  return `Its newest edit is of ${new Date(is).toISOString()}; the same zones had one of ${new Date(was).toISOString()} before.`;
}

const isSettled = (doubt: Doubt | null, at: Date): boolean =>
  doubt !== null &&
  doubt.pulls + 1 >= CONFIRMING_PULLS &&
  at.getTime() - new Date(doubt.since).getTime() >= SETTLED_MS;

/** Differences in an older response go to review. */
export function olderReviews(seen: readonly NormalZone[], known: readonly ZoneState[]): ZoneReview[] {
  const byKey = new Map(known.map((zone) => [zone.key, zone]));
  return seen.flatMap((zone) => {
    const before = byKey.get(zone.key);
    return before?.issuedAt &&
      zone.issuedAt &&
      zone.issuedAt < before.issuedAt &&
      zone.status !== before.status
      ? [olderVersionReview(before, zone)]
      : [];
  });
}
