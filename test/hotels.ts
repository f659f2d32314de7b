import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { prepare } from '#server/platform/polygon.ts';
import type { Household } from '#server/emergency/lodging/lodging.ts';
import { daysAfter, nightOf } from '#server/emergency/lodging/nights.ts';
import type { hotelPlaces } from '#server/emergency/lodging/hotel-places.ts';
import { hotels, roomBlocks, roomHolds, roomNights } from '#server/emergency/lodging/tables.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { PartnerListing } from '#contract/outreach/partners.ts';
import { partners } from '#server/outreach/partners/tables.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { World } from './world.ts';

type Spot = { lat: number; lng: number };
/** Paradise, whose members have to leave. */
export const PARADISE: Spot = { lat: 39.7596, lng: -121.6219 };

/** A square order around a place, with sides of this many degrees. */
export const square = ({ lat, lng }: Spot, size = 0.1) => {
  const [s, n, w, e] = [lat - size / 2, lat + size / 2, lng - size / 2, lng + size / 2];
  return prepare([
    [
      [
        [w, s],
        [e, s],
        [e, n],
        [w, n],
        [w, s],
      ],
    ],
  ]);
};

type Given = Partial<typeof hotelPlaces.$inferSelect> &
  Partial<Pick<typeof roomBlocks.$inferInsert, 'kind' | 'sleeps' | 'takesPets' | 'hasBackupPower'>> & {
    rooms?: number;
    from?: string;
    days?: number;
  };

/** A hotel with one block with this many rooms in each night from tonight on. */
export async function addHotel(world: Pick<World, 'db' | 'clock'>, given: Given = {}) {
  const { rooms = 5, days = 20, from = nightOf(world.clock.now()), ...rest } = given;
  const { kind = 'standard', sleeps = 4, takesPets = true, hasBackupPower = true, ...hotel } = rest;
  const { stars = 3, state = 'CA', isActive = true, fitUntil = null, ...place } = hotel;
  const graceUntil = fitUntil ?? '2099-12-31';
  const [made] = await world.db
    .insert(partners)
    .values({
      kind: 'hotel',
      name: `Hotel ${randomUUID()}`,
      address: '1 Main Street',
      city: 'Chico',
      stateCode: state,
      zip: '95928',
      lat: 39.7285,
      lng: -121.8375,
      phone: '+15305550101',
      timeZone: timeZoneOf(state),
      listing: PartnerListing.parse({}),
      graceUntil,
      fitUntil: graceUntil,
      ...place,
    })
    .returning();
  if (!made) throw new Error('no hotel');
  await world.db.insert(hotels).values({ id: made.id, stars });
  for (const to of ['active', ...(isActive ? [] : (['paused'] as const))] as const)
    await world.db.update(partners).set({ state: to, movedBy: 'operations' }).where(eq(partners.id, made.id));
  const [block] = await world.db
    .insert(roomBlocks)
    .values({ hotelId: made.id, kind, sleeps, takesPets, hasBackupPower, memberRateCents: 12_900 })
    .returning();
  if (!block) throw new Error('no block');
  const nights = Array.from({ length: days }, (_, n) => daysAfter(from, n));
  if (nights.length > 0)
    await world.db
      .insert(roomNights)
      .values(nights.map((night) => ({ blockId: block.id, night, capacity: rooms, free: rooms })));
  return { hotelId: made.id, blockId: block.id, name: made.name };
}

export const household = (given: Partial<Household> = {}): Household => ({
  ...PARADISE,
  homeId: randomUUID(),
  userId: randomUUID(),
  nights: 3,
  people: 3,
  pets: 0,
  isAccessible: false,
  isMedical: false,
  ...given,
});

/** Free rooms of a block, night by night. */
export const freeOf = async (db: Queryable, blockId: string): Promise<number[]> =>
  (await db.select().from(roomNights).where(eq(roomNights.blockId, blockId)).orderBy(roomNights.night)).map(
    ({ free }) => free,
  );

export const holdsOf = (db: Queryable, incidentId: string) =>
  db.select().from(roomHolds).where(eq(roomHolds.incidentId, incidentId)).orderBy(roomHolds.homeId);

/** Makes a hotel added through the API usable: active, with valid documents and a contact. */
export async function activateHotel({ db }: Pick<World, 'db'>, hotelId: string): Promise<void> {
  await db
    .update(partners)
    .set({ graceUntil: '2099-12-31', fitUntil: '2099-12-31', state: 'active', movedBy: 'operations' })
    .where(eq(partners.id, hotelId));
}
