import { z } from 'zod';
import { after, days } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import type { AnswerDeps } from '#server/emergency/room-offers/room-offers.ts';
import { deleteOldMails } from './demo.ts';
import { answerAsSampleHotels } from './hotels.ts';

/** Codes and links in stored emails have expired by then. */
const KEPT = days(7);

/** Runs in every mode, because a former demo database may still hold emails. */
export const cleanUpMails = defineJob({
  name: 'demo.forget-old-mails',
  schema: z.object({}),
  cron: '29 * * * *',
});

/** Answers for sample hotels in a demo. Every minute is often enough, like people. */
export const answerSamples = defineJob({
  name: 'demo.answer-as-hotels',
  schema: z.object({}),
  cron: '* * * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'log' | 'config'>;

/** `tell` adds events to households' timelines. */
export const demoHandlers = (tell: AnswerDeps['tell']): Handler<JobDeps>[] => [
  handler(answerSamples, async (deps: JobDeps) => {
    const { demo, demoHotels } = deps.config;
    if (demo && demoHotels === 'answer') await answerAsSampleHotels({ ...deps, tell });
  }),
  handler(cleanUpMails, ({ db, clock }: JobDeps) => deleteOldMails(db, after(clock.now(), -KEPT))),
];
