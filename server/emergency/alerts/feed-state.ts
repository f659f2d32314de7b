/** How a feed stands, told from its pulls. Pure. */
import { minutes } from '#server/platform/clock.ts';

export type PullOutcome = 'good' | 'unchanged' | 'empty' | 'half' | 'refused' | 'failed';
export type FeedState = 'ok' | 'stale' | 'unavailable';

const UNAVAILABLE_MS = minutes(60);

/**
 * A feed that answers whole is OK however old its orders are: they stand for weeks. One that gives half answers is still
 * there, so it is stale; one that gives none is unavailable after an hour, and from the start if there never was one.
 */
export function feedState(outcome: PullOutcome, lastGoodAt: Date | null, at: Date): FeedState {
  if (outcome === 'good' || outcome === 'unchanged') return 'ok';
  if (lastGoodAt === null) return 'unavailable';
  const isSilent = outcome === 'failed' || outcome === 'empty';
  return isSilent && at.getTime() - lastGoodAt.getTime() > UNAVAILABLE_MS ? 'unavailable' : 'stale';
}
