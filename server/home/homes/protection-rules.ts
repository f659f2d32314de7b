/** When a home is protected. Pure. */
import { PROTECTION_WAIT_DAYS } from '#contract/core/payout-terms.ts';
import { after, days } from '#server/platform/clock.ts';

type Protected = { protectedFrom: Date | null; protectedUntil: Date | null };

export const protectedAt = <T extends Protected>(homes: readonly T[], at: Date): T | undefined =>
  homes.find(
    ({ protectedFrom: from, protectedUntil: until }) =>
      from !== null && from <= at && (until === null || at < until),
  );

/**
 * From when a new home is protected; null if another one is. A first home is protected at once. A later one waits, so
 * that a membership can't be moved from fire to fire.
 */
export function nextProtection(others: readonly Protected[], before: Protected, now: Date): Date | null {
  const had = others.filter(({ protectedFrom }) => protectedFrom !== null);
  if (had.some(({ protectedUntil }) => protectedUntil === null || protectedUntil > now)) return null;
  return had.length === 0 && before.protectedFrom === null ? now : after(now, days(PROTECTION_WAIT_DAYS));
}
