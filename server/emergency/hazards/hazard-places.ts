/** Where fires and closures are. Pure. */
import { boxOf, type Box } from '#server/emergency/alerts/alerts.ts';
import type { Point } from '#server/ports/hazard-feed.ts';
import { isClosure, type Entry } from './hazard-steps.ts';

export function boxOfEntry(entry: Entry): Box {
  if (!isClosure(entry)) return boxOf(entry.shape ?? []);
  const points: Point[] = entry.place.type === 'line' ? entry.place.lines.flat() : entry.place.points;
  return boxOf([[points]]);
}
