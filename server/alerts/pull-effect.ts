/** What one answer of a feed comes to: how good it is, and what it changes. Pure: the whole rule in one place. */
import { feedState, type FeedState, type PullOutcome } from './feed-state.ts';
import type { NormalZone } from './normal-zones.ts';
import { onlyRaising } from './only-raising.ts';
import { judgePull, type Doubt } from './pull-quality.ts';
import { takeZones, type Taken } from './zone-changes.ts';
import type { ZoneState } from './zone-step.ts';

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
      /** When these very bytes were given before, if a newer whole answer has come since. */
      copyOf: Date | null;
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
  const { zones: seen } = answer;
  const stale = staleProblem(answer, known);
  const verdict = judgePull({
    ...memory,
    ...answer,
    problem: stale ?? answer.problem,
    isCopy: stale !== null,
    known: known.filter(isThere),
    at,
  });
  const { outcome, reason } = verdict;
  switch (verdict.outcome) {
    case 'good': {
      const { isWhole, lost } = verdict;
      return { outcome, reason, doubt: null, taken: takeZones({ known, seen, at, isWhole, lost }) };
    }
    case 'half': {
      const { doubt, isTaken } = verdict;
      const raised = isTaken ? onlyRaising(seen, known) : [];
      const taken = isTaken ? takeZones({ known, seen: raised, at, isWhole: false, lost: [] }) : NOTHING;
      return { outcome, reason, doubt, taken };
    }
    case 'empty':
      return { outcome, reason, doubt: memory.doubt, taken: NOTHING };
  }
}

/**
 * An old answer from some cache, which would undo what has been said since: end zones that are newer, or bring back what
 * has changed or ended. One that only repeats what still stands does no harm.
 */
function staleProblem(
  { copyOf, zones }: Extract<Answer, { kind: 'zones' }>,
  known: readonly ZoneState[],
): string | null {
  if (copyOf === null) return null;
  const seen = new Map(zones.map((zone) => [zone.key, zone]));
  const isUndone = known.some(({ key, status, firstSeenAt, endedAt }) => {
    const again = seen.get(key);
    return again ? again.status !== status : endedAt === null && firstSeenAt > copyOf;
  });
  return isUndone
    ? `It is the answer of ${copyOf.toISOString()} once more, though newer ones have come since.`
    : null;
}

/** Live, and in the last whole answer. */
const isThere = ({ status, endedAt, absentPulls, vanishedAt }: ZoneState): boolean =>
  endedAt === null && status !== 'lifted' && absentPulls === 0 && vanishedAt === null;

/** The last whole answer once more: what it had is seen again, and what it lacked missing, unless it is a copy. */
function again(
  { lastZones }: FeedMemory,
  known: readonly ZoneState[],
  { isCopy }: { isCopy: boolean },
  at: Date,
): Taken {
  const there = known.filter(isThere);
  const seen = there.map((zone) => ({
    state: { ...zone, lastSeenAt: at },
    isChanged: false,
    version: null,
    changes: [],
    questions: [],
  }));
  // An answer with no zones at all confirms nothing, unless the feed itself counted none.
  if (there.length === 0 && lastZones !== 0) return NOTHING;
  const missing = isCopy ? [] : known.filter((zone) => !isThere(zone));
  const taken = takeZones({ known: missing, seen: [], at, isWhole: true, lost: [] });
  return { ...taken, steps: [...seen, ...taken.steps] };
}
