import { NEEDS_WORDS_UP_TO, type HandOverWords } from '#contract/service/hand-overs.ts';
import type { Severity } from '#contract/service/cases.ts';

export type Colleague = { id: string; openCases: number; mostCases: number };

/**
 * Distributes cases among colleagues, the most severe first, each to the person with the most room left. Returns a
 * colleague per case, or null when their shifts have no more room.
 */
export function spread(count: number, team: readonly Colleague[]): string[] | null {
  const places = team.map(({ id, openCases, mostCases }) => ({ id, free: mostCases - openCases }));
  const chosen: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const [best] = places.toSorted((a, b) => b.free - a.free || (a.id < b.id ? -1 : 1));
    if (!best || best.free <= 0) return null;
    best.free -= 1;
    chosen.push(best.id);
  }
  return chosen;
}

/** The fields that are missing before a case can be handed over. */
export const missingWords = (severity: Severity, words: HandOverWords): ('situation' | 'next')[] =>
  severity > NEEDS_WORDS_UP_TO ? [] : (['situation', 'next'] as const).filter((field) => words[field] === '');
