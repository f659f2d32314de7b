import type { Clock } from './clock.ts';

/** Size of the bucket, and tokens added per second. */
export type Budget = { burst: number; perSecond: number };

/** A token bucket: `take` returns whether one more is allowed now. */
export function openBudget({ burst, perSecond }: Budget, clock: Clock): { take(): boolean } {
  let left = burst;
  let countedAt = clock.now().getTime();
  return {
    take: () => {
      const now = clock.now().getTime();
      // A clock that is set back adds and removes nothing.
      left = Math.min(burst, left + (Math.max(0, now - countedAt) / 1000) * perSecond);
      countedAt = now;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
