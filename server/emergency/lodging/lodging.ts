import type { Queryable, Tx } from '#server/platform/db.ts';
import { sql, type SQL } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { priorityOf, type Guests } from './choose.ts';
import { askHotels, offerRooms } from './job-names.ts';
import { nightOf } from './nights.ts';
import type { Zone } from './reach.ts';
import { leftOf } from './stays.ts';
import { returnNights, summed } from './stock.ts';
import * as store from './store.ts';
import * as waiting from './waiting-store.ts';
import { previewRooms, takeRooms } from './taking.ts';

export type RoomHoldRow = store.HoldRow;
export type HoldWithHotel = store.HoldWithHotel;
export { areaAround, endangers, NEAR_MILES, type Zone } from './reach.ts';
export { blocksWithNights, holdsOfLines, setFreeRooms, type FreeRooms } from './hotel-rooms.ts';
export { hotelsNear } from './hotels-near.ts';
export { arriveAt, lockRoomsAt, loseRooms } from './losing.ts';
export { daysAfter, nightOf } from './nights.ts';
export type { RecordRoomEvent } from './room-events.ts';
export { notifyAboutRooms, tellRoomNews } from './room-news.ts';
export { hotelNames } from './waiting-store.ts';
export { roomView, toRoomView } from './to-contract.ts';
export { roomViewNow } from './zone-distance.ts';

/** A household that has to leave, with its plan's nights and room needs. */
export type Household = Guests & { homeId: string; userId: string };

type Order = {
  incidentId: string;
  at: Date;
  /** All live zones that pass `endangers`: every room keeps HOTEL_CLEAR_MILES away from them. */
  zones: readonly Zone[];
  households: readonly Household[];
};

/**
 * Assigns rooms in the caller's transaction: households with medical need for power first, then those that
 * need accessible rooms, then all others by home id. Returns a row for each, held or waiting, sorted by home;
 * the caller writes them. Households without nights in their plan get no row.
 */
export async function allocate(tx: Tx, { incidentId, at, zones, households }: Order): Promise<RoomHoldRow[]> {
  const firstNight = nightOf(at);
  const byHome = households
    .filter(({ nights }) => nights > 0)
    .toSorted((a, b) => (a.homeId < b.homeId ? -1 : 1));
  if (byHome.length === 0) return [];
  const needs = Uint8Array.from(byHome, priorityOf);
  const turns = [0, 1, 2].flatMap((priority) => [...byHome.keys()].filter((n) => needs[n] === priority));
  const rooms = await takeRooms(tx, {
    firstNight,
    zones,
    households: turns.flatMap((n) => byHome[n] ?? []),
  });
  const turnOf = new Uint32Array(byHome.length);
  for (const [turn, n] of turns.entries()) turnOf[n] = turn;
  return byHome.map((household, n): RoomHoldRow => {
    const room = rooms[turnOf[n] ?? 0];
    return {
      incidentId,
      homeId: household.homeId,
      userId: household.userId,
      state: room ? 'held' : 'waiting',
      blockId: room?.blockId ?? null,
      rooms: room?.rooms ?? 0,
      firstNight,
      nights: household.nights,
      ownNights: 0,
      miles: room?.miles ?? null,
      isWideAllowed: false,
      priority: needs[n] ?? 0,
      createdAt: at,
      changedAt: at,
    };
  });
}

/** The room this household would get now. Holds nothing; used by drills. */
export async function previewRoom(
  db: Queryable,
  { at, zones, household }: { at: Date; zones: readonly Zone[]; household: Guests },
) {
  const firstNight = nightOf(at);
  const [room] = await previewRooms(db, { firstNight, zones, households: [household] });
  if (!room) return null;
  const place = await store.findBlock(db, room.blockId);
  return place ? { ...place, rooms: room.rooms, miles: room.miles, firstNight } : null;
}

/**
 * Locks the holds of households in several incidents, so that holds are locked before nights are returned.
 */
export async function lockRooms(
  tx: Tx,
  homes: readonly { incidentId: string; homeId: string }[],
): Promise<void> {
  const byIncident = [...Map.groupBy(homes, ({ incidentId }) => incidentId)];
  for (const [incidentId, ones] of byIncident.toSorted(([a], [b]) => (a < b ? -1 : 1)))
    await store.lockHoldRows(tx, { incidentId, homeIds: ones.map(({ homeId }) => homeId), states: LIVE });
}
const LIVE = ['held', 'waiting', 'checked-in'] as const;

/** `lifted`: the order was real, so rooms stay until their nights end. `cancelled`: it was a mistake. */
export type EndReason = { reason: 'lifted' | 'cancelled'; at: Date };

