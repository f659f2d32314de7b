import { activationOf, activeWhere, officialStatusAt } from '#server/emergency/activations/activations.ts';
import { holdOf } from '#server/emergency/lodging/lodging.ts';
import { bookingHandshake, type BookingParts, type Evacuation } from '#server/service/bookings/bookings.ts';
import { situationOf } from './facts.ts';

type Hold = Awaited<ReturnType<typeof holdOf>>;

const DELIVERED_IN = ['CA', 'NV', 'AZ'] as const;

function roomOf(found: Hold): Evacuation['room'] {
  if (!found) return null;
  const { hold, hotel } = found;
  if (hold.state !== 'held' && hold.state !== 'checked-in')
    return hold.state === 'waiting' ? { state: 'waiting', place: null } : null;
  const state = DELIVERED_IN.find((one) => one === hotel?.state);
  const place = hotel && state ? { ...hotel, state } : null;
  return {
    state: 'has-room',
    place: place && {
      address: place.address,
      city: place.city,
      state: place.state,
      zip: place.zip,
      lat: place.lat,
      lng: place.lng,
    },
  };
}

/** What bookings need from other capabilities. The handshake with partners is connected here. */
export const bookingParts: BookingParts = {
  situationOf,
  handshake: bookingHandshake,
  areUnderOrder: async (db, places) =>
    (
      await officialStatusAt(
        db,
        places.map(({ lat, lng }) => ({ lat, lng, accuracy: 'rooftop' as const })),
      )
    ).map((found) => found?.status === 'order'),
  evacuationOf: async (db, homeId, incidentId) => {
    const found = await activationOf(db, homeId, new Date(0));
    if (found?.incidentId !== incidentId || found.state !== 'active') return null;
    return { plan: found.plan, room: roomOf(await holdOf(db, incidentId, homeId)) };
  },
  activeHomes: activeWhere,
};
