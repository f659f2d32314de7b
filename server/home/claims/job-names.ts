import { z } from 'zod';
import { defineJob } from '#server/platform/jobs.ts';

/** Builds a packet. The job data holds only its id, no content. */
export const buildPacket = defineJob({
  name: 'claims.build',
  schema: z.object({ packetId: z.uuid() }),
  retryLimit: 3,
  retryDelaySeconds: 2,
});

/** Resumes packets whose worker died. */
export const resumePackets = defineJob({
  name: 'claims.resume',
  schema: z.object({}),
  cron: '* * * * *',
});

export const deleteEndedLinks = defineJob({
  name: 'claims.forget-ended',
  schema: z.object({}),
  cron: '23 4 * * *',
});
