import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import { liveZonesNear } from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { prepare } from '#server/platform/polygon.ts';
import { endangers, grown, type Spot } from './reach.ts';
import type { HoldWithHotel } from './store.ts';
import { roomView } from './to-contract.ts';

/** Miles to the nearest active order or warning, if it is nearer than we promise; otherwise null. */
async function zoneMilesOf(db: Queryable, { lat, lng }: Spot): Promise<number | null> {
  const around = grown({ south: lat, north: lat, west: lng, east: lng }, HOTEL_CLEAR_MILES);
  const near = (await liveZonesNear(db, [around])).filter(endangers);
  const miles = near.flatMap(({ shape }) =>
    shape ? [prepare(shape).milesTo(lat, lng, HOTEL_CLEAR_MILES)] : [],
  );
  const nearest = Math.min(...miles);
  return nearest < HOTEL_CLEAR_MILES ? Math.round(nearest * 10) / 10 : null;
}

/**
 * A held room with how near zones have come since it was assigned. Zones grow, and a room isn't taken from
 * people who may already sleep there, so the page has to tell them.
 */
export async function roomViewNow(db: Queryable, found: HoldWithHotel) {
  const room = await roomView(db, found);
  const isInUse = room.state === 'held' || room.state === 'checked-in';
  if (!room.hotel || !isInUse) return room;
  return { ...room, hotel: { ...room.hotel, zoneMiles: await zoneMilesOf(db, room.hotel) } };
}
