import { after, days, hours } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { endStays, extendSamples, offerRooms } from './job-names.ts';
import type { Tell } from './room-events.ts';
import { nightOf } from './nights.ts';
import { keepSampleNights } from './samples.ts';
import * as store from './store.ts';
import { moveThreatened, offerWaiting } from './waiting.ts';

/** Guests leave around noon: seven hours after the morning that ends a night. */
const CHECK_OUT = hours(7);
/** Nobody waits longer for a room than a room would be held. */
const LONGEST_WAIT = days(14);

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log'>;

/** Ends what has run out. Its nights are past: nothing goes back. */
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

/** `tell` writes into the timelines of households. */
export const lodgingHandlers = (tell: Tell): Handler<JobDeps>[] => [
  handler(offerRooms, async (deps: JobDeps) => {
    const moved = await moveThreatened({ ...deps, tell });
    const offered = await offerWaiting({ ...deps, tell });
    if (moved + offered > 0) deps.log.info({ moved, offered }, 'households have other rooms, or one at last');
  }),
  handler(endStays, (deps: JobDeps) => runEndStays(deps)),
  handler(extendSamples, async ({ db, clock }: JobDeps) => {
    await keepSampleNights(db, clock.now());
  }),
];
