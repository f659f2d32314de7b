import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/**
 * A webhook event of the simulated provider. A job delivers it, as a real provider would call from outside.
 */
export const WebhookEvent = z.object({
  id: z.string(),
  type: z.string(),
  kind: z.enum(['payment', 'subscription', 'payout', 'dispute', 'other']),
  ref: z.string(),
  createdAt: z.iso.datetime(),
});
export type WebhookEvent = z.output<typeof WebhookEvent>;

export const publishWebhookEvent = defineJob({
  name: 'payments.tell-news',
  schema: WebhookEvent,
  retryLimit: 10,
  retryDelaySeconds: 2,
});
