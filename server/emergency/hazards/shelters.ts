/** Open shelters from official sources: polled, judged and shown with their age. */
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import {
  dueNow,
  feedState,
  hashOf,
  holdFeed,
  lastGoodPull,
  listFeeds,
  makeEvidence,
  olderByHeaders,
  pollSource,
  storeEvidence,
  writePull,
  type Box,
  type FeedState,
  type PullOutcome,
} from '#server/emergency/alerts/alerts.ts';
import { after, hours } from '#server/platform/clock.ts';
import { FeedTrouble, type SourceResponse } from '#server/ports/alert-feed.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { ShelterContent, ShelterFeedPort } from '#server/ports/shelter-feed.ts';
import { judgeShelters, type ShelterAnswer } from './shelter-verdict.ts';
import * as store from './shelter-store.ts';
import { stateNow } from './source-state.ts';

type PollDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'shelterFeeds'>;
type Given = SourceResponse<ShelterContent> | FeedTrouble;
export type ShelterPull = {
  outcome: PullOutcome;
  state: FeedState;
  reason: string | null;
  /** Shelters that closed. */
  changes: string[];
};

/** A shelter that no source has confirmed for this long isn't shown, because people would drive there. */
const SHOWN_MS = hours(12);

export async function pollShelters(deps: PollDeps): Promise<void> {
  for (const feed of deps.shelterFeeds)
    await pollOne(deps, feed).catch((err: unknown) =>
      deps.log.error({ err, feed: feed.id }, 'shelter poll failed'),
    );
}

const pollOne = (deps: PollDeps, feed: ShelterFeedPort, due?: Date): Promise<ShelterPull | undefined> =>
  pollSource(deps, feed, (answer, pulled) => takeShelters(deps, feed, answer, pulled), due);

/** Polls a source ahead of schedule on request. Returns undefined if another server is polling it. */
export const pullSheltersNow = (deps: PollDeps, feed: ShelterFeedPort): Promise<ShelterPull | undefined> =>
  pollOne(deps, feed, dueNow(deps.clock.now()));

/** Applies one response, or its failure, in one transaction. */
async function takeShelters(
  { db }: Pick<Deps, 'db'>,
  feed: ShelterFeedPort,
  given: Given,
  { at, tookMs }: { at: Date; tookMs: number },
): Promise<ShelterPull> {
  const answered = !(given instanceof FeedTrouble) && given.status === 'answered' ? given : null;
  const read = await readAnswer(feed, given);
  const evidence = answered ? await makeEvidence(answered.raw, answered.contentType) : null;
  return db.transaction(async (tx) => {
    const row = await holdFeed(tx, feed.id);
    const older = answered ? olderByHeaders(answered, row, at) : null;
    const { outcome, reason } = judgeShelters(read, older);
    const state = feedState(outcome, row.lastGoodAt, at);
    if (evidence) await storeEvidence(tx, evidence);
    const listed = read.kind === 'content' ? read.content.shelters : [];
    const contentHash = read.kind === 'content' ? hashOf(Buffer.from(JSON.stringify(listed))) : null;
    await writePull(
      tx,
      row,
      { outcome, state, reason, doubt: null },
      { at, tookMs, answered, evidenceHash: evidence?.hash ?? null, contentHash, zones: listed.length },
    );
    const evidenceHash = evidence?.hash ?? (await lastGoodPull(tx, feed.id))?.evidenceHash ?? null;
    const pulled = { feedId: feed.id, at };
    if (outcome === 'unchanged') await store.seeOpen(tx, pulled);
    if (evidenceHash && older === null && (outcome === 'good' || outcome === 'half'))
      await store.putOpen(tx, { ...pulled, evidenceHash }, listed);
    const closed =
      outcome === 'good'
        ? await store.closeOthers(
            tx,
            pulled,
            listed.map(({ key }) => key),
          )
        : 0;
    if (closed > 0) await notifyStaff(tx);
    return { outcome, state, reason, changes: Array.from({ length: closed }, () => 'closed') };
  });
}

/** Queries the source's own count before an empty response is trusted. */
async function readAnswer(feed: ShelterFeedPort, given: Given): Promise<ShelterAnswer> {
  if (given instanceof FeedTrouble) return { kind: 'failed', reason: given.message };
  if (given.status === 'unchanged') return { kind: 'unchanged' };
  const { content } = given;
  const isEmpty = content.shelters.length === 0 && content.others === 0;
  return { kind: 'content', content, count: isEmpty ? await feed.count().catch(() => null) : null };
}

type ReadDeps = Pick<Deps, 'db' | 'clock' | 'shelterFeeds'>;

/** Open shelters of the followed sources in a box, as last confirmed. */
export async function sheltersIn({ db, clock, shelterFeeds }: ReadDeps, box: Box) {
  const isFollowed = new Set(shelterFeeds.map(({ id }) => id));
  const rows = await store.openIn(db, box, after(clock.now(), -SHOWN_MS));
  return rows.filter(({ feedId }) => isFollowed.has(feedId));
}

/** Every configured source, including those that never answered. */
export async function shelterSources({ db, clock, shelterFeeds }: ReadDeps) {
  const rows = new Map((await listFeeds(db)).map((row) => [row.id, row]));
  return shelterFeeds.map(({ id, name, everySeconds, officialUrl }) => ({
    id,
    name,
    state: stateNow(rows.get(id), everySeconds, clock.now()),
    lastGoodAt: rows.get(id)?.lastGoodAt ?? null,
    contentAt: null,
    officialUrl,
  }));
}
