import type { z } from 'zod';
import type { RoomView } from '#contract/emergency/evacuation.ts';
import type { Queryable } from '#server/platform/db.ts';
import { liveLines, type LineRow } from '#server/service/offers/offers.ts';
import type { HoldWithHotel, HotelRow } from './store.ts';

type Room = z.input<typeof RoomView>;

/** A room with what its hotel has reported about it. */
export async function roomView(db: Queryable, found: HoldWithHotel): Promise<Room> {
  const { incidentId, homeId } = found.hold;
  const line = (await liveLines(db, incidentId, [homeId])).get(homeId);
  return toRoomView(found, line?.partnerId === found.hotel?.id ? line : undefined);
}

const answerOf = (line: LineRow | undefined): Room['answer'] =>
  line && line.state !== 'quoted'
    ? {
        state: line.state as 'asked' | 'confirmed' | 'no-show',
        number: line.confirmation,
        at: line.answeredAt ?? line.askedAt,
        isOnRequest: line.isOnRequest,
      }
    : null;

export function toRoomView({ hold, block, hotel }: HoldWithHotel, line?: LineRow): Room {
  const { state, rooms, firstNight, nights, ownNights, isWideAllowed, miles } = hold;
  return {
    state,
    rooms,
    firstNight,
    nights,
    ownNights,
    isWideAllowed,
    memberRateCents: block?.memberRateCents ?? null,
    answer: answerOf(line),
    hotel:
      hotel && block
        ? {
            name: hotel.name,
            address: `${hotel.address}, ${hotel.city}, ${hotel.state} ${hotel.zip}`,
            phone: hotel.phone,
            stars: hotel.stars,
            lat: hotel.lat,
            lng: hotel.lng,
            miles: Math.round((miles ?? 0) * 10) / 10,
            takesPets: block.takesPets,
            isAccessible: block.kind === 'accessible',
            hasBackupPower: block.hasBackupPower,
            isSample: hotel.isSample,
          }
        : null,
  };
}

/** A hotel with whether its documents and contacts are valid tonight. */
export const toHotel = (hotel: HotelRow, tonight: string) => ({
  ...hotel,
  isFit: hotel.fitUntil !== null && hotel.fitUntil >= tonight,
});
