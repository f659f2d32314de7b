/** Replays stored responses of a source through the current rules. Writes nothing. */
import { evidenceOf, feedState, recentPulls, type FeedState } from '#server/emergency/alerts/alerts.ts';
import type { Queryable } from '#server/platform/db.ts';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import type { HazardFeedPort } from '#server/ports/hazard-feed.ts';
import { stepsOf } from './hazard-rules.ts';
import type { KnownHazard, Step } from './hazard-steps.ts';
import { judgeAnswer, type HazardAnswer, type SourceMemory } from './pull-verdict.ts';

/** One pull as it was: its bytes, "unchanged", or why there were none. */
export type StoredPull = {
  at: Date;
  raw: Buffer | null;
  outcome: string;
  reason: string | null;
  /** The timestamp inside its content: the same content with a later time isn't stored again. */
  contentAt: Date | null;
};

export type ReplayedPull = {
  at: Date;
  outcome: string;
  state: FeedState;
  reason: string | null;
  changes: Step[];
  /** Keys in force after it. */
  inForce: string[];
};

const MOST_PULLS = 10_000;

/** The stored pulls of a source in chronological order, with their bytes. */
export async function storedPulls(db: Queryable, feedId: string): Promise<StoredPull[]> {
  const pulls = (await recentPulls(db, feedId, MOST_PULLS)).toReversed();
  return Promise.all(
    pulls.map(async ({ at, outcome, reason, evidenceHash, contentAt }) => ({
      at,
      outcome,
      reason,
      contentAt,
      raw: evidenceHash ? ((await evidenceOf(db, evidenceHash))?.body ?? null) : null,
    })),
  );
}

export function replayPulls(
  feed: Pick<HazardFeedPort, 'read' | 'freshForMinutes' | 'goneAfterMinutes' | 'mayBeEmpty'>,
  pulls: readonly StoredPull[],
): ReplayedPull[] {
  const known = new Map<string, KnownHazard>();
  const memory: SourceMemory = { lastGoodAt: null, contentAt: null, doubt: null };
  return pulls.map((pull) => {
    const { at } = pull;
    const answer = answerOf(feed, pull);
    const verdict = judgeAnswer(memory, [...known.values()], answer, { rules: feed, at });
    const steps = stepsOf([...known.values()], answer, verdict, {
      rules: feed,
      at,
      contentAt: memory.contentAt,
    });
    for (const step of steps) applyStep(known, step, at);
    const { outcome, reason } = verdict;
    const state = feedState(outcome, memory.lastGoodAt, at);
    const isGood = outcome === 'good' || outcome === 'unchanged';
    if (isGood) memory.lastGoodAt = at;
    if (isGood && answer.kind === 'content') memory.contentAt = answer.content.asOf ?? memory.contentAt;
    memory.doubt = verdict.doubt;
    return {
      at,
      outcome,
      state,
      reason,
      changes: steps.filter(({ kind }) => kind !== 'seen' && kind !== 'absent'),
      inForce: [...known.values()].flatMap(({ entry, endedAt }) => (endedAt === null ? [entry.key] : [])),
    };
  });
}

function answerOf(
  feed: Pick<HazardFeedPort, 'read'>,
  { raw, outcome, reason, contentAt }: StoredPull,
): HazardAnswer {
  if (raw === null)
    return outcome === 'unchanged'
      ? { kind: 'unchanged' }
      : { kind: 'failed', reason: reason ?? 'It did not answer.' };
  try {
    // An empty response that was accepted had been confirmed by the source's count.
    const content = feed.read(raw);
    const asOf = contentAt ?? content.asOf;
    const count = outcome === 'good' ? 0 : null;
    return { kind: 'content', content: { ...content, asOf }, count, older: null };
  } catch (cause) {
    if (cause instanceof FeedTrouble) return { kind: 'failed', reason: cause.message };
    throw cause;
  }
}

/** The equivalent of `writeSteps` in the database. */
export function applyStep(known: Map<string, KnownHazard>, step: Step, at: Date): void {
  const before = known.get(step.key);
  const present = { absentSince: null, absentPulls: 0, isLost: false };
  if ('entry' in step) return void known.set(step.key, { entry: step.entry, ...present, endedAt: null });
  if (!before) return;
  if (step.kind === 'seen') known.set(step.key, { ...before, ...present });
  if (step.kind === 'ended') known.set(step.key, { ...before, endedAt: at });
  if (step.kind === 'absent') {
    const { since: absentSince, pulls: absentPulls, isLost } = step;
    known.set(step.key, { ...before, absentSince, absentPulls, isLost });
  }
}
