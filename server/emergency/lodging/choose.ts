import { gridOver, type Grid } from './grid.ts';
import { measure, milesBetween, type Measure, type Reach, type Spot } from './reach.ts';

/** A household that needs a room. The order of the list is the order in which households choose. */
export type Guests = Spot & {
  nights: number;
  people: number;
  pets: number;
  isAccessible: boolean;
  isMedical: boolean;
  /** Hotels that said no to them, or never answered. */
  notAt?: ReadonlySet<string> | undefined;
};

export type Block = Spot & {
  id: string;
  hotelId?: string;
  kind: 'standard' | 'accessible';
  sleeps: number;
  takesPets: boolean;
  hasBackupPower: boolean;
};

/** Free rooms per block and night: night `n` of block `b` is at `free[b * nights + n]`. */
export type Stock = { blocks: readonly Block[]; nights: number; free: Int32Array };

/** `block` is an index into the list of blocks. */
export type Choice = { block: number; rooms: number; miles: number };

/** Keeps a household together instead of spread over a hotel. */
export const MOST_ROOMS = 3;
/** People to assume for a household that has listed none. */
export const UNNAMED_PEOPLE = 2;

/** Order when rooms are scarce: medical need for power first, then accessible rooms, then everyone else. */
export const priorityOf = ({ isMedical, isAccessible }: Pick<Guests, 'isMedical' | 'isAccessible'>): number =>
  isMedical ? 0 : isAccessible ? 1 : 2;

/** How many rooms of a block a household needs; null if the block doesn't fit. */
export function roomsFor(guests: Guests, block: Omit<Block, keyof Spot | 'id'>): number | null {
  if (block.hotelId !== undefined && guests.notAt?.has(block.hotelId)) return null;
  if (guests.isAccessible && block.kind !== 'accessible') return null;
  if (guests.pets > 0 && !block.takesPets) return null;
  if (guests.isMedical && !block.hasBackupPower) return null;
  const rooms = Math.ceil((guests.people || UNNAMED_PEOPLE) / block.sleeps);
  return rooms <= MOST_ROOMS ? rooms : null;
}

/**
 * Rank within one hotel; lower goes first. Prefers fewer rooms, and saves rooms with features others may
 * need.
 */
const rankOf = (block: Block, rooms: number): number =>
  (((Number(block.kind === 'accessible') * (MOST_ROOMS + 1) + rooms) * 2 + Number(block.hasBackupPower)) * 2 +
    Number(block.takesPets)) *
    16 +
  block.sleeps;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Unit vectors: the dot product of two is the cosine of their distance, which sorts like the distance itself.
 */
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

/** Blocks by grid cell: cell `c` has those from `start[c]` to `start[c + 1]`. Shared by all households. */
function lay(blocks: readonly Block[], grid: Grid) {
  const cells = Int32Array.from(blocks, ({ lat, lng }) => grid.row(lat) * grid.columns + grid.column(lng));
  const start = new Int32Array(grid.rows * grid.columns + 1);
  for (const cell of cells) start[cell + 1] = (start[cell + 1] ?? 0) + 1;
  for (let c = 1; c < start.length; c += 1) start[c] = (start[c] ?? 0) + (start[c - 1] ?? 0);
  const next = start.slice();
  const block = new Int32Array(blocks.length);
  for (const [index, cell] of cells.entries()) {
    const place = next[cell] ?? 0;
    next[cell] = place + 1;
    block[place] = index;
  }
  return { blocks, at: directions(blocks), start, block };
}
type Laid = ReturnType<typeof lay>;

/** Candidate blocks for one kind of household, by cell. Unsuitable or full blocks are dropped when met. */
type Fitting = {
  guests: Guests;
  /** Of a cell's entries, only the first `count[c]` are left. */
  count: Int32Array;
  block: Int32Array;
  /**
   * By block: rooms they need there. 0 means not computed yet, because most blocks are too far away to
   * matter.
   */
  rooms: Int8Array;
};

function fitting(guests: Guests, { blocks, start, block }: Laid): Fitting {
  const count = new Int32Array(start.length - 1);
  for (let c = 0; c < count.length; c += 1) count[c] = (start[c + 1] ?? 0) - (start[c] ?? 0);
  return { guests, count, block: block.slice(), rooms: new Int8Array(blocks.length) };
}

/** Rooms of a block they need, or 0 if it doesn't fit. Computed once. */
function roomsOf(fits: Fitting, { blocks }: Laid, index: number): number {
  const block = blocks[index];
  if (fits.rooms[index] === 0) fits.rooms[index] = (block && roomsFor(fits.guests, block)) ?? UNFIT;
  return Math.max(0, fits.rooms[index] ?? 0);
}
const UNFIT = -1;

