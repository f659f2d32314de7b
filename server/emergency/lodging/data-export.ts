import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { holdOf } from './lodging.ts';
import { holdsOfHome } from './store.ts';

/** Rooms a household had or waited for, with their hotels. */
export async function exportRooms({ db }: Deps, { homeId }: HomeCipher): Promise<ExportPart> {
  const rows = [];
  for (const hold of await holdsOfHome(db, homeId)) {
    const { hotel } = (await holdOf(db, hold.incidentId, homeId)) ?? {};
    rows.push(plainRow({ ...hold, hotel: hotel?.name ?? null, hotelAddress: hotel?.address ?? null }));
  }
  return { tables: { room_holds: rows } };
}
