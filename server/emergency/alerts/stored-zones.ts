import type { zones } from './tables.ts';

/** A zone without its shape, and the bytes behind it. */
export type StoredZone = Omit<typeof zones.$inferSelect, 'shape'> & {
  evidenceHash: Uint8Array<ArrayBuffer> | null;
};

/**
 * Zones that were read before, each with the name of the row that said so: PostgreSQL gives a row that is changed another
 * one. In a large fire hundreds are asked for with each new one, and all but it are as they were.
 */
const kept = new Map<string, { row: string; zone: StoredZone }>();
const MOST = 2000;

export function decodeZone(id: string, row: string): StoredZone | undefined {
  const found = kept.get(id);
  return found?.row === row ? found.zone : undefined;
}

/** Keeps a zone; the oldest goes when there are too many. Nobody changes one: they are shared. */
export function encodeZone(row: string, zone: StoredZone): void {
  kept.delete(zone.id);
  kept.set(zone.id, { row, zone });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
