/** Texts of the reviews that zones open. Pure. */
import type { NormalZone, Rival } from './normal-zones.ts';
import type { ZoneReview, ZoneState } from './zone-step.ts';
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
export const statusText = (status: ZoneStatus): string => SAYS[status];

export const nameOf = ({ name, key, county }: Pick<ZoneState, 'name' | 'key' | 'county'>): string =>
  [name?.trim() || key, county].filter(Boolean).join(', ');

export const holdReview = (
  seen: NormalZone,
  { kind, reason }: Hold,
  { orderSince: since, version }: ZoneState,
): ZoneReview => ({
  kind,
  about: `${seen.status} ${since?.toISOString() ?? version}`,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} is published as ${statusText(seen.status)}. ${reason} Does it stand?`,
});

export const unknownStatusReview = (seen: NormalZone): ZoneReview => ({
  kind: 'status-unknown',
  about: (seen.words ?? '').trim().toLowerCase(),
  zoneKey: seen.key,
  summary: `${nameOf(seen)} has ${seen.words?.trim() ? `the status "${seen.words.trim()}"` : 'no status'}. What is it?`,
});

export const olderVersionReview = (known: ZoneState, seen: NormalZone): ZoneReview => ({
  kind: 'report-older',
  about: `${seen.status} ${seen.issuedAt?.toISOString()}`,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} is known as ${statusText(known.status)}; an older report says ${statusText(seen.status)}. Which is true?`,
});

/** For a zone that partly reads like a test, or no longer does. */
export const possibleTestReview = (seen: NormalZone, why: string): ZoneReview => ({
  kind: 'looks-like-test',
  about: `${seen.status} ${why}`,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} is published as ${statusText(seen.status)}. ${why} Does it stand?`,
});

/** Asked once per disagreement, with every row. */
export const rowsReview = (seen: NormalZone, { key, zone, rows }: Rival): ZoneReview => ({
  kind: 'rows-disagree',
  about: key,
  zoneKey: seen.key,
  summary: `${nameOf(seen)} has a row that says ${statusText(seen.status)} and one that says ${statusText(zone.status)}, without times. Which one counts?`,
  facts: Object.fromEntries(rows.map((row, n) => [`row${n + 1}`, row])),
});
