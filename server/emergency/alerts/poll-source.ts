/** Polls one source when it is due, by one server at a time. Never polls inside a transaction. */
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  FeedTrouble,
  type FeedMemory,
  type SourcePort,
  type SourceResponse,
} from '#server/ports/alert-feed.ts';
import type { PullOutcome } from './feed-state.ts';
import { LEASE_MS, nextPull, SLACK_MS } from './poll-timing.ts';
import * as polls from './poll-store.ts';

/** "Not modified" is trusted only this long, because a broken cache would return it forever. */
const WHOLE_EVERY_MS = minutes(15);

type PollDeps = Pick<Deps, 'db' | 'clock' | 'log'>;
type Taken = { outcome: PullOutcome; reason: string | null; changes: readonly unknown[] };

/** When this process last made an unconditional request to a source. */
const lastWhole = new WeakMap<object, Date>();

/** When a request on demand counts as due. */
export const dueNow = (at: Date): Date => after(at, days(1));

/** Returns undefined if the source isn't due or another server has leased it. `take` applies the response. */
export async function pollSource<Content, Result extends Taken>(
  deps: PollDeps,
  source: SourcePort<Content>,
  take: (
    answer: SourceResponse<Content> | FeedTrouble,
    pulled: { at: Date; tookMs: number },
  ) => Promise<Result>,
  due = after(deps.clock.now(), SLACK_MS),
): Promise<Result | undefined> {
  const { db, clock, log } = deps;
  const began = clock.now();
  const memory = await polls.claimFeed(db, source.id, { due, until: after(began, LEASE_MS) });
  if (!memory) return undefined;
  const started = performance.now();
  const answer = await ask(deps, source, memory);
  const tookMs = Math.round(performance.now() - started);
  const result = await take(answer, { at: clock.now(), tookMs });
  await polls.scheduleFeed(
    db,
    source.id,
    nextPull({
      at: began,
      everySeconds: source.everySeconds,
      failures: result.outcome === 'failed' ? memory.failures + 1 : 0,
      retryAt: answer instanceof FeedTrouble ? answer.retryAt : null,
      random: Math.random(),
    }),
  );
  const { outcome, reason, changes } = result;
  if (outcome !== 'good' && outcome !== 'unchanged')
    log.warn({ feed: source.id, outcome, reason }, 'feed response incomplete');
  else if (changes.length > 0) log.info({ feed: source.id, changes: changes.length }, 'feed content changed');
  return result;
}

async function ask<Content>(
  { clock, log }: PollDeps,
  source: SourcePort<Content>,
  { etag, lastModified, lastGoodAt }: FeedMemory,
): Promise<SourceResponse<Content> | FeedTrouble> {
  const asked = lastWhole.get(source);
  const isWhole = !asked || clock.now() >= after(asked, WHOLE_EVERY_MS);
  try {
    const answer = await source.pull(
      isWhole ? { etag: null, lastModified: null, lastGoodAt } : { etag, lastModified, lastGoodAt },
    );
    if (isWhole) lastWhole.set(source, clock.now());
    return answer;
  } catch (cause) {
    if (cause instanceof FeedTrouble) return cause;
    log.error({ err: cause, feed: source.id }, 'feed response could not be parsed');
    return new FeedTrouble('Its answer could not be read.', { cause });
  }
}
