import { askHotels, type RecordRoomEvent } from '#server/emergency/lodging/lodging.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { AnswerDeps } from './answers.ts';
import { reconcileRoomOffers } from './ask-hotels.ts';
import { callWhereNeeded } from './capacity-calls.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'masterKeys' | 'log'>;

/** `tell` adds events to households' timelines. */
export const roomOffersHandlers = (tell: RecordRoomEvent): Handler<JobDeps>[] => [
  handler(askHotels, async (deps: JobDeps) => {
    const all: AnswerDeps = { ...deps, tell };
    const asked = await reconcileRoomOffers(all);
    if (asked > 0) deps.log.info({ rooms: asked }, 'hotels asked to confirm rooms');
    await callWhereNeeded(deps);
  }),
];
