import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { movesUp } from './event-rules.ts';
import { countsOfOne, type EventRow } from './event-store.ts';
import { queueOwn } from './queueing.ts';
import { moveSignUp, waitingOf } from './sign-up-store.ts';

/** Assigns free seats to those who have waited longest. The caller has locked the event. */
export async function moveUp(tx: Tx, deps: Pick<Deps, 'jobs'>, event: EventRow, at: Date): Promise<void> {
  if (event.state !== 'planned') return;
  const counts = await countsOfOne(tx, event);
  const free = movesUp({ ...event, going: counts.going, waiting: counts.waiting }, at);
  if (free === 0) return;
  for (const row of await waitingOf(tx, event.id, free)) {
    const moved = await moveSignUp(tx, row.id, { to: 'going', mover: 'seat', at });
    await queueOwn(tx, deps, moved, 'seat', at);
  }
}
