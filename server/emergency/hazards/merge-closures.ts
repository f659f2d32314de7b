/** Merges a closure that is in two of Caltrans' feeds: one has its line, the other its times. Pure. */
import { CLOSURE_KINDS } from '#contract/hazards.ts';
import type { HazardClosure } from './hazards-in.ts';

/** A closure and the number that Caltrans gives it. */
type Referred = { ref: string | null; closure: HazardClosure };

/** Never fewer closed roads than before: the merged closure has the line, the more severe kind and the known times. */
export function mergeClosures(given: readonly Referred[]): HazardClosure[] {
  const merged: Referred[] = [];
  for (const one of given) {
    const index = merged.findIndex((other) => canMerge(other, one));
    const other = merged[index];
    if (other) merged[index] = { ref: one.ref, closure: mergeTwo(other.closure, one.closure) };
    else merged.push(one);
  }
  return merged.map(({ closure }) => closure);
}

const canMerge = (a: Referred, b: Referred): boolean =>
  a.ref !== null && a.ref === b.ref && a.closure.place.type !== b.closure.place.type;

const severity = ({ kind }: HazardClosure): number => CLOSURE_KINDS.indexOf(kind);

function mergeTwo(a: HazardClosure, b: HazardClosure): HazardClosure {
  const [drawn, dated] = a.place.type === 'line' ? [a, b] : [b, a];
  return {
    ...dated,
    place: drawn.place,
    kind: severity(drawn) < severity(dated) ? drawn.kind : dated.kind,
    // A direction that only one of them names may be just half of the closure.
    direction: drawn.direction === null || drawn.direction === dated.direction ? dated.direction : 'both',
    details: dated.details ?? drawn.details,
    sources: [...new Set([...dated.sources, ...drawn.sources])],
  };
}
