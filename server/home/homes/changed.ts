import { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';

/** Something changed that affects the home's readiness. */
export const homeChanged = defineJob({
  name: 'homes.changed',
  schema: z.object({ homeId: z.uuid() }),
  isMerged: true,
});

/** A home was moved or restored. Modules that depend on locations check it again. */
export const homePlaced = defineJob({ name: 'homes.placed', schema: z.object({ homeId: z.uuid() }) });

export const announceHomePlaced = (tx: Tx, jobs: Jobs, homeId: string): Promise<void> =>
  jobs.enqueue(tx, homePlaced, { homeId });

/** Makes modules recompute their figures about a home after the caller's transaction commits. */
export const announceHomeChange = (tx: Tx, jobs: Jobs, homeId: string): Promise<void> =>
  jobs.enqueue(tx, homeChanged, { homeId });
