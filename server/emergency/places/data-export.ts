import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openPlace } from './sealed-place.ts';
import * as store from './store.ts';

/** The places a person watches, decrypted, and the alerts they were sent. */
export async function exportPlaces({ db, masterKeys }: Deps, person: { id: string }): Promise<ExportPart> {
  const places = await store.placesOf(db, person.id);
  const alerts = await store.alertsOf(db, person.id);
  return {
    tables: {
      watched_places: places.map((row) =>
        plainRow({ id: row.id, ...openPlace(masterKeys, row), told: row.told, createdAt: row.createdAt }),
      ),
      watched_alerts: alerts.map(({ placeId, kind, state, at, doneAt }) =>
        plainRow({ placeId, kind, state, at, doneAt }),
      ),
    },
  };
}
