/** Which hazards are new or changed since the routes of an incident were last checked. Pure. */
import type { PictureItem } from './picture.ts';
import { cellsOfBox } from './route-cells.ts';

export const hashesOf = (items: readonly Pick<PictureItem, 'id' | 'hash'>[]): Record<string, string> =>
  Object.fromEntries(items.map(({ id, hash }) => [id, hash]));

export type Changes = {
  isAny: boolean;
  /** Grid cells in which a route may be affected. Null: anywhere. Hazards that ended affect no route. */
  cells: number[] | null;
};

export function changesSince(before: Record<string, string>, items: readonly PictureItem[]): Changes {
  const now = hashesOf(items);
  const isGone = Object.keys(before).some((id) => !(id in now));
  const changed = items.filter(({ id, hash }) => before[id] !== hash);
  const cells = new Set<number>();
  for (const { box, marginMeters } of changed) {
    const own = cellsOfBox(box, marginMeters);
    if (!own) return { isAny: true, cells: null };
    for (const cell of own) cells.add(cell);
  }
  return { isAny: isGone || changed.length > 0, cells: [...cells] };
}
