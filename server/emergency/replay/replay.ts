/** Runs recorded responses through the product, each at its own time. */
import { isReviewKind, ZONE_QUESTIONS } from '#contract/core/reviews.ts';
import {
  questionsWaiting,
  reconcileActivations,
  type KnownInside,
} from '#server/emergency/activations/activations.ts';
import { takePull } from '#server/emergency/alerts/alerts.ts';
import type { Db } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { FeedTrouble, type AlertFeedPort, type FeedResponse } from '#server/ports/alert-feed.ts';
import type { WatchedHome } from './homes-file.ts';
import { insertWatchedHomes } from './watched-homes.ts';
import { NO_JOBS } from './scratch.ts';
import type { HomeEvent, SnapshotReport } from './report.ts';

/** `source`: the index of its feed in the list of feeds; the first one when left out. */
export type Recorded = { name: string; at: Date; raw: () => Promise<Buffer>; source?: string };

export async function* replay(
  { db, config, log }: Pick<Deps, 'config' | 'log'> & { db: Db },
  feeds: AlertFeedPort | readonly AlertFeedPort[],
  snapshots: readonly Recorded[],
  homes: readonly WatchedHome[],
): AsyncGenerator<SnapshotReport> {
  const planted = await insertWatchedHomes(db, homes);
  await db.execute('analyze');
  let now = new Date(0);
  const deps = { db, config, log, jobs: NO_JOBS, clock: { now: () => now } };
  const ports = [feeds].flat();
  const known: KnownInside = new Map();
  for (const { name, at, raw, source = null } of snapshots) {
    const feed = ports.find(({ id }) => id === source) ?? ports[0];
    if (!feed) throw new Error('A replay needs a feed.');
    const began = performance.now();
    now = at;
    const answer = await readSnapshot(feed, raw);
    const { state, outcome, reason, changes } = await takePull(deps, feed, answer, at);
    const applied = await reconcileActivations(deps);
    const nameOf = (homeId: string) => planted.get(homeId)?.id ?? homeId;
    const events = applied.flatMap(
      ({ homeId, event, zoneKey, reason: why, rule = null, coveredAt = null }): HomeEvent[] =>
        // A replay is about services. Official status alone starts none.
        event === 'alerted' || event === 'alert-ended'
          ? []
          : [{ home: nameOf(homeId), event, zone: zoneKey, reason: why, rule, coveredAt }],
    );
    const questions = (await questionsWaiting(db, at, known)).map(({ review, zone, homeIds }) => ({
      kind: review.kind,
      zone: zone.key,
      since: review.openedAt,
      summary: review.summary,
      unanswered: (isReviewKind(review.kind) && ZONE_QUESTIONS[review.kind]) || null,
      homes: homeIds.map(nameOf),
    }));
    yield {
      at,
      snapshot: name,
      source: ports.length > 1 ? feed.id : null,
      state,
      outcome,
      reason,
      changes,
      events: inOrder(events, homes),
      questions,
      tookMs: Math.round(performance.now() - began),
    };
  }
}

/** Sorts events in the order of the homes table. */
function inOrder(events: HomeEvent[], homes: readonly WatchedHome[]): HomeEvent[] {
  if (events.length < 2) return events;
  const places = new Map(homes.map(({ id }, place) => [id, place]));
  return events.toSorted((a, b) => (places.get(a.home) ?? 0) - (places.get(b.home) ?? 0));
}

/** A snapshot that can't be opened counts as a failed poll. */
async function readSnapshot(feed: AlertFeedPort, open: Recorded['raw']): Promise<FeedResponse | FeedTrouble> {
  let raw: Buffer;
  try {
    raw = await open();
  } catch (e) {
    return new FeedTrouble('The recorded answer cannot be opened.', { cause: e });
  }
  try {
    const content = feed.read(raw);
    return {
      status: 'answered',
      raw,
      contentType: 'application/geo+json',
      etag: null,
      lastModified: null,
      content,
    };
  } catch (e) {
    return e instanceof FeedTrouble ? e : new FeedTrouble('The answer cannot be read.', { cause: e });
  }
}
