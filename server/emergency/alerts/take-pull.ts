import type { Deps } from '#server/ports/deps.ts';
import {
  FeedTrouble,
  type AlertFeedPort,
  type FeedResponse,
  type FeedContent,
} from '#server/ports/alert-feed.ts';
import { hashOf, makeEvidence, storeEvidence } from './evidence.ts';
import { feedState, type FeedState, type PullOutcome } from './feed-state.ts';
import { publishZoneChanges } from './jobs-out.ts';
import { packMessages, takeMessages } from './messages.ts';
import { normalZones, isEmptyRow } from './normal-zones.ts';
import { olderByHeaders } from './pull-age.ts';
import { contentHash } from './pull-content.ts';
import { effectOf, type PullResponse } from './pull-effect.ts';
import * as store from './store.ts';
import type { ZoneChange } from './zone-step.ts';
import { writePull } from './write-pull.ts';
import { writeZones } from './zone-writing.ts';

export type PullResult = {
  outcome: PullOutcome;
  state: FeedState;
  reason: string | null;
  changes: ZoneChange[];
};

type Answered = Extract<FeedResponse, { status: 'answered' }>;

/**
 * Applies one feed response, or its failure, in one transaction. A response that is doubtful as a whole ends
 * and lowers nothing; see pull-effect.ts for the little it may change.
 */
export async function takePull(
  deps: Pick<Deps, 'db' | 'jobs'>,
  feed: AlertFeedPort,
  answer: FeedResponse | FeedTrouble,
  at: Date,
  tookMs: number | null = null,
): Promise<PullResult> {
  const answered = !(answer instanceof FeedTrouble) && answer.status === 'answered' ? answer : null;
  if (answered?.content.kind === 'messages')
    return takeMessagePull(deps, feed.id, { answered, content: answered.content, at, tookMs });
  const given = await readAnswer(feed, answer, at);
  // Identical bytes don't have to be compressed and compared again.
  const hash = answered && hashOf(answered.raw);
  const isRepeat = hash !== null && isEqual((await store.lastGoodPull(deps.db, feed.id))?.evidenceHash, hash);
  const evidence = answered && !isRepeat ? await makeEvidence(answered.raw, answered.contentType) : null;
  const content = evidence && answered?.content.kind === 'zones' ? contentHash(answered.content.zones) : null;
  return deps.db.transaction(async (tx) => {
    const row = await store.holdFeed(tx, feed.id);
    const last = await store.lastGoodPull(tx, row.id);
    // Identical bytes, or the same content in another format, mean an unchanged response.
    const isSame = isEqual(last?.evidenceHash, hash) || isEqual(last?.contentHash, content);
    const older = answered && olderByHeaders(answered, row, at);
    const known = await store.knownZones(tx, row.id, given.kind === 'zones' ? keysOf(given) : []);
    const isBlank = given.kind === 'zones' && given.blank > 0;
    // A conflict between rows is decided by elapsed time, so even an unchanged response is processed while one is open.
    const isOpen = known.some(({ rowsSince }) => rowsSince !== null);
    const read: PullResponse =
      given.kind !== 'zones'
        ? given
        : isSame && !isBlank && !isOpen
          ? { kind: 'unchanged', isOlder: older !== null }
          : { ...given, older };
    const memory = { lastGoodAt: row.lastGoodAt, doubt: row.doubt, lastZones: last?.zones ?? null };
    const effect = effectOf(memory, known, read, at);
    // Compressed before the transaction, unless another response came in between.
    const fresh =
      answered && !isSame ? (evidence ?? (await makeEvidence(answered.raw, answered.contentType))) : null;
    if (fresh) await storeEvidence(tx, fresh);
    const evidenceHash = fresh ? fresh.hash : (last?.evidenceHash ?? null);
    const changes = await writeZones(tx, { feedId: row.id, at, evidenceHash }, known, effect.taken);
    await writePull(tx, row, effect, {
      at,
      tookMs,
      answered,
      evidenceHash: fresh?.hash ?? (isSame && read.kind === 'zones' ? evidenceHash : null),
      contentHash: fresh ? content : isSame && read.kind === 'zones' ? (last?.contentHash ?? null) : null,
      zones: read.kind === 'zones' ? read.zones.length : null,
    });
    if (changes.length > 0) await publishZoneChanges(tx, deps.jobs);
    const { outcome, state, reason } = effect;
    return { outcome, state, reason, changes };
  });
}

/** Each message has its own evidence. Messages of a partial list are applied, too, and missing ones change nothing. */
async function takeMessagePull(
  deps: Pick<Deps, 'db' | 'jobs'>,
  feedId: string,
  given: {
    answered: Answered;
    content: Extract<FeedContent, { kind: 'messages' }>;
    at: Date;
    tookMs: number | null;
  },
): Promise<PullResult> {
  const { answered, content, at, tookMs } = given;
  const packed = await packMessages(content.messages);
  return deps.db.transaction(async (tx) => {
    const row = await store.holdFeed(tx, feedId);
    const outcome = content.problem === null ? 'good' : 'half';
    const state = feedState(outcome, row.lastGoodAt, at);
    const changes = await takeMessages(tx, { feedId, at }, packed);
    const effect = { outcome, state, reason: content.problem, doubt: null } as const;
    await writePull(tx, row, effect, { at, tookMs, answered, evidenceHash: null, zones: null });
    if (changes.length > 0) await publishZoneChanges(tx, deps.jobs);
    return { outcome, state, reason: content.problem, changes };
  });
}

const isEqual = (a: Uint8Array | null | undefined, b: Uint8Array | null | undefined): boolean =>
  a !== null && a !== undefined && b !== null && b !== undefined && Buffer.from(a).equals(b);

const keysOf = ({ zones }: Extract<PullResponse, { kind: 'zones' }>): string[] => zones.map(({ key }) => key);

/** Queries the feed's own count before trusting an empty response. */
async function readAnswer(
  feed: AlertFeedPort,
  answer: FeedResponse | FeedTrouble,
  at: Date,
): Promise<PullResponse> {
  if (answer instanceof FeedTrouble) return { kind: 'failed', reason: answer.message };
  if (answer.status === 'unchanged') return { kind: 'unchanged', isOlder: false };
  const { content } = answer;
  if (content.kind === 'messages') throw new Error('Messages are no list of zones.');
  const zones = normalZones(content.zones, at);
  const isEmpty = zones.length === 0 && content.problem === null;
  const count = isEmpty ? await feed.count().catch(() => null) : null;
  const { problem } = content;
  const blank = content.zones.filter(isEmptyRow).length;
  return { kind: 'zones', zones, rows: content.zones.length, blank, problem, count, older: null };
}
