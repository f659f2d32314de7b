import { decodeLine } from '#server/platform/polyline.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { Deps } from '#server/ports/deps.ts';
import { versionsOf } from './store.ts';

/** Every version of the evacuation routes that a household was shown. */
export async function exportRoutes({ db }: Deps, { homeId }: HomeCipher): Promise<ExportPart> {
  const rows = await versionsOf(db, homeId);
  return {
    tables: {
      evacuation_routes: rows.map(({ line, cells: _cells, ...row }) =>
        plainRow({ ...row, line: line === null ? null : JSON.stringify(decodeLine(line)) }),
      ),
    },
  };
}
