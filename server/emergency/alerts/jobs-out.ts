import { z } from 'zod';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, URGENT } from '#server/platform/jobs.ts';

/** Notifies activations that zones changed or were decided manually. Enqueued in the same transaction as the change. */
export const zonesChanged = defineJob({
  name: 'alerts.zones-changed',
  ...URGENT,
  schema: z.object({}),
  retryLimit: 20,
});

/** Enqueues matching of changed zones to homes, and makes open administrator windows refetch. */
export async function publishZoneChanges(tx: Tx, jobs: Deps['jobs']): Promise<void> {
  await jobs.enqueue(tx, zonesChanged, {}, { unlessWaiting: true });
  await notifyStaff(tx);
}
