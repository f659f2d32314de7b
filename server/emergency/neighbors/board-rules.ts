import type { BoardRow } from '#contract/emergency/neighbors.ts';

/** What the board shows about a household. Pure. It repeats check-ins and never concludes that anyone is safe. */

type CheckIn = {
  state: 'left' | 'safe' | 'help' | null;
  at: Date | null;
  reachedAt?: Date | null | undefined;
};

export type BoardStatus = Pick<BoardRow, 'status' | 'out' | 'of'> & { at: Date | null };

export function boardStatusOf(people: readonly CheckIn[]): BoardStatus {
  const of = people.length;
  const out = people.filter(({ state }) => state === 'left' || state === 'safe').length;
  const times = people.flatMap(({ at }) => (at ? [at.getTime()] : []));
  const at = times.length > 0 ? new Date(Math.max(...times)) : null;
  const needsHelp = people.some(({ state, reachedAt }) => state === 'help' && !reachedAt);
  // A household without a list of people may have anyone in it.
  const status = of === 0 ? 'unknown' : needsHelp ? 'help' : out === of ? 'out' : out > 0 ? 'some' : 'none';
  return { status, out, of, at };
}
