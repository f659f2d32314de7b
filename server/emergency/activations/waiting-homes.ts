/** Open reviews of zones, and the homes that wait for their decisions. */
import { ZONE_QUESTIONS } from '#contract/core/reviews.ts';
import { zonesByIds, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { openReviews, type Review } from '#server/core/reviews/reviews.ts';
import type { Queryable } from '#server/platform/db.ts';
import { shaped } from '#server/emergency/activations/decide/zone-state.ts';
import { entitlementsFor, homesInside } from '#server/emergency/activations/execute/matching.ts';

export type ZoneQuestion = { review: Review; zone: LiveZone; homeIds: string[] };

/** Homes by zone and shape, for a caller whose homes don't change between calls. */
export type KnownInside = Map<string, string[]>;

/** More open reviews than this mean a broken feed; the oldest ones are shown. */
const MOST = 2000;

/** Oldest first. Homes are those of members inside the zone. */
export async function questionsWaiting(
  db: Queryable,
  at: Date,
  known: KnownInside = new Map(),
): Promise<ZoneQuestion[]> {
  const open = (await openReviews(db, { kinds: Object.keys(ZONE_QUESTIONS), limit: MOST })).filter(
    ({ zoneId }) => zoneId !== null,
  );
  if (open.length === 0) return [];
  const asked = await zonesByIds(db, [...new Set(open.flatMap(({ zoneId }) => zoneId ?? []))]);
  const zones = new Map(asked.filter(({ endedAt }) => endedAt === null).map((zone) => [zone.id, zone]));
  const inside = new Map<string, string[]>();
  for (const one of shaped([...zones.values()])) {
    const key = `${one.zone.id} ${one.zone.shapeHash}`;
    const homeIds = known.get(key) ?? (await membersIn(db, one, at));
    known.set(key, homeIds);
    inside.set(one.zone.id, homeIds);
  }
  const found = open.flatMap((review) => {
    const zone = review.zoneId === null ? undefined : zones.get(review.zoneId);
    return zone ? [{ review, zone, homeIds: inside.get(zone.id) ?? [] }] : [];
  });
  const isBefore = (a: ZoneQuestion, b: ZoneQuestion) =>
    a.review.openedAt.getTime() - b.review.openedAt.getTime() || (a.zone.key < b.zone.key ? -1 : 1);
  return found.toSorted(isBefore);
}

async function membersIn(db: Queryable, zone: Parameters<typeof homesInside>[1][number], at: Date) {
  const homes = (await homesInside(db, [zone])).map(({ home }) => home);
  const entitledAt = await entitlementsFor(
    db,
    homes.map(({ userId }) => userId),
  );
  return homes.filter(({ userId }) => entitledAt(userId, at)).map(({ id }) => id);
}

/** The counts, for health checks and the overview. */
export async function countWaiting(db: Queryable, at: Date) {
  const questions = (await questionsWaiting(db, at)).filter(({ homeIds }) => homeIds.length > 0);
  const [oldest] = questions;
  return {
    questions: questions.length,
    homes: new Set(questions.flatMap(({ homeIds }) => homeIds)).size,
    oldestAt: oldest?.review.openedAt ?? null,
    onCall: questions.filter(({ review }) => review.onCallAt !== null).length,
  };
}
