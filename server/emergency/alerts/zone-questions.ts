/** Texts of the reviews that zones open. Pure. */
import type { NormalZone } from './normal-zones.ts';
import type { ZoneQuestion, ZoneState } from './zone-step.ts';
import type { ZoneStatus } from './zone-status.ts';
import type { Hold } from './zone-verdict.ts';

const SAYS: Record<ZoneStatus, string> = {
  order: 'an evacuation order',
  warning: 'an evacuation warning',
  advisory: 'an advisory',
  shelter: 'shelter in place',
  lifted: 'lifted',
  unknown: 'a status we cannot read',
};
export const sayStatus = (status: ZoneStatus): string => SAYS[status];

export const nameOf = ({ name, key, county }: Pick<ZoneState, 'name' | 'key' | 'county'>): string =>
  [name?.trim() || key, county].filter(Boolean).join(', ');

export const holdQuestion = (
  seen: NormalZone,
  { kind, reason }: Hold,
  { orderSince: since, version }: ZoneState,
): ZoneQuestion => ({
  kind,
  about: `${seen.status} ${since?.toISOString() ?? version}`,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} is published as ${sayStatus(seen.status)}. ${reason} Does it stand?`,
});

export const unknownQuestion = (seen: NormalZone): ZoneQuestion => ({
  kind: 'status-unknown',
  about: (seen.words ?? '').trim().toLowerCase(),
  zoneKey: seen.key,
  summary: `${nameOf(seen)} has ${seen.words?.trim() ? `the status "${seen.words.trim()}"` : 'no status'}. What is it?`,
});

export const olderQuestion = (known: ZoneState, seen: NormalZone): ZoneQuestion => ({
  kind: 'report-older',
  about: `${seen.status} ${seen.issuedAt?.toISOString()}`,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} is known as ${sayStatus(known.status)}; an older report says ${sayStatus(seen.status)}. Which is true?`,
});

/** For a zone that partly reads like a test, or no longer does. */
export const testQuestion = (seen: NormalZone, why: string): ZoneQuestion => ({
  kind: 'looks-like-test',
  about: `${seen.status} ${why}`,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} is published as ${sayStatus(seen.status)}. ${why} Does it stand?`,
});
