import type { MultiPolygon } from '#contract/shape.ts';
import { prepare, type Prepared } from '#server/platform/polygon.ts';

/** Cache of prepared shapes by hash: the same zones are checked every minute. */
const ready = new Map<string, Prepared>();
const MOST = 2000;

export function readyShape(hash: string, shape: MultiPolygon): Prepared {
  const known = ready.get(hash);
  if (known) return known;
  const made = prepare(shape);
  if (ready.size >= MOST) for (const old of [...ready.keys()].slice(0, MOST / 2)) ready.delete(old);
  ready.set(hash, made);
  return made;
}
