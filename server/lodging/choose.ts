import { measure, milesBetween, type Measure, type Reach, type Spot } from './reach.ts';

/** Who needs a room. The order of a list of them is the order in which they choose. */
export type Guests = Spot & {
  nights: number;
  people: number;
  pets: number;
  isAccessible: boolean;
  isMedical: boolean;
};

export type Block = Spot & {
  id: string;
  kind: 'standard' | 'accessible';
  sleeps: number;
  takesPets: boolean;
  hasBackupPower: boolean;
};

/** Rooms left of each block in each night: night `n` of block `b` is `free[b * nights + n]`. */
export type Stock = { blocks: readonly Block[]; nights: number; free: Int32Array };

/** `block` is a place in the list of blocks. */
export type Choice = { block: number; rooms: number; miles: number };

/** A household is not scattered over a hotel. */
export const MOST_ROOMS = 3;
/** A household that has named nobody still has somebody in it. */
export const UNNAMED_PEOPLE = 2;

/** Who goes first when rooms are few: those who need power to live, then those whom only few rooms fit, then everybody else. */
export const priorityOf = ({ isMedical, isAccessible }: Pick<Guests, 'isMedical' | 'isAccessible'>): number =>
  isMedical ? 0 : isAccessible ? 1 : 2;

/** How many rooms of a block a household needs; null when the block does not fit them. */
export function roomsFor(guests: Guests, block: Omit<Block, keyof Spot | 'id'>): number | null {
  if (guests.isAccessible && block.kind !== 'accessible') return null;
  if (guests.pets > 0 && !block.takesPets) return null;
  if (guests.isMedical && !block.hasBackupPower) return null;
  const rooms = Math.ceil((guests.people || UNNAMED_PEOPLE) / block.sleeps);
  return rooms <= MOST_ROOMS ? rooms : null;
}

/** At one hotel, rooms that others may need are taken last, and few rather than many. */
const inOrder = (a: { block: Block; rooms: number }, b: { block: Block; rooms: number }): number =>
  Number(a.block.kind === 'accessible') - Number(b.block.kind === 'accessible') ||
  a.rooms - b.rooms ||
  Number(a.block.hasBackupPower) - Number(b.block.hasBackupPower) ||
  Number(a.block.takesPets) - Number(b.block.takesPets) ||
  a.block.sleeps - b.block.sleeps ||
  (a.block.id < b.block.id ? -1 : 1);

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Points on the unit sphere: the product of two is the cosine of their distance, which orders like the distance itself. */
function directions(spots: readonly Spot[]) {
  const at = new Float64Array(spots.length * 3);
  for (const [n, { lat, lng }] of spots.entries()) {
    const flat = Math.cos(radians(lat));
    at[3 * n] = flat * Math.cos(radians(lng));
    at[3 * n + 1] = flat * Math.sin(radians(lng));
    at[3 * n + 2] = Math.sin(radians(lat));
  }
  return at;
}

/** Blocks that fit a kind of household; those that are full are dropped on the way. They sit in arrays of their own, in a row. */
type Fitting = {
  count: number;
  block: Int32Array;
  rooms: Int8Array;
  /** Decides between blocks of one hotel. */
  rank: Int32Array;
  at: Float64Array;
};

function fitting(guests: Guests, blocks: readonly Block[], at: Float64Array): Fitting {
  const fits = blocks
    .flatMap((block, index) => {
      const rooms = roomsFor(guests, block);
      return rooms === null ? [] : [{ block, index, rooms }];
    })
    .toSorted(inOrder);
  const found: Fitting = {
    count: fits.length,
    block: Int32Array.from(fits, ({ index }) => index),
    rooms: Int8Array.from(fits, ({ rooms }) => rooms),
    rank: Int32Array.from(fits, (_, n) => n),
    at: new Float64Array(fits.length * 3),
  };
  for (const [n, { index }] of fits.entries()) found.at.set(at.subarray(3 * index, 3 * index + 3), 3 * n);
  return found;
}

