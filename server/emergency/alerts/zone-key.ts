/**
 * Identifies a zone from pull to pull. The feeds' row numbers and global ids change at every refresh. Pure.
 */
import { createHash } from 'node:crypto';
import type { ReportedZone } from '#server/ports/alert-feed.ts';

/** "US-CA-" and blanks identify no zone. */
const isStub = (id: string): boolean => /^(?:US|CA|NULL|NONE|N\/A|UNKNOWN|[\s_.-])*$/.test(id);

export function officialKey(id: string | null): string | null {
  const key = (id ?? '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toUpperCase();
  return key === '' || isStub(key) ? null : key;
}

/** The official id; else the shape, which is stable while ids come and go; else the text about it. */
export function zoneKey(
  zone: Pick<ReportedZone, 'officialId' | 'name' | 'county' | 'notes'>,
  shapeHash: string | null,
) {
  const official = officialKey(zone.officialId);
  if (official) return official;
  if (shapeHash) return `shape:${shapeHash}`;
  const said = [zone.county, zone.name, zone.notes].map((part) => (part ?? '').trim().toLowerCase());
  return `words:${createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 32)}`;
}
