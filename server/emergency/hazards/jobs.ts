import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { pollHazards } from './hazards.ts';
import { deleteEnded } from './store.ts';

/** Polls the sources that are due. No retries: the next minute's run is the retry. */
export const pollHazardFeeds = defineJob({
  name: 'hazards.poll-feeds',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

export const deleteOldHazards = defineJob({
  name: 'hazards.forget-ended',
  schema: z.object({}),
  cron: '27 10 * * *',
});

const KEPT_MS = days(30);

export const hazardsHandlers: Handler<Deps>[] = [
  handler(pollHazardFeeds, (deps: Deps) => pollHazards(deps)),
  handler(deleteOldHazards, ({ db, clock }: Deps) => deleteEnded(db, after(clock.now(), -KEPT_MS))),
];
