import type { MultiPolygon } from '#contract/shape.ts';
import { prepare, type Prepared } from '#server/platform/polygon.ts';

/** Shapes made ready, by their hash: the same zones come back every minute. */
const ready = new Map<string, Prepared>();
const MOST = 2000;

/** Makes a shape ready, once for as long as it is in use. */
export function readyShape(hash: string, shape: MultiPolygon): Prepared {
  const known = ready.get(hash);
  if (known) return known;
  const made = prepare(shape);
  if (ready.size >= MOST) for (const old of [...ready.keys()].slice(0, MOST / 2)) ready.delete(old);
  ready.set(hash, made);
  return made;
}
