import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { deleteMessages } from './message-store.ts';
import { deletePulls } from './poll-store.ts';
import { pollFeeds } from './polling.ts';

/** Polls the feeds that are due. No retries: the next minute's run is the retry. */
export const pollAlertFeeds = defineJob({
  name: 'alerts.poll-feeds',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

export const deleteOldPulls = defineJob({
  name: 'alerts.forget-old-pulls',
  schema: z.object({}),
  cron: '37 10 * * *',
});

const KEPT_MS = days(30);

/** Deletes only what nothing depends on. Zones, their history and their evidence are kept. */
async function forget({ db, clock }: Deps): Promise<void> {
  const before = after(clock.now(), -KEPT_MS);
  await deleteMessages(db, before);
  await deletePulls(db, before);
}

export const alertsHandlers: Handler<Deps>[] = [
  handler(pollAlertFeeds, (deps: Deps) => pollFeeds(deps)),
  handler(deleteOldPulls, forget),
];
