import { z } from 'zod';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { purgeTrash } from './trash.ts';

/** Documents are hidden after 30 days in the trash, and their bytes are deleted within the hour. */
export const purgeOldTrash = defineJob({
  name: 'documents.purge-trash',
  schema: z.object({}),
  cron: '23 * * * *',
});

export const documentsHandlers: readonly Handler<Deps>[] = [
  handler(purgeOldTrash, (deps: Deps) => purgeTrash(deps)),
];
