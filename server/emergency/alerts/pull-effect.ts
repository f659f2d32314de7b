/** What one answer of a feed comes to: how good it is, and what it changes. Pure: the whole rule in one place. */
import { feedState, type FeedState, type PullOutcome } from './feed-state.ts';
import { byOwnNames, type NormalZone } from './normal-zones.ts';
import { onlyRaising } from './only-raising.ts';
import { isThere, ordersBack, staleProblem, type Copy } from './pull-copies.ts';
import { CONFIRMING_MS, judgePull, type Doubt } from './pull-quality.ts';
import { takeZones, type Taken } from './zone-changes.ts';
import { confirmLine } from './zone-line.ts';
import { absent, patienceOf } from './zone-absence.ts';
import type { Step, ZoneState } from './zone-step.ts';

/** What is remembered of a feed between two pulls. */
export type FeedMemory = {
  lastGoodAt: Date | null;
  doubt: Doubt | null;
  /** How many zones the last whole answer had; null when there was none. */
  lastZones: number | null;
};

export type Answer =
  | { kind: 'failed'; reason: string }
  /** `isCopy`: its rows have ids that every refresh makes anew, so it is the same answer and no second one. */
  | { kind: 'unchanged'; isCopy: boolean }
  | {
      kind: 'zones';
      zones: readonly NormalZone[];
      rows: number;
      /** Rows that say nothing. */
      blank: number;
      problem: string | null;
      count: number | null;
      /** When the same was said before, if a newer whole answer has come since. */
      copyOf: Copy | null;
    };

export type Effect = {
  outcome: PullOutcome;
  state: FeedState;
  reason: string | null;
  doubt: Doubt | null;
  taken: Taken;
};

const NOTHING: Taken = { steps: [], changes: [], questions: [] };

/** `known`: the feed's zones that are live, and those the answer names. */
export function effectOf(memory: FeedMemory, known: readonly ZoneState[], answer: Answer, at: Date): Effect {
  const effect = judged(memory, known, answer, at);
  const state = feedState(effect.outcome, memory.lastGoodAt, at);
  // What acts is there, however doubtful.
  return { ...effect, state: state === 'unavailable' && effect.taken.steps.length > 0 ? 'stale' : state };
}

function judged(
  memory: FeedMemory,
  known: readonly ZoneState[],
  answer: Answer,
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
    known: known.filter(isThere),
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
      const raised = onlyRaising(seen, known);
      const taken = isTaken
        ? takeZones({ known, seen: raised, at, isWhole: false, lost: [] })
        : { ...NOTHING, steps: notMissing(known, raised) };
      return { outcome, reason, doubt, taken };
    }
    case 'empty':
      return { outcome, reason, doubt: memory.doubt, taken: NOTHING };
  }
}

/** Rows with names and nothing that could be acted upon, where there was more before: its own source has failed. */
function hollowProblem(seen: readonly NormalZone[], known: readonly ZoneState[]): string | null {
  const isHollow = seen.length > 1 && seen.every(({ shape, words }) => shape === null || !isSaid(words));
  return isHollow && known.some((zone) => isThere(zone) && zone.shape !== null && isSaid(zone.words))
    ? 'None of its zones has both a status and a shape.'
    : null;
}

const isSaid = (words: string | null): boolean => !/^(?:null)?$/i.test((words ?? '').trim());

/** However doubtful an answer is: what it has is not missing, and its absence is counted anew. */
const notMissing = (known: readonly ZoneState[], seen: readonly NormalZone[]): Step[] => {
  const keys = new Set(seen.map(({ key }) => key));
  return known
    .filter(({ key, endedAt, absentSince }) => endedAt === null && absentSince !== null && keys.has(key))
    .map((zone) => ({
      state: { ...zone, absentSince: null, absentPulls: 0 },
      isChanged: true,
      version: null,
      changes: [],
      questions: [],
    }));
};

/** Of an old answer, the orders that stood lately. */
function backAgain(answer: Extract<Answer, { kind: 'zones' }>, known: readonly ZoneState[], at: Date): Taken {
  const { seen, questions } = ordersBack(answer, known, at);
  const taken = takeZones({ known, seen, at, isWhole: false, lost: [] });
  return { ...taken, questions: [...taken.questions, ...questions] };
}

/** The last whole answer once more: what it had is seen again, and what it lacked missing, unless it is a copy. */
function again(
  { lastZones }: FeedMemory,
  known: readonly ZoneState[],
  { isCopy }: { isCopy: boolean },
  at: Date,
): Taken {
  const there = known.filter(isThere);
  const seen = there.map((zone) => (isCopy ? seenAgain(zone, at) : confirmLine(zone, at)));
  // An answer with no zones at all confirms nothing, unless the feed itself counted none.
  if (there.length === 0 && lastZones !== 0) return NOTHING;
  if (isCopy) return { ...NOTHING, steps: seen };
  const live = known.filter(({ endedAt }) => endedAt === null);
  const patience = lastZones === 0 ? () => CONFIRMING_MS : patienceOf(live, there, at);
  const steps = [
    ...seen,
    ...live.filter((zone) => !isThere(zone)).map((zone) => absent(zone, at, patience(zone))),
  ];
  return {
    steps,
    changes: steps.flatMap(({ changes }) => changes),
    questions: steps.flatMap(({ questions }) => questions),
  };
}

const seenAgain = (zone: ZoneState, at: Date): Step => ({
  state: { ...zone, lastSeenAt: at },
  isChanged: false,
  version: null,
  changes: [],
  questions: [],
});
