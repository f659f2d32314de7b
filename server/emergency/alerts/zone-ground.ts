/** Zones that replace others: areas are often renamed and redivided. Pure. */
import type { NormalZone } from './normal-zones.ts';
import { coverOf } from './pull-quality.ts';
import { areaKm2 } from './zone-shape.ts';
import type { ZoneState } from './zone-step.ts';
import { isAboutAge, isAboutPlace, isAboutTest, placeReason, type Hold } from './zone-verdict.ts';

const isActive = ({ status }: { status: string }) => status === 'order' || status === 'warning';

/**
 * True if a live order (or warning) that can activate, now missing from the response, covers the same area.
 */
export function activeZoneMatcher(known: readonly ZoneState[], seenKeys: ReadonlySet<string>) {
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
 * Returns why a new zone is held if it replaces a held one: an old order, a test or a refused zone of the
 * same area, now missing from the response. A timestamp newer than our first sight of the old zone makes it a
 * new order.
 */
export function heldZoneMatcher(known: readonly ZoneState[], seenKeys: ReadonlySet<string>) {
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
  // The reason's prefix tells what it waits for, and later pulls parse it.
  return verdict === 'held' && verdictReason
    ? { kind, reason: verdictReason }
    : { kind, reason: placeReason(key) };
}
