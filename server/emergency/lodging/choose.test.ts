import fc from 'fast-check';
import { expect, test } from 'vitest';
import { square } from '#test/hotels.ts';
import { chooseRooms, priorityOf, roomsFor, type Block, type Guests } from './choose.ts';
import { milesBetween, NEAR_MILES, reachesOf, type Zone } from './reach.ts';

const CENTER = { lat: 38.5, lng: -122.5 };
const spot = (degrees: number) =>
  fc.record({
    lat: fc.double({ min: CENTER.lat - degrees, max: CENTER.lat + degrees, noNaN: true }),
    lng: fc.double({ min: CENTER.lng - degrees, max: CENTER.lng + degrees, noNaN: true }),
  });
const NIGHTS = 7;

const aBlock = fc
  .record({
    kind: fc.constantFrom('standard' as const, 'accessible' as const),
    sleeps: fc.integer({ min: 1, max: 5 }),
    takesPets: fc.boolean(),
    hasBackupPower: fc.boolean(),
    free: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: NIGHTS, maxLength: NIGHTS }),
  })
  .chain((block) => spot(1.5).map((place) => ({ ...block, ...place })));
const someGuests = fc
  .record({
    nights: fc.constantFrom(1, 3, 7),
    people: fc.integer({ min: 0, max: 9 }),
    pets: fc.integer({ min: 0, max: 2 }),
    isAccessible: fc.boolean(),
    isMedical: fc.boolean(),
    isWideAllowed: fc.boolean(),
  })
  .chain((guests) => spot(0.3).map((place) => ({ ...guests, ...place })));
const aTown = fc.record({
  blocks: fc.array(aBlock, { maxLength: 25 }),
  households: fc.array(someGuests, { maxLength: 30 }),
  size: fc.double({ min: 0.01, max: 0.8, noNaN: true }),
});
type Town = typeof aTown extends fc.Arbitrary<infer T> ? T : never;

function solve({ blocks, households, size }: Town) {
  const zone = square(CENTER, size);
  const ordered = households.toSorted((a, b) => priorityOf(a) - priorityOf(b));
  const named: Block[] = blocks.map((block, n) => ({ ...block, id: String(n).padStart(3, '0') }));
  const free = Int32Array.from(blocks.flatMap((block) => block.free));
  const reaches = reachesOf([zone], ordered);
  const choices = chooseRooms(ordered, reaches, { blocks: named, nights: NIGHTS, free });
  return { zone, ordered, named, choices };
}

/** Whether this household may have rooms there at all, by the simplest reading of the rules. */
function mayHave(zone: Zone, guests: Guests & { isWideAllowed: boolean }, block: Block): boolean {
  const most = guests.isWideAllowed ? 150 : NEAR_MILES;
  const miles = zone.contains(guests.lng, guests.lat)
    ? zone.milesTo(block.lat, block.lng)
    : milesBetween(guests, block);
  return roomsFor(guests, block) !== null && miles <= most;
}

