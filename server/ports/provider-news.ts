import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** News the simulated provider has to tell. A job tells it, as a real provider would call from outside. */
export const ProviderNews = z.object({
  id: z.string(),
  type: z.string(),
  kind: z.enum(['payment', 'subscription', 'payout', 'other']),
  ref: z.string(),
  createdAt: z.iso.datetime(),
});
export type ProviderNews = z.output<typeof ProviderNews>;

export const tellNews = defineJob({
  name: 'payments.tell-news',
  schema: ProviderNews,
  retryLimit: 10,
  retryDelaySeconds: 2,
});
