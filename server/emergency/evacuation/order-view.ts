import type { OrderView } from '#contract/emergency/evacuation.ts';
import type { Messages } from '#contract/text/catalog.ts';
import type { z } from 'zod';
import { ruleText } from '#contract/emergency/zone-rules.ts';
import { prepare } from '#server/emergency/activations/activations.ts';
import {
  historyOfZones,
  liveZonesNear,
  sourceName,
  zoneHistory,
  zoneOf,
  type LiveZone,
} from '#server/emergency/alerts/alerts.ts';
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
  /** The key of the rule that was applied. */
  rule: string | null;
  seenBy: { source: string; at: Date; evidence: string | null }[];
};

/** The zone as of when a home was matched to it, at or before `by`. Undefined if the zone is gone. */
export async function publishedAs(
  db: Queryable,
  feeds: Feeds,
  {
    zoneId,
    status,
    by,
    point = null,
  }: { zoneId: string; status: 'order' | 'warning'; by: Date; point?: Point | null },
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
    rule: matched?.rule ?? zone.rule,
    seenBy: await seenBy(db, feeds, { zone, status, point }),
  };
}

type Point = { lng: number; lat: number };

/**
 * Which sources published an order over this place, and when each first did. Several sources may carry the same order;
 * it counts once.
 */
async function seenBy(
  db: Queryable,
  feeds: Feeds,
  { zone, status, point }: { zone: LiveZone; status: 'order' | 'warning'; point: Point | null },
): Promise<Published['seenBy']> {
  const box = point && { west: point.lng, east: point.lng, south: point.lat, north: point.lat };
  const near = box ? await liveZonesNear(db, [box]) : [];
  const others = near.filter(
    (other) =>
      other.id !== zone.id &&
      other.status === status &&
      point &&
      other.shape &&
      prepare(other.shape).contains(point.lng, point.lat),
  );
  const versions = await historyOfZones(
    db,
    [zone, ...others].map(({ id }) => id),
  );
  const first = new Map<string, Published['seenBy'][number]>();
  for (const { id, feedId } of [zone, ...others]) {
    const seen = firstOfRun(
      versions.filter((one) => one.zoneId === id),
      status,
    );
    const known = first.get(feedId);
    if (seen && (!known || seen.at < known.at))
      first.set(feedId, { source: sourceName(feeds, feedId), at: seen.at, evidence: hex(seen.evidenceHash) });
  }
  return [...first.values()].toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** The version with which a zone last entered this status. */
function firstOfRun<V extends { status: string }>(versions: readonly V[], status: string): V | undefined {
  let first: V | undefined;
  for (const [n, version] of versions.entries())
    if (version.status === status && versions[n - 1]?.status !== status) first = version;
  return first;
}

/** What our team is checking about a zone that is still in force, worded for the household. */
function questionAbout({ vanishedAt, rowsSince, endedAt }: LiveZone, t: Messages['status']): string | null {
  if (endedAt) return null;
  if (vanishedAt) return t.orderVanished;
  return rowsSince ? t.rowsDisagree : null;
}

export const orderView = (
  feeds: Feeds,
  { zone, source, seenAt, words, evidence, rule, seenBy: sources }: Published,
  orderAt: Date,
  t: Messages,
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
  rule: ruleText(rule, t.zoneRules.rules),
  seenBy: sources,
  question: questionAbout(zone, t.status),
  shape: zone.shape,
});
