/** What a person has on the live map: homes, hotel and watched places. */
import type { z } from 'zod';
import { MOST_WATCHED, type MyMap } from '#contract/emergency/places.ts';
import { activationOf, officialStatusAt } from '#server/emergency/activations/activations.ts';
import { holdOf, toRoomView } from '#server/emergency/lodging/lodging.ts';
import { homesOwnedBy, homesSharedWith, type HomeRow } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { zoneOfHome } from './official-zone.ts';
import { canSeeZones, toPlaceStatus } from './place-status.ts';
import { listWatched } from './watched.ts';

type Reply = z.input<typeof MyMap>;
/** States in which the room is theirs. */
const THEIRS: readonly string[] = ['held', 'checked-in'];

type MapDeps = Pick<Deps, 'db' | 'clock' | 'feeds' | 'masterKeys'>;

export async function readMyMap(deps: MapDeps, userId: string): Promise<Reply> {
  const { db } = deps;
  const homes = [...(await homesOwnedBy(db, userId)), ...(await homesSharedWith(db, userId))].filter(
    ({ archivedAt }) => archivedAt === null,
  );
  const [shown, hotel, places] = await Promise.all([
    showHomes(deps, homes),
    hotelOf(deps, homes),
    listWatched(deps, userId),
  ]);
  return { homes: shown, hotel, places, most: MOST_WATCHED };
}

async function showHomes(deps: MapDeps, homes: readonly HomeRow[]): Promise<Reply['homes']> {
  const { db, feeds } = deps;
  const spots = homes.flatMap(({ id, lat, lng, accuracy }) =>
    lat === null || lng === null || accuracy === null ? [] : [{ id, lat, lng, accuracy }],
  );
  const [found, canSee] = await Promise.all([officialStatusAt(db, spots), canSeeZones(deps)]);
  const official = new Map(spots.map(({ id }, n) => [id, found[n] ?? null]));
  return Promise.all(
    homes.map(async (home) => ({
      id: home.id,
      addressLine: `${home.address}, ${home.city}`,
      at: home.lat === null || home.lng === null ? null : ([home.lng, home.lat] as [number, number]),
      official: toPlaceStatus(official.get(home.id) ?? null, {
        feeds,
        canSee,
        // Without a location there is nothing to look up.
        at: home.lat === null || home.lng === null ? null : { lat: home.lat, lng: home.lng },
      }),
      zone: await zoneOfHome(deps, home),
    })),
  );
}

/** The hotel of a current evacuation. */
async function hotelOf({ db, clock }: MapDeps, homes: readonly HomeRow[]): Promise<Reply['hotel']> {
  for (const { id } of homes) {
    const activation = await activationOf(db, id, clock.now());
    if (!activation || activation.endedAt !== null) continue;
    const hold = await holdOf(db, activation.incidentId, id);
    const room = hold && toRoomView(hold);
    if (!room?.hotel || !THEIRS.includes(room.state)) continue;
    const { name, address, lat, lng } = room.hotel;
    return { name, address, at: [lng, lat] };
  }
  return null;
}
