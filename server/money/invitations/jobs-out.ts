import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** For memberships: an invitation somebody had accepted was taken back. Told in the transaction that does it. */
export const invitationWithdrawn = defineJob({
  name: 'invitations.withdrawn',
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 20,
});
