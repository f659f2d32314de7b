/**
 * Whether a response about shelters counts as a whole. Only a complete one closes shelters; a doubtful one only adds to
 * what is known; a failed or empty one changes nothing. Pure.
 */
import type { PullOutcome } from '#server/emergency/alerts/alerts.ts';
import type { ShelterContent } from '#server/ports/shelter-feed.ts';

export type ShelterAnswer =
  | { kind: 'failed'; reason: string }
  | { kind: 'unchanged' }
  /** `count`: the source's own count, queried when it lists none. */
  | { kind: 'content'; content: ShelterContent; count: number | null };

/** `older`: why its headers say that it is older than the last complete response. */
export function judgeShelters(
  answer: ShelterAnswer,
  older: string | null,
): { outcome: PullOutcome; reason: string | null } {
  if (answer.kind === 'failed') return { outcome: 'failed', reason: answer.reason };
  if (answer.kind === 'unchanged') return { outcome: 'unchanged', reason: null };
  const { content, count } = answer;
  const problem = older ?? content.problem;
  if (problem !== null) return { outcome: 'half', reason: problem };
  const isEmpty = content.shelters.length === 0 && content.others === 0;
  if (!isEmpty || count === 0) return { outcome: 'good', reason: null };
  return {
    outcome: 'empty',
    reason:
      count === null
        ? 'It has no entries, and nothing confirms that there are none.'
        : `It has no entries, though it counts ${count}.`,
  };
}
