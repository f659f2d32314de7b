/** Content of a response, independent of white space and row order. Pure. */
import { createHash } from 'node:crypto';
import type { ReportedZone } from '#server/ports/alert-feed.ts';

/** Responses with the same hash have the same content, including row ids. */
export function contentHash(zones: readonly ReportedZone[]): Uint8Array<ArrayBuffer> {
  const hash = createHash('sha256');
  for (const row of zones.map((zone) => JSON.stringify(zone)).toSorted()) hash.update(row).update('\n');
  return new Uint8Array(hash.digest());
}
