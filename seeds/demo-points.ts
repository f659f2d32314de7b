import { BRAND } from '#contract/brand.ts';
import { OPENING_POINTS } from '#contract/money/points.ts';
import { after, days, type Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { openWithPast } from '#server/money/points/past.ts';

/** Points granted to the demo member since joining. Nothing is spent, because every debit needs an order. */
const GIVEN = [
  { daysAgo: 96, delta: 40, reason: 'Defensible space day in Rincon Valley' },
  { daysAgo: 74, delta: 25, reason: 'Evacuation drill with your street' },
  { daysAgo: 41, delta: 60, reason: 'A neighbor joined by your word' },
  { daysAgo: 12, delta: 35, reason: 'Chipper day for your block' },
] as const;
/** The day the membership started. */
const JOINED_DAYS_AGO = 128;

/** Opens the demo member's points account as it would look after some months, so the chart has data. */
export const openDemoPoints = (tx: Tx, clock: Clock, userId: string): Promise<void> => {
  const ago = (count: number) => after(clock.now(), -days(count));
  return openWithPast(tx, userId, [
    {
      delta: OPENING_POINTS,
      reason: `Welcome to ${BRAND.name}`,
      key: 'opening',
      at: ago(JOINED_DAYS_AGO),
    },
    ...GIVEN.map(({ daysAgo, ...entry }) => ({ ...entry, key: `demo:${daysAgo}`, at: ago(daysAgo) })),
  ]);
};
