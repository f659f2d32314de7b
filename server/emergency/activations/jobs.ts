import { z } from 'zod';
import { zonesChanged } from '#server/emergency/alerts/alerts.ts';
import { refreshRoutes } from '#server/emergency/routes/routes.ts';
import { homePlaced } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler, URGENT } from '#server/platform/jobs.ts';
import { reconcileActivations } from '#server/emergency/activations/execute/reconcile.ts';
import { lockActivations } from '#server/emergency/activations/execute/pending-work.ts';
import { dropLeftovers } from '#server/emergency/activations/execute/partitions.ts';
import { scheduleRepayments } from '#server/emergency/activations/execute/schedule-repayments.ts';
import { checkPlacedHome } from '#server/emergency/activations/execute/placed-home.ts';

/** Catches up on work that a lost job left undone. With no pending work it takes a millisecond. */
export const sweepZones = defineJob({
  name: 'activations.sweep',
  ...URGENT,
  schema: z.object({}),
  cron: '* * * * *',
  retryLimit: 0,
});

/** Removes tables of a large order that a killed server filled and that were never attached. */
export const dropUnfinished = defineJob({
  name: 'activations.drop-unfinished',
  schema: z.object({}),
  cron: '17 9 * * *',
  retryLimit: 0,
});

/** Repayments are due some time after an evacuation ends. Also catches cash that arrived later, and a reopened order. */
export const scheduleRepaymentsJob = defineJob({
  name: 'activations.schedule-repayments',
  schema: z.object({}),
  cron: '*/10 * * * *',
  retryLimit: 0,
});

async function tidy({ db, log }: Deps): Promise<void> {
  const dropped = await db.transaction(async (tx) => {
    await lockActivations(tx);
    return dropLeftovers(tx);
  });
  if (dropped > 0) log.info({ dropped }, 'dropped leftover partition tables');
}

async function apply(deps: Deps): Promise<void> {
  const applied = await reconcileActivations(deps);
  const counts: Record<string, number> = {};
  for (const { event } of applied) counts[event] = (counts[event] ?? 0) + 1;
  if (applied.length > 0) deps.log.info(counts, 'activations reconciled');
  if (applied.length > 0) await scheduleRepayments(deps);
  if (applied.length > 0) await deps.jobs.enqueue(deps.db, refreshRoutes, {}, { unlessWaiting: true });
}

export const activationsHandlers: readonly Handler<Deps>[] = [
  handler(zonesChanged, apply),
  handler(sweepZones, apply),
  handler(dropUnfinished, tidy),
  handler(scheduleRepaymentsJob, scheduleRepayments),
  handler(homePlaced, (deps: Deps, { homeId }) => checkPlacedHome(deps, homeId)),
];