/**
 * Releases waiting-list places and, if the order was a mistake, rooms, in the caller's transaction. Nights
 * from tonight on return to their hotels. Checked-in guests keep their room. Already released holds are
 * skipped, so that nothing is returned twice.
 */
export async function releaseHolds(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  { reason, at }: EndReason,
): Promise<{ released: string[]; kept: string[]; roomsReleased: number; roomsKept: number }> {
  const all = await store.lockHolds(tx, { incidentId, homeIds, states: LIVE });
  const goes = ({ state }: store.LockedHold) =>
    state === 'waiting' || (state === 'held' && reason === 'cancelled');
  const going = all.filter(goes);
  const released = going.map(({ homeId }) => homeId);
  if (released.length > 0) {
    await store.updateHolds(tx, { incidentId, homeIds: released }, { state: 'released', changedAt: at });
    await returnNights(tx, summed(nightsLeft(going, nightOf(at))));
  }
  const staying = all.filter((hold) => !goes(hold));
  return {
    released,
    kept: staying.map(({ homeId }) => homeId),
    roomsReleased: roomsIn(going),
    roomsKept: roomsIn(staying),
  };
}

const roomsIn = (holds: readonly store.LockedHold[]): number =>
  holds.reduce((sum, { rooms }) => sum + rooms, 0);

/** Remaining nights of many stays. Identical stays are grouped into one with the sum of their rooms. */
function nightsLeft(holds: readonly store.LockedHold[], tonight: string) {
  const alike = Map.groupBy(holds, ({ blockId, firstNight, nights }) => `${blockId} ${firstNight} ${nights}`);
  return [...alike.values()].flatMap((ones) => {
    const [first] = ones;
    return first ? leftOf({ ...first, rooms: roomsIn(ones) }, tonight) : [];
  });
}

/**
 * The order is back: households without a room rejoin the waiting list for the plan nights they haven't used,
 * never more than the plan. Returns who is waiting.
 */
export async function rejoinWaitingList(
  tx: Tx,
  { jobs }: Pick<Deps, 'jobs'>,
  { incidentId, homeIds, at }: { incidentId: string; homeIds: readonly string[]; at: Date },
): Promise<string[]> {
  const waiting = await store.rejoinWaitingList(tx, { incidentId, homeIds, firstNight: nightOf(at), at });
  if (waiting.length > 0) await jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
  return waiting;
}

/** A household's hold in an incident, with its hotel. */
export const holdOf = (db: Queryable, incidentId: string, homeId: string) =>
  store.findHold(db, incidentId, homeId);

/** Future nights whose stock doesn't match their holds. Should be empty. */
export const verifyRooms = (db: Queryable, at: Date) => store.disagreements(db, nightOf(at));

/**
 * Removes a home's holds before it is deleted: held rooms are returned, and checked-in guests stay
 * anonymously.
 */
export async function eraseHolds(tx: Tx, homeId: string, at: Date): Promise<void> {
  for (const { incidentId } of await store.holdsOfHome(tx, homeId))
    await releaseHolds(tx, incidentId, [homeId], { reason: 'cancelled', at });
  await store.deleteHolds(tx, homeId);
}

/** Anonymizes the holds of a deleted account. */
export const eraseGuest = (tx: Tx, userId: string) => store.eraseGuest(tx, userId);

export { askHotels, offerRooms };

/** Households on the waiting list, those in most need first. */
export const waitingHouseholds = (db: Queryable, limit = 1000) => waiting.waitingHouseholds(db, limit);

/** Number of holds by state, in one incident or overall. */
export const countHolds = (db: Queryable, incidentId?: string) => store.countHolds(db, incidentId);

/** SQL: a household's room in an incident, as `state`, and its hotel's `id`, `name`, `lng` and `lat` while it is held. */
export const roomWithHotel = (incidentId: SQL, homeId: SQL): SQL =>
  sql`(select room.state, hotel.id, hotel.name, hotel.lng, hotel.lat from room_holds room
    left join room_blocks block on block.id = room.block_id and room.state in ('held', 'checked-in')
    left join hotel_places hotel on hotel.id = block.hotel_id
    where room.incident_id = ${incidentId} and room.home_id = ${homeId})`;

/** Holds of these homes in an incident, with hotel names. */
/** SQL for named statements: the state of a home's room in an incident. Null: it asked for none. */
export const roomStateText = (incidentId: string, homeId: string): string =>
  `(select room.state from room_holds room where room.incident_id = ${incidentId} and room.home_id = ${homeId})`;

export const holdsFor = (db: Queryable, incidentId: string, homeIds: readonly string[]) =>
  store.holdsFor(db, incidentId, homeIds);
