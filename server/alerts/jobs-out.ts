import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** For activations: zones have changed, or a person has decided about one. Told in the transaction that does it. */
export const zonesChanged = defineJob({
  name: 'alerts.zones-changed',
  schema: z.object({}),
  retryLimit: 20,
});
