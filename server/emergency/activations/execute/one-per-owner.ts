import { currentAmong, placesOf } from '#server/home/homes/homes.ts';
import { payeesIn } from '#server/money/payouts/payouts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Starting } from '#server/emergency/activations/decide/homes-in-zones.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

type Asked = {
  incidentId: string;
  /** Incidents that are open or ended recently. */
  recentIds: readonly string[];
  starting: readonly Starting[];
};

/**
 * One membership covers one household per incident: cash and room go to each owner once, for their current
 * home if it is among these, else for the first by id. Their other homes get the notice to leave and the
 * concierge, and go to review. Returns those other homes.
 */
export async function onePerOwner(
  tx: Tx,
  { incidentId, recentIds, starting }: Asked,
): Promise<{ all: Starting[]; others: Set<string> }> {
  const owners = [...new Set(starting.map(({ home }) => home.userId))];
  const served = await store.ownersWithCash(tx, incidentId, owners);
  const others = await addedAgain(tx, {
    starting,
    owners,
    incidentIds: [...new Set([incidentId, ...recentIds])],
  });
  if (owners.length < starting.length || served.size > 0) {
    const byOwner = Map.groupBy(starting, ({ home }) => home.userId);
    const several = [...byOwner.values()].filter((ones) => ones.length > 1).flat();
    const current = await currentAmong(
      tx,
      several.map(({ home }) => home.id),
    );
    for (const [owner, ones] of byOwner) {
      const ids = ones
        .map(({ home }) => home.id)
        .filter((id) => !others.has(id))
        .toSorted();
      const first = served.has(owner) ? undefined : (ids.find((id) => current.has(id)) ?? ids[0]);
      for (const id of ids) if (id !== first) others.add(id);
    }
  }
  if (others.size === 0) return { all: [...starting], others };
  return {
    all: starting.map((one) =>
      others.has(one.home.id) ? { ...one, entitled: { ...one.entitled, cashCents: 0, nights: 0 } } : one,
    ),
    others,
  };
}

/** About 500 feet: the same house with a different pin. */
const SAME_PLACE = 0.0015;

/**
 * Homes that replace one whose owner was paid in an incident that is open or ended less than 14 days ago: the
 * earlier home has been archived or deleted, or is in the same place. Re-adding a home doesn't restart the 14
 * days.
 */
async function addedAgain(
  tx: Tx,
  {
    starting,
    owners,
    incidentIds,
  }: { starting: readonly Starting[]; owners: readonly string[]; incidentIds: readonly string[] },
): Promise<Set<string>> {
  if (owners.length === 0) return new Set();
  const paid = Map.groupBy(await payeesIn(tx, incidentIds, owners), ({ userId }) => userId);
  if (paid.size === 0) return new Set();
  const paidHomes = [...paid.values()].flat().map(({ homeId }) => homeId);
  const places = new Map((await placesOf(tx, paidHomes)).map((place) => [place.id, place]));
  const isSame = ({ home }: Starting, homeId: string): boolean => {
    const place = places.get(homeId);
    if (!place || place.isArchived) return true;
    const { lat, lng } = place;
    return (
      lat !== null &&
      lng !== null &&
      Math.abs(lat - home.lat) < SAME_PLACE &&
      Math.abs(lng - home.lng) < SAME_PLACE
    );
  };
  return new Set(
    starting
      .filter((one) =>
        paid.get(one.home.userId)?.some(({ homeId }) => homeId !== one.home.id && isSame(one, homeId)),
      )
      .map(({ home }) => home.id),
  );
}
