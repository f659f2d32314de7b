import { nightsFrom, nightsPast } from './nights.ts';
import type { HoldRow } from './store.ts';

export type { HoldRow } from './store.ts';

/**
 * The remaining nights of a stay. `nights` is the whole stay, including extra nights the household pays for.
 */
export function leftOf(
  { blockId, rooms, firstNight, nights }: Pick<HoldRow, 'blockId' | 'rooms' | 'firstNight' | 'nights'>,
  tonight: string,
) {
  const left = nightsFrom(firstNight, nights).slice(nightsPast(firstNight, tonight));
  return blockId && left.length > 0 ? [{ blockId, rooms, nights: left }] : [];
}
