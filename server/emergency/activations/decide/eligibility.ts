/** Whose services start, who waits for a person, and why. Pure. */
import type { PlanKey } from '#contract/core/plans.ts';
import { days } from '#server/platform/clock.ts';

/** A home whose last activation is younger than this is not activated again. */
export const REST_MS = days(14);

export type Accuracy = 'pin' | 'rooftop' | 'street' | 'zip';

/** How far a home may be from the point we know of it. A precise point is the home itself. */
export const UNSURE_MILES: Record<Accuracy, number> = { pin: 0, rooftop: 0, street: 0.5, zip: 5 };
/** Homes this near outside a line are listed for a person: fire does not stop at it, and lines are drawn in haste. */
export const NEAR_LINE_MILES = 1;

/** An order farther away than this is not why a household had to leave, whoever says so. */
export const FAR_MILES = 5;

export const isPrecise = (accuracy: Accuracy): boolean => UNSURE_MILES[accuracy] === 0;

export type Entitled = { plan: PlanKey; cashCents: number; nights: number };

export type Verdict =
  | { is: 'eligible'; entitled: Entitled }
  | { is: 'held'; kind: 'home-moved-after-order'; reason: string }
  | { is: 'not'; reason: string };

/**
 * A precise home inside an order. `entitledAt` tells what its owner was entitled to at a moment. The membership was there
 * before the order, and so was the home's place: neither is bought or moved with the smoke in sight.
 */
export function judgeHome(
  home: { locatedAt: Date },
  orderAt: Date,
  entitledAt: (at: Date) => Entitled | null,
): Verdict {
  const entitled = entitledAt(new Date(orderAt.getTime() - 1));
  if (!entitled) return { is: 'not', reason: 'No membership was active before the order.' };
  if (home.locatedAt >= orderAt)
    return {
      is: 'held',
      kind: 'home-moved-after-order',
      reason: 'The place of this home was set after the order was given.',
    };
  return { is: 'eligible', entitled };
}

/** The last activation of a home, in any incident. */
export type Last = { state: 'active' | 'lifted' | 'cancelled'; endedAt: Date | null };

/**
 * The re-trigger rule: while an activation runs, or within 14 days of its end, an order over the home belongs to it. It
 * opens again for messages; a second room, cash or conversation there is not.
 */
export function followsOn(last: Last | undefined, now: Date): 'new' | 'goes-on' | 'reopens' {
  if (!last) return 'new';
  if (last.state === 'active') return 'goes-on';
  return last.endedAt && now.getTime() - last.endedAt.getTime() < REST_MS ? 'reopens' : 'new';
}
