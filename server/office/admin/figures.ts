import type { HistoryDays } from '#contract/office/metrics.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { foldTallies } from '#server/platform/tallies.ts';
import * as store from './figure-store.ts';

/** The longest chart, and so the limit for deriving missing days. */
const LONGEST_DAYS = 365;

export async function readMetrics(db: Queryable) {
  const figures = await store.readFigures(db);
  return { ...figures, avgReadiness: figures.avgReadiness ?? 0 };
}

/** Returns the figures by day. Today's are live, whether or not the row exists yet. */
export async function readHistory({ db, clock }: Pick<Deps, 'db' | 'clock'>, asked: HistoryDays) {
  const now = clock.now();
  const [before, figures, { today, first }] = await Promise.all([
    store.daysBefore(db, now, Number(asked)),
    store.readFigures(db),
    store.dayOf(db, now),
  ]);
  return { days: [...before, { ...figures, day: today, derived: false }], since: first ?? today };
}

/**
 * Folds changes into the totals, derives missed days and saves today's row. Idempotent and safe to run
 * concurrently.
 */
export async function saveFigures({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await store.foldChanges(db);
  await foldTallies(db);
  if ((await store.missingDays(db, now, LONGEST_DAYS)) > 0)
    await db.transaction((tx) => store.deriveDays(tx, now, LONGEST_DAYS));
  await store.saveToday(db, await store.readFigures(db), now);
}
