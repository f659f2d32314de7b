import type { z } from 'zod';
import type { RoomView } from '#contract/emergency/evacuation.ts';
import type { HoldWithHotel, HotelRow } from './store.ts';

export function toRoomView({ hold, block, hotel }: HoldWithHotel): z.input<typeof RoomView> {
  const { state, rooms, firstNight, nights, ownNights, isWideAllowed, miles } = hold;
  return {
    state,
    rooms,
    firstNight,
    nights,
    ownNights,
    isWideAllowed,
    memberRateCents: block?.memberRateCents ?? null,
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
