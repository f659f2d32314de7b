import type { Queryable, Tx } from '#server/platform/db.ts';
import { chooseRooms, type Choice, type Guests, type Stock } from './choose.ts';
import { nightsFrom } from './nights.ts';
import {
  distanceDegrees,
  areaOf,
  isWithin,
  leastMiles,
  middleOf,
  reachAround,
  reachesOf,
  tooNear,
  type Spot,
  type Zone,
} from './reach.ts';
import { freeRooms, lockAll, takeNights, type Take } from './stock.ts';
import * as store from './store.ts';

/** Households in the order in which they choose, and all orders and warnings. */
export type RoomRequest = {
  firstNight: string;
  zones: readonly Zone[];
  households: readonly (Guests & { isWideAllowed?: boolean })[];
  /**
   * Nights to be returned. Locked together with the taken ones, because all nights are locked in one order.
   */
  alsoLocked?: readonly Take[];
};
export type AssignedRoom = Omit<Choice, 'block'> & { blockId: string };

/** A concurrent transaction took a room while we were choosing. */
class Outrun extends Error {}
/** Blocks beyond those we read might be better for a household. */
class TooFew extends Error {}

/**
 * Optimistic attempts: choose first, then lock. After these, everything in reach is locked before choosing.
 */
const LIGHT_TRIES = 3;

/** Up to this many households start with the nearest hotels; larger groups search everywhere at once. */
const FEW = 5000;
/** Number of blocks to start with, plus a share for each household. */
const FIRST_BLOCKS = 64;
const BLOCKS_A_HOUSEHOLD = 0.5;
const WIDER = 4;

const firstLook = ({ households }: RoomRequest): number =>
  households.length > FEW ? Infinity : Math.ceil(FIRST_BLOCKS + households.length * BLOCKS_A_HOUSEHOLD);

/** Open blocks among the nearest `most`, and each household's reach. Read-only. */
async function readSurroundings(db: Queryable, { zones, households, firstNight }: RoomRequest, most: number) {
  const reaches = reachesOf(zones, households);
  const area = areaOf(households, reaches);
  const center = middleOf(households);
  const open = Number.isFinite(most)
    ? await store.nearestBlocks(db, { center, firstNight, most })
    : await store.openBlocks(db, area, firstNight);
  const isTooNear = tooNear(zones);
  const blocks = open.filter((block) => isWithin(area, block) && !isTooNear(block));
  const nights = households.reduce((longest, one) => Math.max(longest, one.nights), 0);
  const farthest = open.length < most ? undefined : open.at(-1);
  // Blocks beyond the area don't matter to any household.
  const last =
    farthest && distanceDegrees(center, farthest) < reachAround(center, area) ? farthest : undefined;
  /** No block we haven't read is nearer to the home than this. */
  const sureMiles = (home: Spot): number =>
    last
      ? leastMiles(Math.max(0, distanceDegrees(center, last) - distanceDegrees(center, home)), area)
      : Infinity;
  return { reaches, blocks, nights, sureMiles };
}
type Around = Awaited<ReturnType<typeof readSurroundings>>;

/**
 * True if every household would choose the same with all blocks read. Not certain if it found nothing, or
 * only a distant room.
 */
const isSettled = (
  choices: readonly (Choice | null)[],
  { sureMiles }: Around,
  { households }: RoomRequest,
): boolean =>
  households.every((home, n) => {
    const sure = sureMiles(home);
    return sure === Infinity || (choices[n]?.miles ?? Infinity) < sure;
  });

async function readStock(db: Queryable, { blocks, nights }: Around, first: string): Promise<Stock> {
  const free = await freeRooms(db, { blockIds: blocks.map(({ id }) => id), first, nights });
  return { blocks, nights, free };
}

const given = (choices: readonly (Choice | null)[], { blocks }: Around): (AssignedRoom | null)[] =>
  choices.map((choice) => {
    const block = choice && blocks[choice.block];
    return block ? { blockId: block.id, rooms: choice.rooms, miles: choice.miles } : null;
  });

/** Rooms taken by the choices, per block and night. */
function takesOf(
  choices: readonly (Choice | null)[],
  { blocks, nights }: Around,
  wanted: RoomRequest,
): Take[] {
  const taken = new Int32Array(blocks.length * nights);
  for (const [n, choice] of choices.entries()) {
    const start = (choice?.block ?? 0) * nights;
    for (let night = 0; choice && night < (wanted.households[n]?.nights ?? 0); night += 1)
      taken[start + night] = (taken[start + night] ?? 0) + choice.rooms;
  }
  const names = nightsFrom(wanted.firstNight, nights);
  const takes: Take[] = [];
  for (const [block, { id }] of blocks.entries())
    for (let n = 0; n < nights; n += 1) {
      const rooms = taken[block * nights + n] ?? 0;
      if (rooms > 0) takes.push({ blockId: id, night: names[n] ?? '', rooms });
    }
  return takes;
}

/** Adds nights to lock of which nothing is taken. */
function withLocks(takes: readonly Take[], locks: readonly Take[]): Take[] {
  const key = ({ blockId, night }: Take) => `${blockId} ${night}`;
  const taken = new Set(takes.map(key));
  return [...takes, ...locks.filter((lock) => !taken.has(key(lock))).map((lock) => ({ ...lock, rooms: 0 }))];
}

/** What each household would get if all asked now. Read-only. */
export async function previewRooms(db: Queryable, wanted: RoomRequest): Promise<(AssignedRoom | null)[]> {
  for (let most = firstLook(wanted); ; most *= WIDER) {
    const around = await readSurroundings(db, wanted, most);
    const choices = chooseRooms(
      wanted.households,
      around.reaches,
      await readStock(db, around, wanted.firstNight),
    );
    if (isSettled(choices, around, wanted)) return given(choices, around);
  }
}

/**
 * Takes a room for each household, nearest first, for all its nights or none. Rooms are chosen from free
 * stock, then locked in one order and taken if still free; otherwise all are chosen again.
 */
export async function takeRooms(tx: Tx, wanted: RoomRequest): Promise<(AssignedRoom | null)[]> {
  const { firstNight, households, alsoLocked = [] } = wanted;
  let most = firstLook(wanted);
  let around = await readSurroundings(tx, wanted, most);
  for (let tries = 0; ;) {
    try {
      // A savepoint, so that a failed attempt releases its locks.
      return await tx.transaction(async (inner) => {
        if (tries >= LIGHT_TRIES)
          await lockAll(inner, {
            blockIds: [...around.blocks.map(({ id }) => id), ...alsoLocked.map(({ blockId }) => blockId)],
            first: firstNight,
            nights: around.nights,
          });
        const stock = await readStock(inner, around, firstNight);
        const choices = chooseRooms(households, around.reaches, stock);
        if (!isSettled(choices, around, wanted)) throw new TooFew();
        const takes = withLocks(takesOf(choices, around, wanted), alsoLocked);
        if (!(await takeNights(inner, takes))) throw new Outrun();
        return given(choices, around);
      });
    } catch (e) {
      if (e instanceof TooFew) around = await readSurroundings(tx, wanted, (most *= WIDER));
      else if (e instanceof Outrun && tries <= LIGHT_TRIES) tries += 1;
      else throw e;
    }
  }
}
