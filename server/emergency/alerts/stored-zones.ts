import type { zones } from './tables.ts';

/** A zone without its shape, with the hash of its evidence. */
export type StoredZone = Omit<typeof zones.$inferSelect, 'shape'> & {
  evidenceHash: Uint8Array<ArrayBuffer> | null;
};

/**
 * Cache of zones with the row version each was read from; PostgreSQL gives an updated row a new one. In a
 * large fire hundreds are read for each new zone, and almost all are unchanged.
 */
const kept = new Map<string, { row: string; zone: StoredZone }>();
const MOST = 2000;

export function decodeZone(id: string, row: string): StoredZone | undefined {
  const found = kept.get(id);
  return found?.row === row ? found.zone : undefined;
}

/** Caches a zone and evicts the oldest above the limit. Zones are shared: never mutate one. */
export function encodeZone(row: string, zone: StoredZone): void {
  kept.delete(zone.id);
  kept.set(zone.id, { row, zone });
  const [oldest] = kept.keys();
  if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
}
