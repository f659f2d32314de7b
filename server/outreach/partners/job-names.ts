import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Asks a contact by email and text to confirm that they get our messages. */
export const sendProof = defineJob({
  name: 'partners.send-proof',
  schema: z.object({ proofId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
});

/** An outage can outlast a job's retries, so unsent messages are enqueued again while their link works. */
export const sendUnsentProofs = defineJob({
  name: 'partners.send-unsent-proofs',
  schema: z.object({}),
  cron: '8,23,38,53 * * * *',
});

/** Every night: asks contacts whose confirmation ends soon, and recomputes until when each partner is fit. */
export const checkPartners = defineJob({
  name: 'partners.check',
  schema: z.object({}),
  cron: '35 10 * * *',
});
