import { runNamed, type Tx } from '#server/platform/db.ts';
import { nightOf } from './nights.ts';
import { leftOf } from './stays.ts';
import { removeNights, returnNights, summed } from './stock.ts';
import * as store from './store.ts';

type AtHotel = { incidentId: string; homeIds: readonly string[]; hotelId: string };

/** Locks the rooms that these households have at a hotel, checked in or not. Returns the households. */
export async function lockRoomsAt(tx: Tx, { incidentId, homeIds, hotelId }: AtHotel): Promise<Set<string>> {
  const blocks = new Set((await store.blocksOfHotel(tx, hotelId)).map(({ id }) => id));
  const held = await store.lockHolds(tx, { incidentId, homeIds, states: ['held', 'checked-in'] });
  return new Set(held.filter(({ blockId }) => blockId && blocks.has(blockId)).map(({ homeId }) => homeId));
}

type Losing = AtHotel & {
  at: Date;
  /** `gone`: the hotel doesn't have the rooms, so they leave its stock. `free`: other households may get them. */
  rooms: 'gone' | 'free';
};

/**
 * Households lose their room at a hotel and wait again for the remaining nights, at their old place in line. Checked-in
 * guests keep theirs. Returns the households that are waiting. Enqueue `offerRooms` afterward.
 */
export async function loseRooms(
  tx: Tx,
  { incidentId, homeIds, hotelId, at, rooms }: Losing,
): Promise<string[]> {
  const tonight = nightOf(at);
  const blocks = new Set((await store.blocksOfHotel(tx, hotelId)).map(({ id }) => id));
  const held = await store.lockHolds(tx, { incidentId, homeIds, states: ['held'] });
  // A stay without nights left has nothing to lose.
  const losing = held.filter(
    (hold) => hold.blockId !== null && blocks.has(hold.blockId) && leftOf(hold, tonight).length > 0,
  );
  if (losing.length === 0) return [];
  await runNamed(
    tx,
    {
      name: 'lodging_lose_rooms',
      text: `update room_holds h set state = 'waiting', block_id = null, rooms = 0, miles = null,
          nights = greatest(0, nights - past),
          own_nights = greatest(0, own_nights - greatest(0, past - nights)),
          first_night = $3::date, changed_at = $4::timestamptz
        from (select home_id, greatest(0, $3::date - first_night) as past from room_holds
          where incident_id = $1 and home_id = any($2::uuid[])) as stay
        where h.incident_id = $1 and h.home_id = stay.home_id`,
    },
    [incidentId, losing.map(({ homeId }) => homeId), tonight, at],
  );
  const nights = summed(losing.flatMap((hold) => leftOf(hold, tonight)));
  await (rooms === 'gone' ? removeNights : returnNights)(tx, nights);
  return losing.map(({ homeId }) => homeId);
}

/** The hotel reports that a household has arrived. Returns whether that is new. */
export async function arriveAt(
  tx: Tx,
  { incidentId, homeId, hotelId, at }: { incidentId: string; homeId: string; hotelId: string; at: Date },
): Promise<boolean> {
  const hold = await store.lockHold(tx, incidentId, homeId);
  const place = hold?.blockId ? await store.findBlock(tx, hold.blockId) : undefined;
  if (hold?.state !== 'held' || place?.hotel.id !== hotelId) return false;
  await store.updateHold(tx, hold, { state: 'checked-in', changedAt: at });
  return true;
}
