/** When a route is recomputed, and how that is announced. Pure. */
import type { RouteCause, RouteGoal } from '#contract/emergency/evacuation-route.ts';
import { isVerified } from '#contract/emergency/evacuation-route-words.ts';
import type { RouteOutcome } from '#contract/emergency/routes.ts';
import type { RouteFaultKind } from '#server/emergency/routes/routes.ts';

/** What the decision about a stored version depends on. */
export type KnownRoute = {
  outcome: RouteOutcome;
  goal: RouteGoal;
  hotelId: string | null;
  from: readonly [number, number];
  roadsMark: string | null;
  pictureHash: string;
};

export type Situation = {
  hotelId: string | null;
  from: readonly [number, number];
  roadsMark: string | null;
  pictureHash: string;
  /** What is wrong with the stored line, given what we know now. */
  faults: readonly RouteFaultKind[];
};

const CAUSE_OF_FAULT: Partial<Record<RouteFaultKind, RouteCause>> = { fire: 'fire', closure: 'closure' };

/**
 * Why a household needs another route, or null. A checked route is kept as long as it passes the check: a hazard that
 * doesn't affect it, one that ended, or a source that stopped responding changes nothing. A refusal, and a route that
 * first goes deeper into the zone or ends before the hotel, is retried whenever anything changed.
 */
export function causeToRecompute(known: KnownRoute | null, now: Situation): RouteCause | null {
  if (!known) return 'first';
  if (known.hotelId !== now.hotelId) return 'hotel';
  if (known.from[0] !== now.from[0] || known.from[1] !== now.from[1]) return 'home';
  // The route ends before the hotel, beyond our roads or because the way there was closed.
  const isShort = known.goal === 'clear' && known.hotelId !== null;
  if ((isShort || known.outcome === 'no-road-data') && known.roadsMark !== now.roadsMark) return 'roads';
  if (known.outcome === 'no-road-data') return null;
  if (known.outcome === 'unavailable') return 'reopened';
  const [fault] = now.faults;
  if (isVerified(known.outcome) && fault) return CAUSE_OF_FAULT[fault] ?? 'zone';
  if (known.outcome === 'verified' && !isShort) return null;
  return known.pictureHash === now.pictureHash ? null : 'reopened';
}

export type Compared = {
  outcome: RouteOutcome;
  line: string | null;
  hotelId: string | null;
  noWay: string | null;
};

/** Whether people would read the same. If so, no new version is created. */
export const isSameRoute = (before: Compared, after: Compared): boolean =>
  before.outcome === after.outcome &&
  before.line === after.line &&
  before.hotelId === after.hotelId &&
  before.noWay === after.noWay;

/** `notify`: by every channel. `timeline`: only on the page. */
export type Announcement = 'notify' | 'timeline';

const WITHOUT_ANSWER: readonly RouteOutcome[] = ['no-road-data', 'unavailable'];

/**
 * How a new version is announced. The order's own message contains the first one, and the message about a new room
 * contains the one to that hotel, so these trigger no second message.
 */
export function announcementOf(
  before: Pick<Compared, 'outcome'> | null,
  after: Pick<Compared, 'outcome'>,
  cause: RouteCause,
): Announcement {
  if (!before || cause === 'first' || cause === 'hotel' || cause === 'home' || cause === 'roads')
    return 'timeline';
  // A fire at the home is always announced, whatever we said before.
  if (after.outcome === 'in-fire') return before.outcome === 'in-fire' ? 'timeline' : 'notify';
  // There was no route before, so no one is following an outdated one.
  if (WITHOUT_ANSWER.includes(before.outcome)) return 'timeline';
  return isVerified(before.outcome) || isVerified(after.outcome) ? 'notify' : 'timeline';
}
