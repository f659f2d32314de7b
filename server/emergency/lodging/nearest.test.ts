import type { Pool } from 'pg';
import { HOTEL_CLEAR_MILES } from '#contract/core/hotel-rooms.ts';
import { expect, test, vi } from 'vitest';
import { addHotel, household, square } from '#test/hotels.ts';
import { openWorld } from '#test/world.ts';
import { chooseRooms } from './choose.ts';
import { nightOf } from './nights.ts';
import { areaOf, reachesOf } from './reach.ts';
import { freeRooms } from './stock.ts';
import { openBlocks } from './store.ts';
import { previewRooms, takeRooms } from './taking.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;

/** Seeded: the same numbers in every run. */
let seed = 11;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};
const around = ({ lat, lng }: { lat: number; lng: number }, degrees: number) => ({
  lat: lat + (random() - 0.5) * degrees,
  lng: lng + (random() - 0.5) * degrees,
});

class Undo extends Error {}

test('searching only the nearest hotels gives a few households the same rooms as a full search', async () => {
  const at = { lat: 37.4, lng: -120.2 };
  const firstNight = nightOf(world.clock.now());
  const places = Array.from({ length: 300 }, () => around(at, 1.4));
  for (const [n, { lat, lng }] of places.entries())
    await addHotel(world, {
      lat,
      lng,
      rooms: n % 3,
      days: 3,
      sleeps: 2,
      kind: n % 7 === 0 ? 'accessible' : 'standard',
      takesPets: n % 2 === 0,
      hasBackupPower: n % 3 === 0,
    });
  const zones = [square(at, 0.2)];
  let isWider = false;
  for (const count of [3, 30, 120, 300]) {
    const households = Array.from({ length: count }, (_, n) =>
      household({
        ...around(at, 0.36),
        nights: 1 + (n % 3),
        people: 1 + (n % 4),
        pets: n % 2,
        isAccessible: n % 20 === 0,
      }),
    );
    const reaches = reachesOf(zones, households);
    const open = (await openBlocks(db, areaOf(households, reaches), firstNight)).filter(({ lat, lng }) =>
      zones.every((zone) => zone.milesTo(lat, lng) >= HOTEL_CLEAR_MILES),
    );
    const free = await freeRooms(db, { blockIds: open.map(({ id }) => id), first: firstNight, nights: 3 });
    const all = chooseRooms(households, reaches, { blocks: open, nights: 3, free });
    const expected = all.map((choice) => (choice ? (open[choice.block]?.id ?? null) : null));
    const wanted = { firstNight, zones, households };
    expect((await previewRooms(db, wanted)).map((room) => room?.blockId ?? null)).toEqual(expected);
    isWider ||= expected.includes(null);
    await db
      .transaction(async (tx) => {
        const taken = await takeRooms(tx, wanted);
        expect(taken.map((room) => room?.blockId ?? null)).toEqual(expected);
        throw new Undo();
      })
      .catch((e: unknown) => {
        if (!(e instanceof Undo)) throw e;
      });
  }
  expect(isWider).toBe(true); // in most of them, some households find nothing anywhere
});

test('hotels out of a household’s reach don’t extend the search and aren’t assigned', async () => {
  // Only the 300 hotels above exist, hundreds of miles away.
  const far = household({ lat: 32.8, lng: -116.9, nights: 1, people: 2, pets: 0 });
  const wanted = {
    firstNight: nightOf(world.clock.now()),
    zones: [square({ lat: 32.8, lng: -116.9 }, 0.2)],
    households: [far],
  };
  const { $client: pool } = db as typeof db & { $client: Pool };
  const asked = vi.spyOn(pool, 'query');
  expect(await previewRooms(db, wanted)).toEqual([null]);
  // One query for the surrounding blocks, and one for their nights.
  expect(asked).toHaveBeenCalledTimes(2);
  asked.mockRestore();
});