function drop(from: Fitting, n: number): void {
  const last = (from.count -= 1);
  from.block[n] = from.block[last] ?? 0;
  from.rooms[n] = from.rooms[last] ?? 0;
  from.rank[n] = from.rank[last] ?? 0;
  from.at.copyWithin(3 * n, 3 * last, 3 * last + 3);
}

/** What is left in the worst of a stay's first nights, kept for each length of stay that occurs. */
function openStock({ blocks, nights, free }: Stock) {
  const left = free.slice();
  const least = new Map<number, Int32Array>();
  const leastOf = (block: number, length: number) => {
    let fewest = length > nights ? 0 : Infinity;
    for (let n = 0; n < Math.min(length, nights); n += 1)
      fewest = Math.min(fewest, left[block * nights + n] ?? 0);
    return fewest;
  };
  return {
    leastFor(length: number): Int32Array {
      let known = least.get(length);
      if (!known) {
        known = Int32Array.from(blocks, (_, block) => leastOf(block, length));
        least.set(length, known);
      }
      return known;
    },
    take(block: number, rooms: number, length: number): void {
      for (let n = 0; n < length; n += 1) left[block * nights + n] = (left[block * nights + n] ?? 0) - rooms;
      for (const [known, fewest] of least) fewest[block] = leastOf(block, known);
    },
  };
}

/**
 * Gives rooms: one household after the other takes the nearest block that fits it, for all its nights, or none. The same
 * input always has the same outcome. Only what is given here is taken: nobody's stock is changed.
 */
export function chooseRooms(
  households: readonly Guests[],
  reaches: readonly Reach[],
  stock: Stock,
): (Choice | null)[] {
  const { blocks } = stock;
  const shelf = openStock(stock);
  const homes = directions(households);
  const hotels = directions(blocks);
  const kinds = new Map<string, Fitting>();
  const measures = new Map<Reach, Measure>();
  return households.map((guests, n) => {
    const { nights, people, pets, isAccessible, isMedical } = guests;
    const kind = `${nights},${people},${pets > 0},${isAccessible},${isMedical}`;
    let fits = kinds.get(kind);
    if (!fits) kinds.set(kind, (fits = fitting(guests, blocks, hotels)));
    const reach = reaches[n];
    if (!reach) return null;
    let near = measures.get(reach);
    if (!near) measures.set(reach, (near = measure(reach, blocks)));
    const place = nearest(fits, homes.subarray(3 * n, 3 * n + 3), near, shelf.leastFor(nights));
    if (place < 0) return null;
    const block = fits.block[place] ?? 0;
    const rooms = fits.rooms[place] ?? 0;
    shelf.take(block, rooms, nights);
    const hotel = blocks[block];
    return hotel ? { block, rooms, miles: milesBetween(guests, hotel) } : null;
  });
}

/** The place of the nearest block that has enough rooms left, or -1. */
function nearest(fits: Fitting, home: Float64Array, near: Measure, least: Int32Array): number {
  const [x = 0, y = 0, z = 0] = home;
  const { at, block, rooms, rank } = fits;
  let best = near.leastCosine;
  let found = -1;
  for (let n = 0; n < fits.count; n += 1) {
    const cosine = x * (at[3 * n] ?? 0) + y * (at[3 * n + 1] ?? 0) + z * (at[3 * n + 2] ?? 0);
    if (cosine < best) continue;
    if (cosine === best && found >= 0 && (rank[n] ?? 0) > (rank[found] ?? 0)) continue;
    if ((least[block[n] ?? 0] ?? 0) < (rooms[n] ?? 0)) {
      drop(fits, n); // stock only shrinks here: full for one of them is full for all of this kind
      n -= 1;
      continue;
    }
    if (cosine < near.sureCosine && !near.isNear(block[n] ?? 0)) continue;
    best = cosine;
    found = n;
  }
  return found;
}
