/** Polls the feeds of orders and alerts that are due. */
import type { Deps } from '#server/ports/deps.ts';
import type { AlertFeedPort } from '#server/ports/alert-feed.ts';
import { publishZoneChanges } from './jobs-out.ts';
import { endExpiredZones } from './message-ends.ts';
import { dueNow, pollSource } from './poll-source.ts';
import { takePull, type PullResult } from './take-pull.ts';

type PollDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'feeds' | 'log'>;

export async function pollFeeds(deps: PollDeps): Promise<void> {
  await Promise.all(
    deps.feeds.map((feed) =>
      // A feed that fails must not block the others.
      pollOne(deps, feed).catch((err: unknown) => deps.log.error({ err, feed: feed.id }, 'feed poll failed')),
    ),
  );
  for (const { id } of deps.feeds) await endOverdue(deps, id);
}

/** Returns undefined if the feed isn't due or another server has leased it. */
export const pollOne = (deps: PollDeps, feed: AlertFeedPort, due?: Date): Promise<PullResult | undefined> =>
  pollSource(deps, feed, (answer, { at, tookMs }) => takePull(deps, feed, answer, at, tookMs), due);

/** Polls a feed ahead of schedule on request. */
export const pullNow = (deps: PollDeps, feed: AlertFeedPort): Promise<PullResult | undefined> =>
  pollOne(deps, feed, dueNow(deps.clock.now()));

/** Message zones also expire while their feed sends nothing new. */
async function endOverdue({ db, jobs, clock }: PollDeps, feedId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const changes = await endExpiredZones(tx, { feedId, at: clock.now() });
    if (changes.length > 0) await publishZoneChanges(tx, jobs);
  });
}
