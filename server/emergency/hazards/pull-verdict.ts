/**
 * Whether a response about fires or closures counts as a whole. A source that doesn't list something doesn't thereby
 * say "open": a stale, empty, partial or malformed response ends nothing. Pure.
 */
import { hours, minutes } from '#server/platform/clock.ts';
import type { HazardContent, HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { isSettled, nextDoubt, type Doubt, type PullOutcome } from '#server/emergency/alerts/alerts.ts';
import { isClosure, type Entry, type KnownHazard } from './hazard-steps.ts';

export type SourceRules = Pick<HazardFeedPort, 'freshForMinutes' | 'goneAfterMinutes' | 'mayBeEmpty'>;

/** The state kept between two pulls. */
export type SourceMemory = { lastGoodAt: Date | null; contentAt: Date | null; doubt: Doubt | null };

export type HazardAnswer =
  | { kind: 'failed'; reason: string }
  | { kind: 'unchanged' }
  /** `older`: why its headers say that it is older than the last complete response. */
  | { kind: 'content'; content: HazardContent; count: number | null; older: string | null };

export type Verdict = {
  outcome: PullOutcome;
  reason: string | null;
  doubt: Doubt | null;
  /** Keys that vanished together with most others. */
  lost: ReadonlySet<string>;
};

/** A source's clock may be ahead of ours by this much. */
const AHEAD_MS = minutes(10);
const FEWEST_LOST = 3;
/** After this long without a complete response, large changes are plausible. */
const MEMORY_MS = hours(24);

const NONE_LOST: ReadonlySet<string> = new Set();

export const entriesOf = (content: HazardContent): readonly Entry[] =>
  content.kind === 'fires' ? content.fires : content.closures;

export function judgeAnswer(
  memory: SourceMemory,
  known: readonly KnownHazard[],
  answer: HazardAnswer,
  { rules, at }: { rules: SourceRules; at: Date },
): Verdict {
  const { doubt } = memory;
  if (answer.kind === 'failed') return { outcome: 'failed', reason: answer.reason, doubt, lost: NONE_LOST };
  if (answer.kind === 'unchanged') {
    const stale = staleReason(memory.contentAt, rules, at);
    if (stale === null) return { outcome: 'unchanged', reason: null, doubt: null, lost: NONE_LOST };
    return { outcome: 'half', reason: stale, doubt, lost: NONE_LOST };
  }
  const { content, count } = answer;
  const entries = entriesOf(content);
  const live = known.filter(({ endedAt }) => endedAt === null);
  const isEmpty = entries.length === 0 && content.others === 0 && content.problem === null;
  if (isEmpty && count !== 0 && !(rules.mayBeEmpty && live.length === 0))
    return { outcome: 'empty', reason: emptyReason(count), doubt, lost: NONE_LOST };
  // An empty list that was accepted has no timestamp of its own.
  const stale = isEmpty ? null : staleReason(content.asOf, rules, at);
  const keys = entries.map(({ key }) => key);
  const problem = answer.older ?? olderReason(content.asOf, memory, rules) ?? content.problem ?? stale;
  if (problem !== null)
    return { outcome: 'half', reason: problem, doubt: nextDoubt(doubt, keys, at), lost: NONE_LOST };
  return judgeLosses(memory, { live, content, at });
}

/** Responses that lack most of what is known may be cut off. Repeated for half an hour, they count. */
function judgeLosses(
  { lastGoodAt, doubt }: SourceMemory,
  { live, content, at }: { live: readonly KnownHazard[]; content: HazardContent; at: Date },
): Verdict {
  const keys = entriesOf(content).map(({ key }) => key);
  const listed = new Set([...keys, ...(content.kind === 'fires' ? content.keptKeys : [])]);
  const present = live.filter(({ absentPulls, entry }) => absentPulls === 0 && !isDue(entry, at));
  const lost = present.flatMap(({ entry }) => (listed.has(entry.key) ? [] : [entry.key]));
  const liveKeys = new Set(live.map(({ entry }) => entry.key));
  const added = keys.filter((key) => !liveKeys.has(key)).length;
  const isRecent = lastGoodAt !== null && at.getTime() - lastGoodAt.getTime() <= MEMORY_MS;
  const isHalf = lost.length >= FEWEST_LOST && lost.length >= present.length / 2 && lost.length > added;
  if (!isHalf || !isRecent) return { outcome: 'good', reason: null, doubt: null, lost: NONE_LOST };
  const reason = `It lacks ${lost.length} of the ${present.length} entries that were known.`;
  const next = nextDoubt(doubt, keys, at);
  if (!isSettled(next, at)) return { outcome: 'half', reason, doubt: next, lost: NONE_LOST };
  return { outcome: 'good', reason, doubt: null, lost: new Set(lost) };
}

/** It ends about now, so it may rightly be gone from the list. */
const isDue = (entry: Entry, at: Date): boolean =>
  isClosure(entry) && entry.endsAt !== null && entry.endsAt.getTime() - minutes(30) <= at.getTime();

function staleReason(asOf: Date | null, { freshForMinutes }: SourceRules, at: Date): string | null {
  if (freshForMinutes === null) return null;
  if (asOf === null) return 'It does not say how old it is.';
  if (asOf.getTime() > at.getTime() + AHEAD_MS) return `It is of ${asOf.toISOString()}, in the future.`;
  return at.getTime() - asOf.getTime() > minutes(freshForMinutes)
    ? `Its newest entry is of ${asOf.toISOString()}.`
    : null;
}

/** Only for sources that state their age: a fire's perimeter may leave the list, and the newest one with it. */
const olderReason = (
  asOf: Date | null,
  { contentAt }: SourceMemory,
  { freshForMinutes }: SourceRules,
): string | null =>
  freshForMinutes !== null && asOf !== null && contentAt !== null && asOf < contentAt
    ? `It is of ${asOf.toISOString()}, before the answer we have.`
    : null;

const emptyReason = (count: number | null): string =>
  count === null
    ? 'It has no entries, and nothing confirms that there are none.'
    : `It has no entries, though it counts ${count}.`;
