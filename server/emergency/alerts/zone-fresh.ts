/** What counts as current: orders with a current time, nearby edits, and adjacent orders. Pure. */
import { hours, minutes } from '#server/platform/clock.ts';
import type { NormalZone } from './normal-zones.ts';
import { boxOf } from './zone-shape.ts';
import type { ZoneState } from './zone-step.ts';

/** An order this recent is a new one. */
export const FRESH_MS = hours(24);
/** A county's edit reaches the statewide list up to this much later. */
const LAG_MS = minutes(60);

export const isFresh = (moment: Date, at: Date): boolean =>
  moment <= at && at.getTime() - moment.getTime() <= FRESH_MS;

/** True if both have times and this one is newer than what we know; or only this one has a time. */
export const hasNewerTime = (known: Pick<ZoneState, 'issuedAt'>, { issuedAt }: NormalZone): boolean =>
  issuedAt !== null && (known.issuedAt === null || issuedAt > known.issuedAt);

export type Edges = Pick<ZoneState, 'west' | 'south' | 'east' | 'north'>;

/** Five miles in degrees at California's latitudes: the reach of one incident. */
const NEAR = { lng: 0.09, lat: 0.0725 };

export function isNear(a: Edges, b: Edges): boolean {
  if (a.west === null || a.east === null || a.south === null || a.north === null) return false;
  if (b.west === null || b.east === null || b.south === null || b.north === null) return false;
  return (
    a.west - NEAR.lng <= b.east &&
    b.west <= a.east + NEAR.lng &&
    a.south - NEAR.lat <= b.north &&
    b.south <= a.north + NEAR.lat
  );
}

const NOWHERE: Edges = { west: null, south: null, east: null, north: null };
export const edgesOf = ({ shape }: Pick<NormalZone, 'shape'>): Edges => (shape ? boxOf(shape) : NOWHERE);

type Seen = Edges & Pick<ZoneState, 'issuedAt'>;

/**
 * Returns a test for whether something near a missing zone was edited since we last saw the zone. If so, its county is
 * editing the list, and what it removed is over: no outage edits rows.
 */
export function editedNearby(seen: readonly Seen[]): (zone: ZoneState) => boolean {
  return (zone) =>
    seen.some(
      (other) =>
        other.issuedAt !== null &&
        other.issuedAt.getTime() > zone.lastSeenAt.getTime() - LAG_MS &&
        isNear(zone, other),
    );
}

const mayActivate = ({ verdict }: ZoneState): boolean => verdict === 'auto' || verdict === 'approved';

/**
 * Returns a test for whether a zone that carries a test word is a new order next to active orders of the same incident.
 * Then the word is a leftover, because an exercise has no active neighbor.
 */
export function besideActiveOrders(
  known: ReadonlyMap<string, ZoneState>,
  seen: readonly NormalZone[],
  at: Date,
): (zone: NormalZone, before: ZoneState | undefined) => boolean {
  const seenKeys = new Set(seen.map(({ key }) => key));
  const reported = seen.flatMap((zone) => {
    if (zone.status !== 'order' || zone.rehearsal !== null || zone.hold !== null || !zone.shape) return [];
    const before = known.get(zone.key);
    const isActive =
      before && before.endedAt === null && before.status === 'order'
        ? mayActivate(before) && isFresh(before.orderSince ?? before.firstSeenAt, at)
        : zone.issuedAt === null || isFresh(zone.issuedAt, at);
    return isActive ? [edgesOf(zone)] : [];
  });
  const unseen = [...known.values()].filter(
    (zone) =>
      !seenKeys.has(zone.key) &&
      zone.status === 'order' &&
      zone.endedAt === null &&
      zone.vanishedAt === null &&
      mayActivate(zone) &&
      isFresh(zone.orderSince ?? zone.firstSeenAt, at),
  );
  const active = [...reported, ...unseen];
  return (zone, before) => {
    if (zone.status !== 'order' || zone.isPlainTest || active.length === 0) return false;
    const isNew = isFresh(zone.issuedAt ?? before?.firstSeenAt ?? at, at);
    const edges = edgesOf(zone.shape ? zone : { shape: before?.shape ?? null });
    return isNew && active.some((other) => isNear(edges, other));
  };
}
