import type { Queryable, Tx } from '#server/platform/db.ts';
import { priorityOf, type Guests } from './choose.ts';
import { nightOf } from './nights.ts';
import type { Zone } from './reach.ts';
import { leftOf } from './stays.ts';
import { giveNights, summed } from './stock.ts';
import * as store from './store.ts';
import { previewRooms, takeRooms } from './taking.ts';

export type RoomHoldRow = store.HoldRow;
export type HoldWithHotel = store.HoldWithHotel;
export type { Zone } from './reach.ts';
export { shownRoom } from './shown.ts';

/** A household that has to leave, with the nights of its plan and what its room needs. */
export type Household = Guests & { homeId: string; userId: string };

type Order = {
  incidentId: string;
  at: Date;
  /** Every live order and warning: no room is inside one. */
  zones: readonly Zone[];
  households: readonly Household[];
};

/**
 * Takes a room for every household, in the caller's transaction: those who need power to live first, then those for whom
 * few rooms fit, then everybody in the order of their homes. Returns a row for each, held or waiting, sorted by home; the
 * caller writes them. Who has no nights in the plan has no row.
 */
export async function allocate(tx: Tx, { incidentId, at, zones, households }: Order): Promise<RoomHoldRow[]> {
  const firstNight = nightOf(at);
  const entitled = households
    .filter(({ nights }) => nights > 0)
    .toSorted((a, b) => priorityOf(a) - priorityOf(b) || (a.homeId < b.homeId ? -1 : 1));
  if (entitled.length === 0) return [];
  const rooms = await takeRooms(tx, { firstNight, zones, households: entitled });
  return entitled
    .map((household, n): RoomHoldRow => {
      const room = rooms[n];
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
        priority: priorityOf(household),
        createdAt: at,
        changedAt: at,
      };
    })
    .toSorted((a, b) => (a.homeId < b.homeId ? -1 : 1));
}

/** What a room would be for this household now. Nothing is held: for drills. */
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

/** `lifted`: an order that was real keeps its rooms until their nights end. `cancelled`: it was a mistake. */
export type Why = { reason: 'lifted' | 'cancelled'; at: Date };

/**
 * Lets go of households' places in line and, when all of it was a mistake, of their rooms, in the caller's transaction.
 * Nights from tonight on go back to their hotels; who has checked in keeps the room. What was let go before is left alone,
 * so that nothing goes back twice.
 */
export async function releaseHolds(
  tx: Tx,
  incidentId: string,
  homeIds: readonly string[],
  { reason, at }: Why,
): Promise<{ released: string[]; kept: string[] }> {
  const all = await store.lockHolds(tx, { incidentId, homeIds, states: ['held', 'waiting', 'checked-in'] });
  const goes = ({ state }: store.LockedHold) =>
    state === 'waiting' || (state === 'held' && reason === 'cancelled');
  const going = all.filter(goes);
  const released = going.map(({ homeId }) => homeId);
  if (released.length > 0) {
    await store.updateHolds(tx, { incidentId, homeIds: released }, { state: 'released', changedAt: at });
    await giveNights(tx, summed(going.flatMap((hold) => leftOf(hold, nightOf(at)))));
  }
  return { released, kept: all.filter((hold) => !goes(hold)).map(({ homeId }) => homeId) };
}

/** A household's room in an incident, with the hotel it is in. */
export const holdOf = (db: Queryable, incidentId: string, homeId: string) =>
  store.findHold(db, incidentId, homeId);
