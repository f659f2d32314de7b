import type { OrderView } from '#contract/emergency/evacuation.ts';
import type { z } from 'zod';
import { sourceName, zoneHistory, zoneOf, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';

/** Where Californians can look up official orders. */
export const OFFICIAL_MAP = 'https://protect.genasys.com/search';

/** True if the order only disappeared from the feed and no authority announced its end. */
export const isReportedLifted = (endReason: string | null): boolean =>
  endReason?.startsWith('Reported lifted') ?? false;

const hex = (hash: Uint8Array | null | undefined): string | null =>
  hash ? Buffer.from(hash).toString('hex') : null;

type Feeds = Pick<Deps, 'feeds'>['feeds'];
const feedOf = (feeds: Feeds, { feedId }: LiveZone) => feeds.find(({ id }) => id === feedId);

/** The zone matched to a home, and the version in force at that time. */
export type Published = {
  zone: LiveZone;
  source: string;
  seenAt: Date;
  words: string | null;
  evidence: string | null;
};

/** The zone as it was when a home was matched to it, at `by` or before. Undefined if the zone is gone. */
export async function publishedAs(
  db: Queryable,
  feeds: Feeds,
  { zoneId, status, by }: { zoneId: string; status: 'order' | 'warning'; by: Date },
): Promise<Published | undefined> {
  const zone = await zoneOf(db, zoneId);
  if (!zone) return undefined;
  const versions = (await zoneHistory(db, zoneId)).filter((one) => one.status === status);
  const matched = versions.findLast(({ at }) => at <= by) ?? versions[0];
  return {
    zone,
    source: sourceName(feeds, zone.feedId),
    seenAt: matched && matched.at < by ? matched.at : by,
    words: matched?.words ?? zone.words,
    evidence: hex(matched?.evidenceHash ?? zone.evidenceHash),
  };
}

export const orderView = (
  feeds: Feeds,
  { zone, source, seenAt, words, evidence }: Published,
  orderAt: Date,
): z.input<typeof OrderView> => ({
  zoneKey: zone.key,
  zoneName: zone.name,
  county: zone.county,
  words,
  notes: zone.notes,
  source,
  officialUrl: zone.url ?? feedOf(feeds, zone)?.officialUrl ?? OFFICIAL_MAP,
  orderAt,
  seenAt,
  evidence,
  shape: zone.shape,
});
