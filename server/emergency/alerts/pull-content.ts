/** What an answer says, whatever its white space and the order of its rows. Pure. */
import { createHash } from 'node:crypto';
import type { ReportedZone } from '#server/ports/alert-feed.ts';

/** Two answers with the same hash say the same, row ids included. */
export function contentHash(zones: readonly ReportedZone[]): Uint8Array<ArrayBuffer> {
  const hash = createHash('sha256');
  for (const row of zones.map((zone) => JSON.stringify(zone)).toSorted()) hash.update(row).update('\n');
  return new Uint8Array(hash.digest());
}

/** ArcGIS gives its rows new ids at every refresh: where all have one, the same rows are the same answer and no second one. */
export const hasRowIds = (zones: readonly ReportedZone[]): boolean =>
  zones.length > 0 && zones.every(({ rowId }) => rowId);
