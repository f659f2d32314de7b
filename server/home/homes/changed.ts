import { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';

/** Something of a home changed that its readiness depends on. */
export const homeChanged = defineJob({ name: 'homes.changed', schema: z.object({ homeId: z.uuid() }) });

/** A home is somewhere else, or there again: whoever acts by where homes are looks at it. */
export const homePlaced = defineJob({ name: 'homes.placed', schema: z.object({ homeId: z.uuid() }) });

export const announceHomePlaced = (tx: Tx, jobs: Jobs, homeId: string): Promise<void> =>
  jobs.enqueue(tx, homePlaced, { homeId });

/** Lets whoever keeps figures about a home work them out again, once the caller's transaction commits. */
export const announceHomeChange = (tx: Tx, jobs: Jobs, homeId: string): Promise<void> =>
  jobs.enqueue(tx, homeChanged, { homeId });
