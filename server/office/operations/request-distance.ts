import { endangers } from '#server/emergency/lodging/lodging.ts';
import { liveZones } from '#server/emergency/alerts/alerts.ts';
import { placesOf } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import { prepare } from '#server/platform/polygon.ts';

type Zone = ReturnType<typeof prepare>;

/** The shapes of active orders and warnings. */
export const dangerZones = async (db: Queryable): Promise<Zone[]> =>
  (await liveZones(db)).filter(endangers).flatMap(({ shape }) => (shape ? [prepare(shape)] : []));

/** Miles from each home to the nearest of these zones. Homes without a place, or without a zone, are missing. */
export async function milesToNearest(
  db: Queryable,
  shapes: readonly Zone[],
  homeIds: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  if (shapes.length === 0 || homeIds.length === 0) return found;
  for (const { id, lat, lng } of await placesOf(db, homeIds))
    if (lat !== null && lng !== null)
      found.set(id, Math.min(...shapes.map((shape) => shape.milesTo(lat, lng))));
  return found;
}

/** Nearest first; those we can't measure come last, oldest first among equals. */
export const byDistance =
  (miles: ReadonlyMap<string, number>) =>
  (a: { homeId: string | null; openedAt: Date }, b: { homeId: string | null; openedAt: Date }): number => {
    const of = (homeId: string | null) => (homeId ? (miles.get(homeId) ?? Infinity) : Infinity);
    const [near, far] = [of(a.homeId), of(b.homeId)];
    return near === far ? a.openedAt.getTime() - b.openedAt.getTime() : near - far;
  };
