import type { Refuge } from '#contract/emergency/evacuation.ts';
import type { z } from 'zod';
import { prepare, type HomeStatus } from '#server/emergency/activations/activations.ts';
import { liveZonesNear } from '#server/emergency/alerts/alerts.ts';
import { endangers, hotelsNear } from '#server/emergency/lodging/lodging.ts';
import { listPartners } from '#server/outreach/risk-map/risk-map.ts';
import { kilometersBetween, milesOf } from '#contract/distance.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';

const MOST_SHELTERS = 3;
const MOST_HOTELS = 4;
/** Shelters farther away than this don't help at night. */
const SHELTER_MILES = 100;
const DEGREES_AROUND = 2;

type Place = { lat: number; lng: number };

/** Shapes of every order and warning around a home, so that no one is sent into another one. */
async function zonesAround(db: Queryable, { lat, lng }: Place) {
  const box = {
    west: lng - DEGREES_AROUND,
    east: lng + DEGREES_AROUND,
    south: lat - DEGREES_AROUND,
    north: lat + DEGREES_AROUND,
  };
  const zones = (await liveZonesNear(db, [box])).filter(endangers);
  return zones.flatMap(({ shape }) => (shape ? [prepare(shape)] : []));
}

/**
 * Where a household can go when its plan includes no room: known shelters and partner hotels, nearest first and outside
 * every active order and warning.
 */
export async function refugesFor(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  home: { lat: number | null; lng: number | null },
  state: HomeStatus['state'],
): Promise<z.input<typeof Refuge>[]> {
  const { lat, lng } = home;
  if (state !== 'order' || lat === null || lng === null) return [];
  const zones = await zonesAround(db, { lat, lng });
  // Samples are fictional, for the demo: never send real people to one.
  const items = (await listPartners({ db, clock })).items.filter(
    ({ isSample, availability }) => availability !== 'unavailable' && (config.demo || !isSample),
  );
  const shelters = items
    .filter(({ type }) => type === 'emergency_shelter')
    .filter(({ coordinates: at }) => !zones.some((zone) => zone.contains(at.lng, at.lat)))
    .map(({ name, address, contactPhone, coordinates, isSample }) => ({
      kind: 'shelter' as const,
      name,
      address,
      phone: contactPhone,
      ...coordinates,
      miles: milesOf(kilometersBetween({ lat, lng }, coordinates)),
      takesPets: null,
      memberRateCents: null,
      isSample,
    }))
    .filter(({ miles }) => miles <= SHELTER_MILES)
    .toSorted((a, b) => a.miles - b.miles)
    .slice(0, MOST_SHELTERS);
  const hotels = await hotelsNear({ db, clock }, { lat, lng }, zones, MOST_HOTELS);
  return [
    ...shelters,
    ...hotels
      .filter(({ isSample }) => config.demo || !isSample)
      .map((hotel) => ({ kind: 'hotel' as const, ...hotel })),
  ];
}
