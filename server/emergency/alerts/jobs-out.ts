import { z } from 'zod';
import { notifyAdmins } from '#server/core/accounts/accounts.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob } from '#server/platform/jobs.ts';

/** For activations: zones have changed, or a person has decided about one. Told in the transaction that does it. */
export const zonesChanged = defineJob({
  name: 'alerts.zones-changed',
  schema: z.object({}),
  retryLimit: 20,
});

/** Zones that changed are matched to homes, and the open windows of administrators ask again. */
export async function publishZoneChanges(tx: Tx, jobs: Deps['jobs']): Promise<void> {
  await jobs.enqueue(tx, zonesChanged, {}, { unlessWaiting: true });
  await notifyAdmins(tx);
}
