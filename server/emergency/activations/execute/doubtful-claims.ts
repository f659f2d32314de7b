import { minutes } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/db.ts';
import type { OpenClaim } from '#server/emergency/activations/stores/incident-store.ts';

/**
 * Claims that could not end because of words nobody can read, or a doubt, and what all zones were then: while they are the
 * same, looking again would find the same. By process, and not for long: homes move.
 */
const doubts = new WeakMap<Db, Map<string, { heads: string; until: number }>>();
const KEPT_MS = minutes(10);
const MOST = 1000;

export const keyOf = (zoneId: string, version: number): string => `${zoneId} ${version}`;

/** Is there nothing to do but claims that were looked at, with the same zones? */
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
