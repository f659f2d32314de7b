/** Polls the feeds that are due, each by one server at a time. Never polls inside a transaction. */
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  FeedTrouble,
  type AlertFeedPort,
  type FeedResponse,
  type FeedMemory,
} from '#server/ports/alert-feed.ts';
import { publishZoneChanges } from './jobs-out.ts';
import { endExpiredZones } from './message-ends.ts';
import { LEASE_MS, nextPull, SLACK_MS } from './poll-timing.ts';
import * as polls from './poll-store.ts';
import { takePull, type PullResult } from './take-pull.ts';

/** "Not modified" is trusted only this long, because a broken cache would return it forever. */
const WHOLE_EVERY_MS = minutes(15);

type PollDeps = Pick<Deps, 'db' | 'jobs' | 'clock' | 'feeds' | 'log'>;

/** When this process last made an unconditional request to a feed. */
const lastWhole = new WeakMap<AlertFeedPort, Date>();

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
export async function pollOne(
  deps: PollDeps,
  feed: AlertFeedPort,
  due = after(deps.clock.now(), SLACK_MS),
): Promise<PullResult | undefined> {
  const { db, clock, log } = deps;
  const began = clock.now();
  const memory = await polls.claimFeed(db, feed.id, {
    due,
    until: after(began, LEASE_MS),
  });
  if (!memory) return undefined;
  const started = performance.now();
  const answer = await ask(deps, feed, memory);
  const at = clock.now();
  const result = await takePull(deps, feed, answer, at, Math.round(performance.now() - started));
  const isFailed = result.outcome === 'failed';
  await polls.scheduleFeed(
    db,
    feed.id,
    nextPull({
      at: began,
      everySeconds: feed.everySeconds,
      failures: isFailed ? memory.failures + 1 : 0,
      retryAt: answer instanceof FeedTrouble ? answer.retryAt : null,
      random: Math.random(),
    }),
  );
  const { outcome, reason, changes } = result;
  if (outcome !== 'good' && outcome !== 'unchanged')
    log.warn({ feed: feed.id, outcome, reason }, 'feed response incomplete');
  else if (changes.length > 0) log.info({ feed: feed.id, changes: changes.length }, 'zones changed');
  return result;
}

/** Polls a feed ahead of schedule on request. */
export const pullNow = (deps: PollDeps, feed: AlertFeedPort): Promise<PullResult | undefined> =>
  pollOne(deps, feed, after(deps.clock.now(), days(1)));

async function ask(
  { clock, log }: PollDeps,
  feed: AlertFeedPort,
  { etag, lastModified, lastGoodAt }: FeedMemory,
): Promise<FeedResponse | FeedTrouble> {
  const asked = lastWhole.get(feed);
  const isWhole = !asked || clock.now() >= after(asked, WHOLE_EVERY_MS);
  try {
    const answer = await feed.pull(
      isWhole ? { etag: null, lastModified: null, lastGoodAt } : { etag, lastModified, lastGoodAt },
    );
    if (isWhole) lastWhole.set(feed, clock.now());
    return answer;
  } catch (cause) {
    if (cause instanceof FeedTrouble) return cause;
    log.error({ err: cause, feed: feed.id }, 'feed response could not be parsed');
    return new FeedTrouble('Its answer could not be read.', { cause });
  }
}

/** Message zones also expire while their feed sends nothing new. */
async function endOverdue({ db, jobs, clock }: PollDeps, feedId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const changes = await endExpiredZones(tx, { feedId, at: clock.now() });
    if (changes.length > 0) await publishZoneChanges(tx, jobs);
  });
}
