/** Which homes start services, which are held for review, and why. Pure. */
import type { PlanKey } from '#contract/core/plans.ts';
import { days } from '#server/platform/clock.ts';
import type { Prepared } from '#server/platform/polygon.ts';

/** Within this time after its last activation, a home gets no new one; the last one reopens instead. */
export const REST_MS = days(14);

export type Accuracy = 'pin' | 'rooftop' | 'street' | 'zip';

/** How far a home may be from its known location. A precise location is exact. */
export const UNSURE_MILES: Record<Accuracy, number> = { pin: 0, rooftop: 0, street: 0.5, zip: 5 };
/** Homes this close outside a boundary go to review: fire crosses lines, and lines are drawn in haste. */
export const NEAR_LINE_MILES = 1;

/**
 * An order farther away than this can't be the reason a household had to leave, whatever the reviewer says.
 */
export const FAR_MILES = 5;

/** A precise home is covered if it is inside. A roughly located one may be if it is within its uncertainty. */
export const mayCover = (
  shape: Pick<Prepared, 'contains' | 'milesTo'>,
  { lng, lat, accuracy }: { lng: number; lat: number; accuracy: Accuracy },
): boolean => {
  if (shape.contains(lng, lat)) return true;
  const unsure = UNSURE_MILES[accuracy];
  return unsure > 0 && shape.milesTo(lat, lng, unsure) <= unsure;
};

export const isPrecise = (accuracy: Accuracy): boolean => UNSURE_MILES[accuracy] === 0;

export type Entitled = { plan: PlanKey; cashCents: number; nights: number };

export type Verdict =
  | { is: 'eligible'; entitled: Entitled }
  | { is: 'held'; kind: 'home-moved-after-order'; reason: string }
  | { is: 'not'; reason: string };

/**
 * Judges a precisely located home inside an order. `entitledAt` returns the owner's entitlement at a given
 * time. Membership and home location must both predate the order, so that neither can be bought or moved once
 * the fire is visible.
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

/** A home's last activation, in any incident. */
export type Last = { state: 'active' | 'lifted' | 'cancelled'; endedAt: Date | null };

/**
 * The retrigger rule: while an activation is active, or within 14 days of its end, an order over the home
 * belongs to it. The activation reopens for notices, but there is no second room, cash or conversation.
 */
export function followsOn(last: Last | undefined, now: Date): 'new' | 'goes-on' | 'reopens' {
  if (!last) return 'new';
  if (last.state === 'active') return 'goes-on';
  return last.endedAt && now.getTime() - last.endedAt.getTime() < REST_MS ? 'reopens' : 'new';
}
