import { gridOver, type Grid } from './grid.ts';
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

/** At one hotel, rooms that others may need are taken last, and few rather than many: the lower goes first. */
const rankOf = (block: Block, rooms: number): number =>
  (((Number(block.kind === 'accessible') * (MOST_ROOMS + 1) + rooms) * 2 + Number(block.hasBackupPower)) * 2 +
    Number(block.takesPets)) *
    16 +
  block.sleeps;

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

/** Blocks that fit a kind of household, cell by cell; those that are full are dropped on the way. */
type Fitting = {
  /** Cell `c` has `count[c]` blocks, from `start[c]` on. */
  start: Int32Array;
  count: Int32Array;
  block: Int32Array;
  rooms: Int8Array;
  /** Decides between blocks of one hotel. */
  rank: Float64Array;
  at: Float64Array;
};

/** The same for every kind of household: which cell each block is in, and in which order their ids are. */
function lay(blocks: readonly Block[]) {
  const byId = blocks
    .map((_, n) => n)
    .toSorted((a, b) => ((blocks[a]?.id ?? '') < (blocks[b]?.id ?? '') ? -1 : 1));
  const idRank = new Int32Array(blocks.length);
  for (const [rank, n] of byId.entries()) idRank[n] = rank;
  return { blocks, idRank, at: directions(blocks) };
}

function fitting(guests: Guests, { blocks, idRank, at }: ReturnType<typeof lay>, grid: Grid): Fitting {
  const needed = Int8Array.from(blocks, (block) => roomsFor(guests, block) ?? 0);
  const cells = Int32Array.from(blocks, ({ lat, lng }) => grid.row(lat) * grid.columns + grid.column(lng));
  const start = new Int32Array(grid.rows * grid.columns + 1);
  for (const [n, rooms] of needed.entries())
    if (rooms > 0) start[(cells[n] ?? 0) + 1] = (start[(cells[n] ?? 0) + 1] ?? 0) + 1;
  for (let c = 1; c < start.length; c += 1) start[c] = (start[c] ?? 0) + (start[c - 1] ?? 0);
  const total = start.at(-1) ?? 0;
  const found: Fitting = {
    start,
    count: new Int32Array(start.length),
    block: new Int32Array(total),
    rooms: new Int8Array(total),
    rank: new Float64Array(total),
    at: new Float64Array(total * 3),
  };
  for (const [index, block] of blocks.entries()) {
    const rooms = needed[index] ?? 0;
    if (rooms === 0) continue;
    const cell = cells[index] ?? 0;
    const n = (start[cell] ?? 0) + (found.count[cell] ?? 0);
    found.count[cell] = (found.count[cell] ?? 0) + 1;
    found.block[n] = index;
    found.rooms[n] = rooms;
    found.rank[n] = rankOf(block, rooms) * blocks.length + (idRank[index] ?? 0);
    for (let k = 0; k < 3; k += 1) found.at[3 * n + k] = at[3 * index + k] ?? 0;
  }
  return found;
}

function drop(from: Fitting, cell: number, n: number): void {
  const left = (from.count[cell] ?? 1) - 1;
  const last = (from.start[cell] ?? 0) + left;
  from.count[cell] = left;
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
  const laid = lay(blocks);
  const grid = gridOver([...households, ...blocks]);
  const kinds = new Map<number, Fitting>();
  const measures = new Map<Reach, Measure>();
  return households.map((guests, n) => {
    const kind = kindOf(guests);
    let fits = kinds.get(kind);
    if (!fits) kinds.set(kind, (fits = fitting(guests, laid, grid)));
    const reach = reaches[n];
    if (!reach) return null;
    let near = measures.get(reach);
    if (!near) measures.set(reach, (near = measure(reach, blocks)));
    const home = {
      column: grid.column(guests.lng),
      row: grid.row(guests.lat),
      x: homes[3 * n] ?? 0,
      y: homes[3 * n + 1] ?? 0,
      z: homes[3 * n + 2] ?? 0,
    };
    const place = nearest(fits, grid, home, near, shelf.leastFor(guests.nights));
    if (place < 0) return null;
    const block = fits.block[place] ?? 0;
    const rooms = fits.rooms[place] ?? 0;
    shelf.take(block, rooms, guests.nights);
    const hotel = blocks[block];
    return hotel ? { block, rooms, miles: milesBetween(guests, hotel) } : null;
  });
}

/** Households that the same blocks fit, and that stay as long. */
const kindOf = ({ nights, people, pets, isAccessible, isMedical }: Guests): number =>
  ((nights * 128 + Math.min(127, people)) * 2 + Number(pets > 0)) * 4 +
  Number(isAccessible) * 2 +
  Number(isMedical);

type Home = { column: number; row: number; x: number; y: number; z: number };

/** The place of the nearest block that has enough rooms left, or -1. */
function nearest(fits: Fitting, grid: Grid, home: Home, near: Measure, least: Int32Array): number {
  const { columns, rows, cosines } = grid;
  const { start, count, block, rooms, rank, at } = fits;
  let best = near.leastCosine;
  let found = -1;
  const look = (cell: number) => {
    const from = start[cell] ?? 0;
    for (let n = from; n < from + (count[cell] ?? 0); n += 1) {
      const cosine =
        home.x * (at[3 * n] ?? 0) + home.y * (at[3 * n + 1] ?? 0) + home.z * (at[3 * n + 2] ?? 0);
      if (cosine < best) continue;
      if (cosine === best && found >= 0 && (rank[n] ?? 0) > (rank[found] ?? 0)) continue;
      if ((least[block[n] ?? 0] ?? 0) < (rooms[n] ?? 0)) {
        drop(fits, cell, n); // stock only shrinks here: full for one of them is full for all of this kind
        n -= 1;
        continue;
      }
      if (cosine < near.sureCosine && !near.isNear(block[n] ?? 0)) continue;
      best = cosine;
      found = n;
    }
  };
  for (let ring = 0; ring < cosines.length && (cosines[ring] ?? 0) >= best; ring += 1) {
    const [top, bottom] = [home.row + ring, home.row - ring];
    const [left, right] = [home.column - ring, home.column + ring];
    for (let row = Math.max(0, bottom); row <= Math.min(rows - 1, top); row += 1) {
      const isEdge = row === top || row === bottom;
      // The whole row at the top and the bottom of the ring, else its two ends.
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let column = left; column <= right; column += step)
        if (column >= 0 && column < columns && (count[row * columns + column] ?? 0) > 0)
          look(row * columns + column);
    }
  }
  return found;
}
