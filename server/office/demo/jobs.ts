import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { deleteOldMails } from './demo.ts';

/** Codes and links in stored emails have expired by then. */
const KEPT = days(7);

/** Runs in every mode, because a former demo database may still hold emails. */
export const cleanUpMails = defineJob({
  name: 'demo.forget-old-mails',
  schema: z.object({}),
  cron: '29 * * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock'>;

export const demoHandlers: Handler<JobDeps>[] = [
  handler(cleanUpMails, ({ db, clock }: JobDeps) => deleteOldMails(db, after(clock.now(), -KEPT))),
];
