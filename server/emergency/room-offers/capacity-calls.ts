import { zonesOfIncident } from '#server/emergency/alerts/alerts.ts';
import { areaAround, endangers, nightOf } from '#server/emergency/lodging/lodging.ts';
import { after, hours } from '#server/platform/clock.ts';
import { prepare } from '#server/platform/polygon.ts';
import type { Deps } from '#server/ports/deps.ts';
import { advanceOffers } from '#server/service/offers/offers.ts';
import * as store from './capacity-store.ts';

/** How far around an order or warning hotels are asked for free rooms. */
const CAPACITY_MILES = 150;
/** Hotels are asked again only if households still wait after this long. */
const ASK_AGAIN = hours(6);

type CapacityDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;

/** Asks all hotels around an incident at once how many rooms are free. Names no one. Returns how many are asked. */
export async function callForRooms({ db, clock, jobs }: CapacityDeps, incidentId: string): Promise<number> {
  const at = clock.now();
  const zones = (await zonesOfIncident(db, incidentId)).flatMap((zone) =>
    endangers(zone) && zone.shape ? [prepare(zone.shape)] : [],
  );
  const area = areaAround(zones, CAPACITY_MILES);
  if (!area) return 0;
  const hotels = await store.hotelsIn(db, area, nightOf(at));
  return db.transaction(async (tx) => {
    const hotelIds = hotels.map(({ id }) => id);
    const asked = await store.openCapacityOffers(tx, { incidentId, hotelIds, at });
    if (asked > 0) await jobs.enqueue(tx, advanceOffers, {}, { unlessWaiting: true });
    return asked;
  });
}

/** Asks hotels automatically wherever households wait for a room. */
export async function callWhereNeeded(deps: CapacityDeps): Promise<void> {
  for (const incidentId of await store.incidentsToCall(deps.db, after(deps.clock.now(), -ASK_AGAIN)))
    await callForRooms(deps, incidentId);
}
