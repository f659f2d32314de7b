import { z } from 'zod';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { saveFigures } from './figures.ts';

/** Runs every few minutes. Charts show the last run of each day. */
export const saveFiguresJob = defineJob({
  name: 'admin.keep-figures',
  schema: z.object({}),
  retryLimit: 2,
  cron: '*/5 * * * *',
});

export const adminHandlers: Handler<Deps>[] = [handler(saveFiguresJob, (deps: Deps) => saveFigures(deps))];
