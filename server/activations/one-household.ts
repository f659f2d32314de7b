import { currentAmong } from '#server/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Starting } from './fan-out.ts';
import * as store from './store.ts';

/**
 * One membership carries one household through an incident: cash and room are given once per owner, for the home they have
 * chosen as theirs if it is among these, else the first by its id. The people of their other homes are told to leave like
 * everybody, have the concierge, and a person looks at them. Gives the others.
 */
export async function onePerOwner(
  tx: Tx,
  incidentId: string,
  starting: readonly Starting[],
): Promise<{ all: Starting[]; others: Set<string> }> {
  const owners = [...new Set(starting.map(({ home }) => home.userId))];
  const served = await store.ownersServed(tx, incidentId, owners);
  const others = new Set<string>();
  if (owners.length < starting.length || served.size > 0) {
    const byOwner = Map.groupBy(starting, ({ home }) => home.userId);
    const several = [...byOwner.values()].filter((ones) => ones.length > 1).flat();
    const current = await currentAmong(
      tx,
      several.map(({ home }) => home.id),
    );
    for (const [owner, ones] of byOwner) {
      const ids = ones.map(({ home }) => home.id).toSorted();
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
