import { deadlinesOf, type Case, type Deadline } from './deadlines.ts';
import { compare, currentFacts, type FactEntry } from './facts.ts';

/** Why a deadline moved: the entry that moved it, and the fact's previous content. */
export type Move = {
  key: string;
  clockId: string;
  from: string;
  /** Null: the deadline no longer applies. */
  to: string | null;
  because: Pick<FactEntry, 'kind' | 'subject' | 'day' | 'isWithdrawn'> & { before: string | null };
  at: Date;
};

/** Maximum number of entries that are replayed. Older moves are no longer explained. */
const MOST_REPLAYED = 60;

/**
 * Replays a case entry by entry and returns every deadline that moved or ended, newest first. Works for any rule,
 * because it only compares results.
 */
export function movesOf(entries: readonly FactEntry[], given: Omit<Case, 'facts'>): Move[] {
  const ordered = entries.toSorted(
    (a, b) => a.at.getTime() - b.at.getTime() || a.version - b.version || compare(a.id, b.id),
  );
  const from = Math.max(0, ordered.length - MOST_REPLAYED);
  const moves: Move[] = [];
  let before = deadlinesAfter(ordered.slice(0, from), given);
  for (const [i, entry] of ordered.entries()) {
    // Entries recorded at the same moment count as one step: a recovery starts with its conditions, not without them.
    if (i < from || ordered[i + 1]?.at.getTime() === entry.at.getTime()) continue;
    const after = deadlinesAfter(ordered.slice(0, i + 1), given);
    const previous = ordered.find(
      ({ factId, version }) => factId === entry.factId && version === entry.version - 1,
    );
    for (const [key, { due, clock }] of before) {
      const now = after.get(key);
      // A longer rule replaces a shorter one that counts from the same fact.
      const heir =
        now ??
        [...after.values()].find(
          ({ clock: next, start }) => next.replaces === clock.id && key.endsWith(start.factId),
        );
      // A warning about a time limit appears and disappears with that limit, which has its own explanation.
      if (heir?.due === due || (!heir && 'limit' in clock.start)) continue;
      moves.push({
        key: heir?.key ?? key,
        clockId: clock.id,
        from: due,
        to: heir?.due ?? null,
        because: {
          kind: entry.kind,
          subject: entry.subject,
          day: entry.day,
          isWithdrawn: entry.isWithdrawn,
          before: previous && !previous.isWithdrawn ? previous.day : null,
        },
        at: entry.at,
      });
    }
    before = after;
  }
  return moves.toReversed();
}

const deadlinesAfter = (entries: readonly FactEntry[], given: Omit<Case, 'facts'>): Map<string, Deadline> =>
  new Map(
    deadlinesOf({ ...given, facts: currentFacts(entries) }).map((deadline) => [deadline.key, deadline]),
  );
