/** The places a person has on the live map. Watched places only give alerts; they start nothing. */
import type { Queryable } from '#server/platform/db.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { openPlace, sealPlace } from './sealed-place.ts';
import * as store from './store.ts';

export { zoneOfHome } from './official-zone.ts';

/** Whether any watched place is stored. If so, its master key must be kept. */
export const hasWatchedPlaces = (db: Queryable): Promise<boolean> => store.hasAny(db);

const BATCH = 200;

/** Seals every watched place with the first master key, so that older keys can be retired. Idempotent. */
export async function resealWatchedPlaces(db: Queryable, masterKeys: MasterKeys): Promise<number> {
  const [master] = masterKeys;
  let changed = 0;
  for (;;) {
    const rows = await store.notUnder(db, master.id, BATCH);
    if (rows.length === 0) return changed;
    for (const row of rows) {
      await store.resealPlace(db, row, sealPlace(masterKeys, row.userId, openPlace(masterKeys, row)));
      changed += 1;
    }
  }
}
