/** What official zones say about a place right now, regardless of who lives there and what they pay. */
import { liveZonesNear, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import {
  type Accuracy,
  isPrecise,
  mayCover,
  UNSURE_MILES,
} from '#server/emergency/activations/decide/eligibility.ts';
import { grownBox } from '#server/emergency/activations/decide/shape-distance.ts';
import { canActivate, shaped, type Shaped } from '#server/emergency/activations/decide/zone-state.ts';

export type Spot = { lat: number; lng: number; accuracy: Accuracy };

export type OfficialStatus = {
  status: 'order' | 'warning';
  zone: LiveZone;
  /** We know the place only roughly: the zone may not reach it. */
  isPossible: boolean;
  /** False while our team checks whether the zone is real, or what its status means. */
  isConfirmed: boolean;
};

/** An unreadable status may be an order, so it counts as an unconfirmed one. */
const statusOf = ({ status }: LiveZone): OfficialStatus['status'] | null => {
  if (status === 'warning') return 'warning';
  return status === 'order' || status === 'unknown' ? 'order' : null;
};

const rank = ({ status, isConfirmed, isPossible }: OfficialStatus): number =>
  (status === 'order' ? 0 : 4) + (isConfirmed ? 0 : 2) + (isPossible ? 1 : 0);

/** The most severe status over a place. Pure. */
export function gravestOver(zones: readonly Shaped[], spot: Spot): OfficialStatus | null {
  const found = zones.flatMap(({ zone, shape }): OfficialStatus[] => {
    const status = statusOf(zone);
    if (!status || zone.verdict === 'refused' || zone.endedAt || !mayCover(shape, spot)) return [];
    return [{ status, zone, isPossible: !isPrecise(spot.accuracy), isConfirmed: canActivate(zone) }];
  });
  return found.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

const boxOf = ({ lat, lng, accuracy }: Spot) =>
  grownBox({ west: lng, east: lng, south: lat, north: lat }, UNSURE_MILES[accuracy]);

/** The official status of each place, in the same order; null where no zone that counts covers it. */
export async function officialStatusAt(
  db: Queryable,
  spots: readonly Spot[],
  counts: (zone: LiveZone) => boolean = () => true,
): Promise<(OfficialStatus | null)[]> {
  if (spots.length === 0) return [];
  const zones = shaped((await liveZonesNear(db, spots.map(boxOf))).filter(counts));
  return spots.map((spot) => gravestOver(zones, spot));
}
