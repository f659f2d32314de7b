import { minutes } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import type { OpenClaim } from '#server/emergency/activations/stores/incident-store.ts';

/**
 * Claims that couldn't end because of an unreadable status or a doubt, with the zone states at that time. While those
 * are unchanged, checking again would give the same result. Kept per process and only briefly, because homes move.
 */
const doubts = new WeakMap<Db, Map<string, { heads: string; until: number }>>();
const KEPT_MS = minutes(10);
const MOST = 1000;

export const keyOf = (zoneId: string, version: number): string => `${zoneId} ${version}`;

/** True if the only pending work is claims already checked against the same zone states. */
export function isSettled(
  db: Db,
  { starts, ends, heads }: { starts: readonly unknown[]; ends: readonly OpenClaim[]; heads: string },
): boolean {
  if (starts.length > 0) return false;
  const known = doubts.get(db);
  return ends.every(({ zoneId, zoneVersion }) => {
    const seen = known?.get(keyOf(zoneId, zoneVersion));
    return seen?.heads === heads && performance.now() < seen.until;
  });
}

export function rememberDoubts(db: Db, { heads, keys }: { heads: string; keys: readonly string[] }): void {
  const known = doubts.get(db) ?? new Map<string, { heads: string; until: number }>();
  doubts.set(db, known);
  if (known.size + keys.length > MOST) known.clear();
  for (const key of keys) known.set(key, { heads, until: performance.now() + KEPT_MS });
}
