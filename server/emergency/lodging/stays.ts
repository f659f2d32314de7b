import { nightsFrom, nightsPast } from './nights.ts';
import type { HoldRow } from './store.ts';

export type { HoldRow } from './store.ts';

/** The nights of a stay that are still to come; `nights` are all of it, the household's own too. */
export function leftOf(
  { blockId, rooms, firstNight, nights }: Pick<HoldRow, 'blockId' | 'rooms' | 'firstNight' | 'nights'>,
  tonight: string,
) {
  const left = nightsFrom(firstNight, nights).slice(nightsPast(firstNight, tonight));
  return blockId && left.length > 0 ? [{ blockId, rooms, nights: left }] : [];
}
