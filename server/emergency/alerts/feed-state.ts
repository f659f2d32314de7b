/** A feed's state, derived from its pulls. Pure. */
import { minutes } from '#server/platform/clock.ts';

export type PullOutcome = 'good' | 'unchanged' | 'empty' | 'half' | 'refused' | 'failed';
export type FeedState = 'ok' | 'stale' | 'unavailable';

const UNAVAILABLE_MS = minutes(60);

/**
 * A feed with complete responses is OK however old its orders are: they stay in force for weeks. Partial
 * responses make it stale, because it is still reachable. Failed or empty responses make it unavailable after
 * an hour, or right away if there has never been a good response.
 */
export function feedState(outcome: PullOutcome, lastGoodAt: Date | null, at: Date): FeedState {
  if (outcome === 'good' || outcome === 'unchanged') return 'ok';
  if (lastGoodAt === null) return 'unavailable';
  const isSilent = outcome === 'failed' || outcome === 'empty';
  return isSilent && at.getTime() - lastGoodAt.getTime() > UNAVAILABLE_MS ? 'unavailable' : 'stale';
}
