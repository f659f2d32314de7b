import { notifyStaff } from '#server/core/accounts/accounts.ts';
import {
  feedState,
  findPullLike,
  hashOf,
  holdFeed,
  lastGoodPull,
  makeEvidence,
  olderByHeaders,
  storeEvidence,
  writePull,
  type FeedState,
  type PullOutcome,
} from '#server/emergency/alerts/alerts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { FeedTrouble, type SourceResponse } from '#server/ports/alert-feed.ts';
import type { HazardContent, HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { contentText, stepsOf } from './hazard-rules.ts';
import type { Step } from './hazard-steps.ts';
import { entriesOf, judgeAnswer, type HazardAnswer, type SourceMemory } from './pull-verdict.ts';
import { knownHazards, writeSteps } from './store.ts';

export type HazardPull = {
  outcome: PullOutcome;
  state: FeedState;
  reason: string | null;
  /** What began, changed or ended. */
  changes: Step[];
};

type Given = SourceResponse<HazardContent> | FeedTrouble;

/** Applies one response, or its failure, in one transaction. */
export async function takeHazards(
  deps: Pick<Deps, 'db'>,
  feed: HazardFeedPort,
  given: Given,
  { at, tookMs = null }: { at: Date; tookMs?: number | null },
): Promise<HazardPull> {
  const answered = !(given instanceof FeedTrouble) && given.status === 'answered' ? given : null;
  const read = await readAnswer(feed, given);
  const contentHash = read.kind === 'content' ? hashOf(Buffer.from(contentText(read))) : null;
  // Compressed outside the transaction. Content that we have seen before is stored already.
  const isKnown = contentHash !== null && (await findPullLike(deps.db, feed.id, contentHash)) !== undefined;
  const packed = answered && !isKnown ? await makeEvidence(answered.raw, answered.contentType) : null;
  return deps.db.transaction(async (tx) => {
    const row = await holdFeed(tx, feed.id);
    const source = { id: feed.id, kind: feed.hazard };
    const keys = read.kind === 'content' ? entriesOf(read.content).map(({ key }) => key) : [];
    const known = await knownHazards(tx, source, keys);
    const answer: HazardAnswer =
      read.kind === 'content' && answered ? { ...read, older: olderByHeaders(answered, row, at) } : read;
    const memory: SourceMemory = { lastGoodAt: row.lastGoodAt, contentAt: row.contentAt, doubt: row.doubt };
    const verdict = judgeAnswer(memory, known, answer, { rules: feed, at });
    const steps = stepsOf(known, answer, verdict, { rules: feed, at, contentAt: row.contentAt });
    const changes = steps.filter(({ kind }) => kind !== 'seen' && kind !== 'absent');
    const like = contentHash && !packed ? await findPullLike(tx, feed.id, contentHash) : undefined;
    const fresh =
      packed ?? (answered && !like ? await makeEvidence(answered.raw, answered.contentType) : null);
    if (fresh) await storeEvidence(tx, fresh);
    const ownHash = fresh?.hash ?? like?.evidenceHash ?? null;
    const { outcome, reason, doubt } = verdict;
    const state = stateOf(outcome, row.lastGoodAt, { at, isUsed: changes.length > 0 });
    const contentAt = answer.kind === 'content' ? answer.content.asOf : null;
    await writePull(
      tx,
      row,
      { outcome, state, reason, doubt },
      { at, tookMs, answered, evidenceHash: ownHash, contentHash, zones: keys.length, contentAt },
    );
    // After the pull, because the database accepts an end only with the complete response that is its evidence.
    const evidenceHash = ownHash ?? (await lastGoodPull(tx, feed.id))?.evidenceHash ?? null;
    if (evidenceHash !== null) await writeSteps(tx, { ...source, at, evidenceHash }, steps);
    if (changes.length > 0) await notifyStaff(tx);
    return { outcome, state, reason, changes };
  });
}

/** A source whose response changes something is reachable, however doubtful the response. */
function stateOf(
  outcome: PullOutcome,
  lastGoodAt: Date | null,
  { at, isUsed }: { at: Date; isUsed: boolean },
): FeedState {
  const state = feedState(outcome, lastGoodAt, at);
  return state === 'unavailable' && isUsed ? 'stale' : state;
}

/** Queries the source's own count before an empty response is trusted. */
async function readAnswer(feed: HazardFeedPort, given: Given): Promise<HazardAnswer> {
  if (given instanceof FeedTrouble) return { kind: 'failed', reason: given.message };
  if (given.status === 'unchanged') return { kind: 'unchanged' };
  const { content } = given;
  const isEmpty = entriesOf(content).length === 0 && content.others === 0;
  const count = isEmpty ? await feed.count().catch(() => null) : null;
  return { kind: 'content', content, count, older: null };
}
