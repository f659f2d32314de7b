import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { sql } from '#server/platform/drizzle.ts';
import { nightOf } from './nights.ts';
import { milesBetween, NEAR_MILES, tooNear, type Zone } from './reach.ts';

type Near = {
  name: string;
  address: string;
  phone: string;
  lat: number;
  lng: number;
  takesPets: boolean;
  memberRateCents: number;
  isSample: boolean;
};

/** The nearest candidates; hotels inside or next to a zone are left out afterwards. */
const CANDIDATES = 40;

/**
 * Partner hotels near a home that are clear of every active order and warning, nearest first, with the member rate.
 * For households that pay for their own room: it says nothing about free rooms.
 */
export async function hotelsNear(
  { db, clock }: { db: Queryable; clock: Clock },
  home: { lat: number; lng: number },
  zones: readonly Zone[],
  most: number,
): Promise<(Near & { miles: number })[]> {
  const { rows } = await db.execute<Near>(sql`
    select h.name, h.address || ', ' || h.city || ', ' || h.state || ' ' || h.zip as address, h.phone, h.lat, h.lng,
      h.is_sample as "isSample", bool_or(b.takes_pets) as "takesPets", min(b.member_rate_cents) as "memberRateCents"
    from (select * from hotel_places where is_active and fit_until >= ${nightOf(clock.now())}::date order by point(lng * 0.8, lat) <-> point(${home.lng} * 0.8, ${home.lat})
      limit ${CANDIDATES}) h
    join room_blocks b on b.hotel_id = h.id
    group by h.id, h.name, h.address, h.city, h.state, h.zip, h.phone, h.lat, h.lng, h.is_sample`);
  const isTooNear = tooNear(zones);
  return rows
    .filter((hotel) => !isTooNear(hotel))
    .map((hotel) => ({ ...hotel, miles: milesBetween(home, hotel) }))
    .filter(({ miles }) => miles <= NEAR_MILES)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, most);
}
