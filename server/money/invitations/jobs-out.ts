import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** For memberships: an accepted invitation was withdrawn. Enqueued in the same transaction. */
export const invitationWithdrawn = defineJob({
  name: 'invitations.withdrawn',
  schema: z.object({ userId: z.uuid() }),
  retryLimit: 20,
});
