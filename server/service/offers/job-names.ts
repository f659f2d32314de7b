import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Sends what is due to partners, and asks the next contact if no one has answered. */
export const advanceOffers = defineJob({
  name: 'offers.advance',
  schema: z.object({}),
  cron: '* * * * *',
});

/** Sends one message to one contact. */
export const sendOfferLink = defineJob({
  name: 'offers.send-link',
  schema: z.object({ linkId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
});

/** An outage can outlast a job's retries, so unsent messages are enqueued again while their link works. */
export const sendUnsentLinks = defineJob({
  name: 'offers.send-unsent-links',
  schema: z.object({}),
  cron: '4,19,34,49 * * * *',
});

/** Sends a code to a contact who wants to see names. The job creates the code, so it isn't stored anywhere. */
export const sendPartnerCode = defineJob({
  name: 'offers.send-code',
  schema: z.object({ linkId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 2,
});

/** Deletes devices and codes that no longer work. */
export const cleanUpDevices = defineJob({
  name: 'offers.clean-up-devices',
  schema: z.object({}),
  cron: '51 9 * * *',
});
