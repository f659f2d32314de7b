import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { pollHazards } from './hazards.ts';
import { deleteClosed } from './shelter-store.ts';
import { pollShelters } from './shelters.ts';
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

/** Shelters have their own job, so a source that hangs doesn't delay fires and closures. */
export const pollShelterFeeds = defineJob({
  name: 'hazards.poll-shelters',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

const KEPT_MS = days(30);

async function forget({ db, clock }: Deps): Promise<void> {
  const before = after(clock.now(), -KEPT_MS);
  await deleteEnded(db, before);
  await deleteClosed(db, before);
}

export const hazardsHandlers: Handler<Deps>[] = [
  handler(pollHazardFeeds, (deps: Deps) => pollHazards(deps)),
  handler(pollShelterFeeds, (deps: Deps) => pollShelters(deps)),
  handler(deleteOldHazards, forget),
];
