import { z } from 'zod';
import type { Tx } from '#server/platform/db.ts';
import { defineJob, type Jobs } from '#server/platform/jobs.ts';

/** Something of a home changed that its readiness depends on. */
export const homeChanged = defineJob({ name: 'homes.changed', schema: z.object({ homeId: z.uuid() }) });

/** Lets whoever keeps figures about a home work them out again, once the caller's transaction commits. */
export const announceHomeChange = (tx: Tx, jobs: Jobs, homeId: string): Promise<void> =>
  jobs.enqueue(tx, homeChanged, { homeId });
