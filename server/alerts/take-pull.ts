import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { FeedTrouble, type AlertFeedPort, type FeedAnswer } from '#server/ports/alert-feed.ts';
import { keepEvidence, makeEvidence, type Evidence } from './evidence.ts';
import { feedState, type FeedState, type PullOutcome } from './feed-state.ts';
import { zonesChanged } from './jobs-out.ts';
import { normalZones, type NormalZone } from './normal-zones.ts';
import { judgePull, type Doubt } from './pull-quality.ts';
import * as store from './store.ts';
import { applyReport, writeZones } from './zone-writing.ts';
import { takeZones } from './zone-changes.ts';
import type { ZoneChange } from './zone-step.ts';

export type PullResult = {
  outcome: PullOutcome;
  state: FeedState;
  reason: string | null;
  changes: ZoneChange[];
};

/** What a pull came to, before it is written down. */
type Came = {
  outcome: PullOutcome;
  reason: string | null;
  changes: ZoneChange[];
  doubt: Doubt | null;
  zones: number | null;
};

type Answered = Extract<FeedAnswer, { status: 'answered' }>;

/**
 * Takes in what a feed answered, or that it did not: one transaction. Whatever is doubtful about the answer as a whole
 * changes nothing but the state of the feed.
 */
export async function takePull(
  deps: Pick<Deps, 'db' | 'jobs'>,
  feed: AlertFeedPort,
  answer: FeedAnswer | FeedTrouble,
  at: Date,
  tookMs: number | null = null,
): Promise<PullResult> {
  const answered = !(answer instanceof FeedTrouble) && answer.status === 'answered' ? answer : null;
  if (answered?.content.kind === 'messages') throw new Error('Messages are no list of zones.');
  const zones = answered?.content.kind === 'zones' ? normalZones(answered.content.zones, at) : null;
  const isEmpty = zones?.length === 0 && answered?.content.problem === null;
  const count = isEmpty ? await feed.count().catch(() => null) : null;
  const evidence = answered && (await makeEvidence(answered.raw, answered.contentType));
  return deps.db.transaction(async (tx) => {
    const row = await store.holdFeed(tx, feed.id);
    const came =
      answer instanceof FeedTrouble
        ? { outcome: 'failed' as const, reason: answer.message, changes: [], doubt: row.doubt, zones: null }
        : answered && evidence && zones
          ? await takeZoneAnswer(tx, row, { answered, evidence, zones, count, at })
          : await takeUnchanged(tx, row, at);
    return writePull(deps, tx, row, came, { at, tookMs, answered, evidence });
  });
}

async function takeZoneAnswer(
  tx: Tx,
  row: store.Feed,
  given: { answered: Answered; evidence: Evidence; zones: NormalZone[]; count: number | null; at: Date },
): Promise<Came> {
  const { answered, evidence, zones, count, at } = given;
  const last = await store.lastGoodPull(tx, row.id);
  // The very bytes of the last whole answer say what it said.
  if (last?.evidenceHash && Buffer.from(last.evidenceHash).equals(evidence.hash))
    return takeUnchanged(tx, row, at);
  await keepEvidence(tx, evidence);
  const { content } = answered;
  const judged = judgePull({
    zones,
    rows: content.kind === 'zones' ? content.zones.length : 0,
    problem: content.problem,
    count,
    known: await lastSeen(tx, row.id),
    lastGoodAt: row.lastGoodAt,
    doubt: row.doubt,
    at,
  });
  const origin = { feedId: row.id, at, evidenceHash: evidence.hash };
  const came = { outcome: judged.outcome, reason: judged.reason, zones: zones.length };
  switch (judged.outcome) {
    case 'good': {
      const { isWhole, lost } = judged;
      return { ...came, doubt: null, changes: await applyReport(tx, origin, { seen: zones, isWhole, lost }) };
    }
    case 'half': {
      const { doubt, isTaken } = judged;
      const changes = isTaken ? await applyReport(tx, origin, { seen: zones, isWhole: false, lost: [] }) : [];
      return { ...came, doubt, changes };
    }
    case 'empty':
      return { ...came, doubt: row.doubt, changes: [] };
  }
}

/** Live zones that the last whole answer had. */
const lastSeen = async (tx: Tx, feedId: string) =>
  (await store.knownZones(tx, feedId, [])).filter(isPresent).map(({ key, shape }) => ({ key, shape }));

const isPresent = ({ status, absentPulls, vanishedAt }: store.Zone): boolean =>
  status !== 'lifted' && absentPulls === 0 && vanishedAt === null;

/** The last whole answer again: what it had is seen again, what it lacked is missing once more. */
async function takeUnchanged(tx: Tx, row: store.Feed, at: Date): Promise<Came> {
  const came = { outcome: 'unchanged' as const, reason: null, doubt: null, zones: null };
  const known = await store.knownZones(tx, row.id, []);
  const there = known.filter(isPresent);
  const last = await store.lastGoodPull(tx, row.id);
  await store.touchZones(
    tx,
    there.map(({ id }) => id),
    at,
  );
  // An answer with no zones at all confirms nothing, unless the feed counted none.
  if (there.length === 0 && last?.zones !== 0) return { ...came, changes: [] };
  const missing = known.filter((zone) => !isPresent(zone));
  const taken = takeZones({ known: missing, seen: [], at, isWhole: true, lost: [] });
  const origin = { feedId: row.id, at, evidenceHash: last?.evidenceHash ?? null };
  return { ...came, changes: await writeZones(tx, origin, missing, taken) };
}

async function writePull(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Tx,
  row: store.Feed,
  { outcome, reason, changes, doubt, zones }: Came,
  {
    at,
    tookMs,
    answered,
    evidence,
  }: {
    at: Date;
    tookMs: number | null;
    answered: Answered | null;
    evidence: Evidence | null;
  },
): Promise<PullResult> {
  const isGood = outcome === 'good' || outcome === 'unchanged';
  const state = feedState(outcome, row.lastGoodAt, at);
  await store.insertPull(tx, {
    feedId: row.id,
    at,
    outcome,
    reason,
    zones,
    tookMs,
    evidenceHash: outcome === 'unchanged' ? null : (evidence?.hash ?? null),
  });
  await store.setFeed(tx, row.id, {
    state,
    stateSince: state === row.state && row.lastPullAt ? row.stateSince : at,
    reason,
    lastPullAt: at,
    doubt,
    failures: isGood ? 0 : row.failures + 1,
    ...(isGood ? { lastGoodAt: at } : {}),
    // A doubtful answer must not become the one that "has not changed since".
    ...(isGood && answered ? { etag: answered.etag, lastModified: answered.lastModified } : {}),
  });
  if (changes.length > 0) await jobs.enqueue(tx, zonesChanged, {}, { unlessWaiting: true });
  return { outcome, state, reason, changes };
}