test('for any town: never overbooked, all nights or none, and the nearest suitable room', () => {
  fc.assert(
    fc.property(aTown, (town) => {
      const { zone, ordered, named, choices } = solve(town);
      const left = town.blocks.map(({ free }) => [...free]);
      const isFree = (block: number, rooms: number, nights: number) =>
        (left[block] ?? []).slice(0, nights).every((free) => free >= rooms);
      for (const [n, choice] of choices.entries()) {
        const guests = ordered[n];
        if (!guests) throw new Error('no guests');
        const possible = named.flatMap((block, index) => {
          const rooms = roomsFor(guests, block);
          return mayHave(zone, guests, block) && rooms !== null && isFree(index, rooms, guests.nights)
            ? [{ index, miles: milesBetween(guests, block) }]
            : [];
        });
        if (!choice) {
          expect(possible).toEqual([]);
          continue;
        }
        const nearest = Math.min(...possible.map(({ miles }) => miles));
        expect(possible.map(({ index }) => index)).toContain(choice.block);
        expect(choice.miles).toBeLessThanOrEqual(nearest + 1e-4);
        for (let night = 0; night < guests.nights; night += 1) {
          const ofBlock = left[choice.block] ?? [];
          ofBlock[night] = (ofBlock[night] ?? 0) - choice.rooms;
        }
      }
      expect(left.flat().every((free) => free >= 0)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('the same town always has the same outcome, no matter how its hotels are ordered', () => {
  fc.assert(
    fc.property(aTown, (town) => {
      const rooms = ({ named, choices }: ReturnType<typeof solve>) =>
        choices.map((choice) => choice && { ...named[choice.block], ...choice, block: null, id: null });
      const backwards = { ...town, blocks: town.blocks.toReversed() };
      expect(rooms(solve(backwards))).toEqual(rooms(solve(town)));
    }),
  );
});

const guests = (more: Partial<Guests> = {}): Guests => ({
  ...CENTER,
  nights: 3,
  people: 2,
  pets: 0,
  isAccessible: false,
  isMedical: false,
  ...more,
});
const block = (more: Partial<Block> = {}): Block => ({
  ...CENTER,
  lat: CENTER.lat + 0.2,
  id: 'a',
  kind: 'standard',
  sleeps: 2,
  takesPets: false,
  hasBackupPower: false,
  ...more,
});
const one = (who: Guests, blocks: Block[], free = blocks.map(() => 9)) =>
  chooseRooms([who], reachesOf([square(CENTER)], [who]), {
    blocks,
    nights: who.nights,
    free: Int32Array.from(free.flatMap((n) => Array.from({ length: who.nights }, () => n))),
  })[0];

test('enough rooms for everyone, three at most, and one person is assumed if none is listed', () => {
  const table: [people: number, sleeps: number, rooms: number | null][] = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 1, 1],
    [3, 2, 2],
    [6, 2, 3],
    [7, 2, null],
    [12, 4, 3],
    [50, 12, null],
  ];
  for (const [people, sleeps, rooms] of table)
    expect(roomsFor(guests({ people }), block({ sleeps }))).toBe(rooms);
});

test('pets, wheelchairs and medical devices need suitable rooms', () => {
  expect(one(guests({ pets: 1 }), [block()])).toBeNull();
  expect(one(guests({ pets: 1 }), [block({ takesPets: true })])).not.toBeNull();
  expect(one(guests({ isAccessible: true }), [block()])).toBeNull();
  expect(one(guests({ isAccessible: true }), [block({ kind: 'accessible' })])).not.toBeNull();
  expect(one(guests({ isMedical: true }), [block()])).toBeNull();
  expect(one(guests({ isMedical: true }), [block({ hasBackupPower: true })])).not.toBeNull();
});

test('at one hotel, special rooms are left for those who need them', () => {
  const special = [
    block({ id: 'a', kind: 'accessible' }),
    block({ id: 'b', hasBackupPower: true }),
    block({ id: 'c', takesPets: true }),
    block({ id: 'd', sleeps: 4 }),
    block({ id: 'e' }),
  ];
  expect(one(guests(), special)?.block).toBe(4);
  expect(one(guests(), special, [9, 9, 9, 9, 0])?.block).toBe(3);
  expect(one(guests({ people: 4 }), special)?.block).toBe(3); // one room rather than two
});

test('fifty miles are measured from the order’s boundary, or from the home without an order', () => {
  const who = guests();
  const miles = (n: number) => block({ lat: CENTER.lat + n / 69.0936 });
  const edge = 0.05 * 69.0936;
  const far = (n: number, zones: Zone[]) =>
    chooseRooms([who], reachesOf(zones, [who]), {
      blocks: [miles(n)],
      nights: 3,
      free: Int32Array.from([1, 1, 1]),
    })[0];
  expect(far(edge + 49.8, [square(CENTER)])).not.toBeNull();
  expect(far(edge + 50.2, [square(CENTER)])).toBeNull();
  expect(far(49.8, [])).not.toBeNull();
  expect(far(50.2, [])).toBeNull();
  // A distant order doesn't extend anyone's fifty miles.
  expect(far(60, [square(CENTER), square({ lat: CENTER.lat + 1.2, lng: CENTER.lng })])).toBeNull();
});
