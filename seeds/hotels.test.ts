import { expect, test } from 'vitest';
import { BlockInput, HotelInput } from '#contract/emergency/lodging.ts';
import { previewRoom, verifyRooms } from '#server/emergency/lodging/lodging.ts';
import { addSampleNights } from '#server/emergency/lodging/samples.ts';
import { hotelPlaces } from '#server/emergency/lodging/hotel-places.ts';
import { roomNights } from '#server/emergency/lodging/tables.ts';
import { after, days } from '#server/platform/clock.ts';
import { countyShapes } from '#server/outreach/risk-map/county-shapes.ts';
import { square } from '#test/hotels.ts';
import { openWorld } from '#test/world.ts';
import { sampleHotels, seedHotels } from './hotels.ts';

const world = await openWorld({ withWorkers: false });

test('sample hotels cover three states, can’t be mistaken for real businesses, and follow the same rules', () => {
  const all = sampleHotels();
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['CA', 'NV', 'AZ']));
  for (const { blocks, ...hotel } of all) {
    expect(HotelInput.parse(hotel)).toEqual(hotel);
    expect(hotel.phone).toMatch(/^\+1\d{3}55501\d\d$/);
    expect(countyShapes().countyAt(hotel)?.state).toBe(hotel.state);
    for (const { capacity, ...block } of blocks) {
      expect(BlockInput.parse(block)).toEqual(block);
      expect(capacity).toBeGreaterThan(0);
    }
  }
});

test('seeds sample hotels once, marked as samples, with rooms for the coming weeks, and extends them over time', async () => {
  await seedHotels(world.deps);
  await seedHotels(world.deps);
  const rows = await world.db.select().from(hotelPlaces);
  expect(rows).toHaveLength(sampleHotels().length);
  expect(rows.every(({ isSample, isActive, fitUntil }) => isSample && isActive && fitUntil !== null)).toBe(
    true,
  );
  const before = await world.db.$count(roomNights);
  await addSampleNights(world.db, after(world.clock.now(), days(3)));
  expect(await world.db.$count(roomNights)).toBe(before + (before / 47) * 3);
  expect(await verifyRooms(world.db, world.clock.now())).toEqual([]);
});

test('the demo family (wheelchair, insulin, dog) finds a room for an order anywhere in Sonoma', async () => {
  await seedHotels(world.deps);
  const home = { lat: 38.4708, lng: -122.6731 };
  const family = { ...home, nights: 3, people: 4, pets: 1, isAccessible: true, isMedical: true };
  for (const size of [0.05, 0.4])
    expect(
      await previewRoom(world.db, { at: world.clock.now(), zones: [square(home, size)], household: family }),
    ).toMatchObject({ block: { kind: 'accessible', takesPets: true, hasBackupPower: true }, rooms: 2 });
});
