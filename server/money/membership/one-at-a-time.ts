import { setTimeout as pause } from 'node:timers/promises';
import { after, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Longer than any change takes, and short enough to wait out after a server crash. */
const HELD_FOR = minutes(2);
const LOOKS = { times: 10, everyMs: 300 };

/**
 * Runs plan changes one at a time per membership. Uses a lease in the row instead of a database lock, because
 * no database connection may wait on a provider call.
 */
export async function oneAtATime<T>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  membershipId: string,
  work: () => Promise<T>,
): Promise<T> {
  for (let look = 0; look < LOOKS.times; look += 1) {
    const now = clock.now();
    const until = after(now, HELD_FOR);
    if (!(await store.holdForChange(db, membershipId, now, until))) {
      await pause(LOOKS.everyMs);
      continue;
    }
    try {
      return await work();
    } finally {
      await store.releaseLease(db, membershipId, until);
    }
  }
  throw new AppError('conflict', say().membershipErrors.changingElsewhere);
}
