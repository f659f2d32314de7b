import { days } from '#server/platform/clock.ts';
import type { World } from './world.ts';

const NOON_UTC_HOUR = 20;

/**
 * Moves the clock to the next noon in California, for tests that count days or nights. Whole days later it is still
 * around noon, even if one of the days has 23 or 25 hours.
 */
export function moveToNoon({ clock }: Pick<World, 'clock'>): void {
  const now = clock.now();
  const noon = new Date(now).setUTCHours(NOON_UTC_HOUR, 0, 0, 0);
  clock.advance((noon < now.getTime() ? noon + days(1) : noon) - now.getTime());
}
