import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendAlerts } from './send-alerts.ts';
import { deleteOldAlerts } from './store.ts';
import { checkWatched } from './watch.ts';

/** Every minute: the next run is the retry. */
export const watchPlaces = defineJob({
  name: 'places.watch',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});

export const forgetAlerts = defineJob({
  name: 'places.forget-alerts',
  schema: z.object({}),
  cron: '47 10 * * *',
});

const KEPT_MS = days(90);

export const placesHandlers: Handler<Deps>[] = [
  handler(watchPlaces, async (deps: Deps) => {
    await checkWatched(deps);
    await sendAlerts(deps);
  }),
  handler(forgetAlerts, async ({ db, clock }: Deps) => {
    await deleteOldAlerts(db, after(clock.now(), -KEPT_MS));
  }),
];
