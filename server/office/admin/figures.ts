import type { HistoryDays } from '#contract/office/metrics.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { foldTallies } from '#server/platform/tallies.ts';
import * as store from './figure-store.ts';

/** The longest chart, and so how far days that nobody wrote down are worked out. */
const LONGEST_DAYS = 365;

export async function readMetrics(db: Queryable) {
  const figures = await store.readFigures(db);
  return { ...figures, avgReadiness: figures.avgReadiness ?? 0 };
}

/** The figures day by day; today as it is now, whether or not it was written down yet. */
export async function readHistory({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: HistoryDays) {
  const now = clock.now();
  const [before, figures, { today, first }] = await Promise.all([
    store.daysBefore(db, now, Number(asked)),
    store.readFigures(db),
    store.dayOf(db, now),
  ]);
  return { days: [...before, { ...figures, day: today, derived: false }], since: first ?? today };
}

/** Adds up what moved, works out days that were missed, and writes today's row. Safe to run twice, or at once. */
export async function keepFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await store.foldChanges(db);
  await foldTallies(db);
  if ((await store.missingDays(db, now, LONGEST_DAYS)) > 0)
    await db.transaction((tx) => store.deriveDays(tx, now, LONGEST_DAYS));
  await store.keepToday(db, await store.readFigures(db), now);
}
