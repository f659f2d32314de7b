import type { OrderView } from '#contract/emergency/evacuation.ts';
import type { z } from 'zod';
import { sourceName, zoneHistory, zoneOf, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';

/** Where Californians read official orders for themselves. */
export const OFFICIAL_MAP = 'https://protect.genasys.com/search';

/** How an activation says that its order is gone from the feed, and that nobody has said so in words. */
export const isReportedLifted = (endReason: string | null): boolean =>
  endReason?.startsWith('Reported lifted') ?? false;

const hex = (hash: Uint8Array | null | undefined): string | null =>
  hash ? Buffer.from(hash).toString('hex') : null;

type Feeds = Pick<Deps, 'feeds'>['feeds'];
const feedOf = (feeds: Feeds, { feedId }: LiveZone) => feeds.find(({ id }) => id === feedId);

/** What was published and matched to a home: the zone, and the version of it that stood when it was. */
export type Published = {
  zone: LiveZone;
  source: string;
  seenAt: Date;
  words: string | null;
  evidence: string | null;
};

/** The zone as it was when a home was matched to it, `by` then at the latest. Undefined: the zone is gone. */
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
