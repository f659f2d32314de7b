/**
 * The effect of one feed response: how good it is, and what it changes. Pure, with the whole rule in one
 * place.
 */
import { feedState, type FeedState, type PullOutcome } from './feed-state.ts';
import { byOwnNames, type NormalZone } from './normal-zones.ts';
import { freshOrders, onlyRaising } from './only-raising.ts';
import { isPresent, olderByTimes, olderReviews } from './pull-age.ts';
import { CONFIRMING_MS, judgePull, type Doubt } from './pull-quality.ts';
import { takeZones, type ZoneOutcome } from './zone-changes.ts';
import { confirmLine } from './zone-line.ts';
import { absent, patienceOf } from './zone-absence.ts';
import { edgesOf, editedNearby } from './zone-fresh.ts';
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
  /** `isOlder`: its headers say that a cache kept it, so this is the same response and confirms nothing. */
  | { kind: 'unchanged'; isOlder: boolean }
  | {
      kind: 'zones';
      zones: readonly NormalZone[];
      rows: number;
      /** Rows without content. */
      blank: number;
      problem: string | null;
      count: number | null;
      /** Why its headers say that it is older than the last complete response. */
      older: string | null;
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
  const older = answer.older ?? olderByTimes(seen, known, { doubt: memory.doubt, at });
  const present = known.filter(isPresent);
  const verdict = judgePull({
    ...memory,
    ...answer,
    zones: seen,
    problem: older ?? answer.problem ?? hollowProblem(seen, known),
    isOlder: older !== null,
    known: present,
    isEdited: editedKeys(seen, present),
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
      const taken = fromPartial({ seen, known, at, isRepeated: isTaken });
      const reviews = older === null ? taken.reviews : [...taken.reviews, ...olderReviews(seen, known)];
      return {
        outcome,
        reason,
        doubt,
        taken: { ...taken, steps: withPresence(taken.steps, known, seen), reviews },
      };
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

/** Returns a test for known zones around which something was edited since we last saw them. */
function editedKeys(seen: readonly NormalZone[], present: readonly ZoneState[]): (key: string) => boolean {
  const keys = new Set(seen.map(({ key }) => key));
  const isEdited = editedNearby(seen.map((zone) => ({ ...edgesOf(zone), issuedAt: zone.issuedAt })));
  const edited = new Set(
    present.filter((zone) => !keys.has(zone.key) && isEdited(zone)).map(({ key }) => key),
  );
  return (key) => edited.has(key);
}

/**
 * What a partial response may do: it ends and lowers nothing. New orders with a current time start at once;
 * anything else it starts or raises waits until three partial responses over half an hour say so.
 */
function fromPartial({
  seen,
  known,
  at,
  isRepeated,
}: {
  seen: readonly NormalZone[];
  known: readonly ZoneState[];
  at: Date;
  isRepeated: boolean;
}): ZoneOutcome {
  const fresh = freshOrders(seen, known, at);
  const isFresh = new Set(fresh.map(({ key }) => key));
  const rest = isRepeated ? onlyRaising(seen, known).filter(({ key }) => !isFresh.has(key)) : [];
  const parts = [
    takeZones({ known, seen: fresh, at, isWhole: false, lost: [], rule: 'fresh-in-partial' }),
    takeZones({ known, seen: rest, at, isWhole: false, lost: [], rule: 'repeated-partial' }),
  ];
  return {
    steps: parts.flatMap(({ steps }) => steps),
    changes: parts.flatMap(({ changes }) => changes),
    reviews: parts.flatMap(({ reviews }) => reviews),
  };
}

/**
 * The last complete response repeated: its zones are confirmed and others count as absent, unless a cache kept
 * it.
 */
function again(
  { lastZones }: FeedMemory,
  known: readonly ZoneState[],
  { isOlder }: { isOlder: boolean },
  at: Date,
): ZoneOutcome {
  const there = known.filter(isPresent);
  const seen = there.map((zone) => (isOlder ? seenAgain(zone, at) : confirmLine(zone, at)));
  // A response without zones confirms nothing, unless the feed's own count is zero.
  if (there.length === 0 && lastZones !== 0) return NOTHING;
  if (isOlder) return { ...NOTHING, steps: seen };
  const live = known.filter(({ endedAt }) => endedAt === null);
  const patience =
    lastZones === 0
      ? () => ({ ms: CONFIRMING_MS, rule: 'absent-30-minutes' as const })
      : patienceOf(live, there, at);
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
