/**
 * The effect of one feed response: how good it is, and what it changes. Pure, with the whole rule in one
 * place.
 */
import { feedState, type FeedState, type PullOutcome } from './feed-state.ts';
import { byOwnNames, type NormalZone } from './normal-zones.ts';
import { onlyRaising } from './only-raising.ts';
import { isPresent, ordersToRestore, staleProblem, type Copy } from './pull-copies.ts';
import { CONFIRMING_MS, judgePull, type Doubt } from './pull-quality.ts';
import { takeZones, type ZoneOutcome } from './zone-changes.ts';
import { confirmLine } from './zone-line.ts';
import { absent, patienceOf } from './zone-absence.ts';
import type { Step, ZoneState } from './zone-step.ts';

/** Feed state kept between two pulls. */
export type FeedMemory = {
  lastGoodAt: Date | null;
  doubt: Doubt | null;
  /** Number of zones in the last complete response; null if there was none. */
  lastZones: number | null;
};

export type PullResponse =
  | { kind: 'failed'; reason: string }
  /**
   * `isCopy`: its row ids change with every refresh, so this is the same response, not a second confirmation.
   */
  | { kind: 'unchanged'; isCopy: boolean }
  | {
      kind: 'zones';
      zones: readonly NormalZone[];
      rows: number;
      /** Rows without content. */
      blank: number;
      problem: string | null;
      count: number | null;
      /** When the same content came before, if a newer complete response has come since. */
      copyOf: Copy | null;
    };

export type Effect = {
  outcome: PullOutcome;
  state: FeedState;
  reason: string | null;
  doubt: Doubt | null;
  taken: ZoneOutcome;
};

const NOTHING: ZoneOutcome = { steps: [], changes: [], reviews: [] };

/** `known`: the feed's live zones, plus those named in the response. */
export function effectOf(
  memory: FeedMemory,
  known: readonly ZoneState[],
  answer: PullResponse,
  at: Date,
): Effect {
  const effect = judged(memory, known, answer, at);
  const state = feedState(effect.outcome, memory.lastGoodAt, at);
  // A feed whose response changes something is reachable, however doubtful the response.
  return { ...effect, state: state === 'unavailable' && effect.taken.steps.length > 0 ? 'stale' : state };
}

function judged(
  memory: FeedMemory,
  known: readonly ZoneState[],
  answer: PullResponse,
  at: Date,
): Omit<Effect, 'state'> {
  if (answer.kind === 'failed')
    return { outcome: 'failed', reason: answer.reason, doubt: memory.doubt, taken: NOTHING };
  if (answer.kind === 'unchanged')
    return { outcome: 'unchanged', reason: null, doubt: null, taken: again(memory, known, answer, at) };
  const seen = byOwnNames(answer.zones, known);
  const stale = staleProblem(answer, known, { doubt: memory.doubt, at });
  const verdict = judgePull({
    ...memory,
    ...answer,
    zones: seen,
    problem: stale ?? answer.problem ?? hollowProblem(seen, known),
    isCopy: stale !== null,
    known: known.filter(isPresent),
    at,
  });
  const { outcome, reason } = verdict;
  switch (verdict.outcome) {
    case 'good': {
      const { isWhole, lost } = verdict;
      const isCounted = answer.count === 0;
      return {
        outcome,
        reason,
        doubt: null,
        taken: takeZones({ known, seen, at, isWhole, lost, isCounted }),
      };
    }
    case 'half': {
      const { doubt, isTaken } = verdict;
      if (stale !== null) return { outcome, reason, doubt, taken: backAgain(answer, known, at) };
      const taken = isTaken
        ? takeZones({ known, seen: onlyRaising(seen, known), at, isWhole: false, lost: [] })
        : NOTHING;
      return { outcome, reason, doubt, taken: { ...taken, steps: withPresence(taken.steps, known, seen) } };
    }
    case 'empty':
      return { outcome, reason, doubt: memory.doubt, taken: NOTHING };
  }
}

/** Named rows without status or shape, where earlier rows had both: the feed's own source has failed. */
function hollowProblem(seen: readonly NormalZone[], known: readonly ZoneState[]): string | null {
  const isHollow = seen.length > 1 && seen.every(({ shape, words }) => shape === null || !isSaid(words));
  return isHollow && known.some((zone) => isPresent(zone) && zone.shape !== null && isSaid(zone.words))
    ? 'None of its zones has both a status and a shape.'
    : null;
}

const isSaid = (words: string | null): boolean => !/^(?:null)?$/i.test((words ?? '').trim());

/**
 * A zone in a response isn't missing, however doubtful the response and whatever status it names, so its absence
 * count restarts.
 */
function withPresence(
  steps: readonly Step[],
  known: readonly ZoneState[],
  seen: readonly NormalZone[],
): Step[] {
  const named = new Set(seen.map(({ key }) => key));
  const stepped = new Set(steps.map(({ state }) => state.key));
  const present = known.filter(
    ({ key, endedAt, absentSince }) =>
      endedAt === null && absentSince !== null && named.has(key) && !stepped.has(key),
  );
  return [
    ...steps,
    ...present.map((zone) => ({
      state: { ...zone, absentSince: null, absentPulls: 0 },
      isChanged: true,
      version: null,
      changes: [],
      reviews: [],
    })),
  ];
}

/** Applies only the recent orders of a replayed response. */
function backAgain(
  answer: Extract<PullResponse, { kind: 'zones' }>,
  known: readonly ZoneState[],
  at: Date,
): ZoneOutcome {
  const { seen, reviews } = ordersToRestore(answer, known, at);
  const taken = takeZones({ known, seen, at, isWhole: false, lost: [] });
  return { ...taken, reviews: [...taken.reviews, ...reviews] };
}

/**
 * The last complete response repeated: its zones are confirmed and others count as absent, unless it is a
 * copy.
 */
function again(
  { lastZones }: FeedMemory,
  known: readonly ZoneState[],
  { isCopy }: { isCopy: boolean },
  at: Date,
): ZoneOutcome {
  const there = known.filter(isPresent);
  const seen = there.map((zone) => (isCopy ? seenAgain(zone, at) : confirmLine(zone, at)));
  // A response without zones confirms nothing, unless the feed's own count is zero.
  if (there.length === 0 && lastZones !== 0) return NOTHING;
  if (isCopy) return { ...NOTHING, steps: seen };
  const live = known.filter(({ endedAt }) => endedAt === null);
  const patience = lastZones === 0 ? () => CONFIRMING_MS : patienceOf(live, there, at);
  const steps = [
    ...seen,
    ...live.filter((zone) => !isPresent(zone)).map((zone) => absent(zone, at, patience(zone))),
  ];
  return {
    steps,
    changes: steps.flatMap(({ changes }) => changes),
    reviews: steps.flatMap(({ reviews }) => reviews),
  };
}

const seenAgain = (zone: ZoneState, at: Date): Step => ({
  state: { ...zone, lastSeenAt: at },
  isChanged: false,
  version: null,
  changes: [],
  reviews: [],
});
