import { after, days, hours } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { refreshRoutes } from '#server/emergency/routes/routes.ts';
import { askHotels, endStays, extendSamples, offerRooms } from './job-names.ts';
import type { RecordRoomEvent } from './room-events.ts';
import { nightOf } from './nights.ts';
import { addSampleNights } from './samples.ts';
import * as store from './store.ts';
import { moveThreatened, offerWaiting } from './waiting.ts';

/** Checkout is around noon: seven hours after the night ends at 5 AM. */
const CHECK_OUT = hours(7);
/** A household waits for a room no longer than a room would be held. */
const LONGEST_WAIT = days(14);

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>;

/** Ends stays and waiting-list places that have run out. Their nights are past, so none return to stock. */
export async function runEndStays({ db, clock }: Pick<JobDeps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const ended = await store.endHolds(tx, {
      before: nightOf(after(now, -CHECK_OUT)),
      waitingSince: after(now, -LONGEST_WAIT),
      at: now,
    });
    if (ended.length > 0) await publishLiveTo(tx, ended, { topic: 'evacuation' });
  });
}

/** `tell` adds events to households' timelines. */
export const lodgingHandlers = (tell: RecordRoomEvent): Handler<JobDeps>[] => [
  handler(offerRooms, async (deps: JobDeps) => {
    const moved = await moveThreatened({ ...deps, tell });
    const offered = await offerWaiting({ ...deps, tell });
    if (moved + offered === 0) return;
    await deps.jobs.enqueue(deps.db, askHotels, {}, { unlessWaiting: true });
    await deps.jobs.enqueue(deps.db, refreshRoutes, {}, { unlessWaiting: true });
    deps.log.info({ moved, offered }, 'rooms moved or assigned from the waiting list');
  }),
  handler(endStays, (deps: JobDeps) => runEndStays(deps)),
  handler(extendSamples, async ({ db, clock }: JobDeps) => {
    await addSampleNights(db, clock.now());
  }),
];
