import { z } from 'zod';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { purgeTrash } from './trash.ts';

/** Nobody sees a document after its thirty days; within the hour its bytes are gone, too. */
export const purgeOldTrash = defineJob({
  name: 'documents.purge-trash',
  schema: z.object({}),
  cron: '23 * * * *',
});

export const documentsHandlers: readonly Handler<Deps>[] = [
  handler(purgeOldTrash, (deps: Deps) => purgeTrash(deps)),
];
