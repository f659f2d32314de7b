/** How reliable a source is right now, however long ago it was last polled. Pure. */
import { minutes, seconds } from '#server/platform/clock.ts';
import { feedState, type FeedState } from '#server/emergency/alerts/alerts.ts';

/** A source is late after this many intervals without a complete response. */
const LATE_AFTER = 3;
const LEAST_MS = minutes(10);

/** The stored state is from the last poll. If polling itself has stopped, the age shows it. */
export function stateNow(
  row: { state: FeedState; lastGoodAt: Date | null } | undefined,
  everySeconds: number,
  at: Date,
): FeedState {
  if (!row?.lastGoodAt) return 'unavailable';
  const age = at.getTime() - row.lastGoodAt.getTime();
  if (age <= Math.max(LEAST_MS, seconds(everySeconds * LATE_AFTER))) return row.state;
  const late = feedState('failed', row.lastGoodAt, at);
  return row.state === 'unavailable' ? 'unavailable' : late;
}
