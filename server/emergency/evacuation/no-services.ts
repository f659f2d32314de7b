import type { NoServices } from '#contract/emergency/evacuation.ts';

export type Unserved = {
  isConfirmed: boolean;
  isPossible: boolean;
  /** The owner had a membership when the order was issued. */
  wasMember: boolean;
  isMember: boolean;
  /** Automatic activation is off for this home. */
  startsByHand: boolean;
  locatedAt: Date | null;
  orderAt: Date;
};

/** Why an order over a home started no services, most decisive reason first. Pure. */
export function whyNoServices(known: Unserved): NoServices {
  if (!known.isMember && !known.wasMember) return 'not-member';
  if (!known.wasMember) return 'joined-after';
  if (!known.isConfirmed) return 'unconfirmed';
  if (known.isPossible) return 'imprecise';
  if (known.locatedAt !== null && known.locatedAt >= known.orderAt) return 'located-after';
  if (known.startsByHand) return 'waiting-for-you';
  return 'starting';
}