function drop(from: Fitting, { start }: Laid, cell: number, n: number): void {
  const left = (from.count[cell] ?? 1) - 1;
  from.count[cell] = left;
  from.block[n] = from.block[(start[cell] ?? 0) + left] ?? 0;
}

/** True if the first block goes before the second at the same distance. */
function goesFirst(fits: Fitting, { blocks }: Laid, first: number, second: number): boolean {
  const [a, b] = [blocks[first], blocks[second]];
  if (!a || !b) return false;
  const [own, other] = [rankOf(a, fits.rooms[first] ?? 0), rankOf(b, fits.rooms[second] ?? 0)];
  return own < other || (own === other && a.id < b.id);
}

/** Free rooms in the fullest night of a stay, cached for each length of stay. */
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
 * Assigns rooms: each household in turn takes the nearest suitable block for all its nights, or none.
 * Deterministic. Works on a copy of the stock.
 */
export function chooseRooms(
  households: readonly Guests[],
  reaches: readonly Reach[],
  stock: Stock,
): (Choice | null)[] {
  const { blocks } = stock;
  const shelf = openStock(stock);
  const homes = directions(households);
  const grid = gridOver([...households, ...blocks]);
  const laid = lay(blocks, grid);
  const kinds = new Map<number | string, Fitting>();
  const measures = new Map<Reach, Measure>();
  return households.map((guests, n) => {
    const kind = kindOf(guests);
    let fits = kinds.get(kind);
    if (!fits) kinds.set(kind, (fits = fitting(guests, laid)));
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
    const block = nearest(fits, laid, grid, home, near, shelf.leastFor(guests.nights));
    if (block < 0) return null;
    const rooms = fits.rooms[block] ?? 0;
    shelf.take(block, rooms, guests.nights);
    const hotel = blocks[block];
    return hotel ? { block, rooms, miles: milesBetween(guests, hotel) } : null;
  });
}

/** Households with the same needs, length of stay and hotels to avoid. */
function kindOf({ nights, people, pets, isAccessible, isMedical, notAt }: Guests): number | string {
  const kind =
    ((nights * 128 + Math.min(127, people)) * 2 + Number(pets > 0)) * 4 +
    Number(isAccessible) * 2 +
    Number(isMedical);
  return notAt && notAt.size > 0 ? `${kind} ${[...notAt].toSorted().join(' ')}` : kind;
}

type Home = { column: number; row: number; x: number; y: number; z: number };

/** Returns the nearest block with enough rooms left, or -1. */
function nearest(
  fits: Fitting,
  laid: Laid,
  grid: Grid,
  home: Home,
  near: Measure,
  least: Int32Array,
): number {
  const { columns, rows, cosines } = grid;
  const { count, block } = fits;
  const { start, at } = laid;
  let best = near.leastCosine;
  let found = -1;
  const look = (cell: number) => {
    const from = start[cell] ?? 0;
    for (let n = from; n < from + (count[cell] ?? 0); n += 1) {
      const index = block[n] ?? 0;
      const cosine =
        home.x * (at[3 * index] ?? 0) + home.y * (at[3 * index + 1] ?? 0) + home.z * (at[3 * index + 2] ?? 0);
      if (cosine < best) continue;
      const needed = roomsOf(fits, laid, index);
      if (needed === 0 || (least[index] ?? 0) < needed) {
        drop(fits, laid, cell, n); // stock only shrinks, so it's full for this kind
        n -= 1;
        continue;
      }
      if (cosine === best && found >= 0 && !goesFirst(fits, laid, index, found)) continue;
      if (cosine < near.sureCosine && !near.isNear(index)) continue;
      best = cosine;
      found = index;
    }
  };
  for (let ring = 0; ring < cosines.length && (cosines[ring] ?? 0) >= best; ring += 1) {
    const [top, bottom] = [home.row + ring, home.row - ring];
    const [left, right] = [home.column - ring, home.column + ring];
    for (let row = Math.max(0, bottom); row <= Math.min(rows - 1, top); row += 1) {
      const isEdge = row === top || row === bottom;
      // Visit whole rows at the ring's top and bottom, and only both ends of the rows between.
      const step = isEdge || ring === 0 ? 1 : 2 * ring;
      for (let column = left; column <= right; column += step)
        if (column >= 0 && column < columns && (count[row * columns + column] ?? 0) > 0)
          look(row * columns + column);
    }
  }
  return found;
}
