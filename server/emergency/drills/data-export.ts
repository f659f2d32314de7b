import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import * as store from './store.ts';

/** A home's drills and their findings. */
export async function exportDrills({ db }: Deps, { homeId }: HomeCipher): Promise<ExportPart> {
  const rows = await store.drillHomesOfHome(db, homeId);
  return {
    tables: {
      drills: rows.map(({ drill: { id, kind, name, state, startedAt, endedAt } }) =>
        plainRow({ id, kind, name, state, startedAt, endedAt }),
      ),
      drill_homes: rows.map(({ part: { outcome, ...part } }) =>
        plainRow({ ...part, outcome: JSON.stringify(outcome) }),
      ),
    },
  };
}
