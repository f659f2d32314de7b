/** Zones that take the place of others: an area is often named and cut up anew. Pure. */
import type { NormalZone } from './normal-zones.ts';
import { coverOf } from './pull-quality.ts';
import { areaKm2 } from './zone-shape.ts';
import type { ZoneState } from './zone-step.ts';
import { isAboutAge, isAboutPlace, isAboutTest, placeReason, type Hold } from './zone-verdict.ts';

const isActive = ({ status }: { status: string }) => status === 'order' || status === 'warning';

/** Is there an order (or warning) that acts by itself, now gone from the answer, over the same ground? */
export function standingGround(known: readonly ZoneState[], seenKeys: ReadonlySet<string>) {
  const trusted = known.filter(
    ({ key, verdict, endedAt }) =>
      !endedAt && !seenKeys.has(key) && (verdict === 'auto' || verdict === 'approved'),
  );
  const covers = {
    order: coverOf(trusted.filter(({ status }) => status === 'order')),
    warning: coverOf(trusted.filter(isActive)),
  };
  return ({ status, shape }: NormalZone): boolean =>
    shape !== null && (status === 'order' || status === 'warning') && covers[status](shape);
}

/**
 * Why a new zone waits because it takes the place of one that did: an old order, a test, or what a person has refused, now gone
 * from the answer, was about the same ground. A stamp that is newer than our first sight of that one makes it another.
 */
export function heldGround(known: readonly ZoneState[], seenKeys: ReadonlySet<string>) {
  const held = known.filter(
    (zone) => !zone.endedAt && !seenKeys.has(zone.key) && isActive(zone) && waits(zone),
  );
  return (seen: NormalZone): Hold | null => {
    const { shape, issuedAt } = seen;
    if (!shape || !isActive(seen) || held.length === 0) return null;
    const before = held.find(
      (zone) =>
        zone.shape &&
        !(issuedAt && issuedAt > zone.firstSeenAt) &&
        isAlike(areaKm2(zone.shape), areaKm2(shape)) &&
        coverOf([zone])(shape) &&
        coverOf([seen])(zone.shape),
    );
    return before ? holdAfter(before, seen) : null;
  };
}

const waits = ({ verdict, verdictReason: reason }: ZoneState): boolean =>
  verdict === 'refused' ||
  (verdict === 'held' && (isAboutAge(reason) || isAboutTest(reason) || isAboutPlace(reason)));

const isAlike = (a: number, b: number): boolean => a <= 2 * b && b <= 2 * a;

function holdAfter({ key, verdict, verdictReason }: ZoneState, { status }: NormalZone): Hold {
  const kind = isAboutTest(verdictReason)
    ? 'looks-like-test'
    : status === 'order'
      ? 'order-old'
      : 'warning-old';
  // The beginning of the reason says what it waits for, also at later pulls.
  return verdict === 'held' && verdictReason
    ? { kind, reason: verdictReason }
    : { kind, reason: placeReason(key) };
}
