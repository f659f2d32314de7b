import type { NoServices } from '#contract/emergency/evacuation.ts';
import type { Approval } from '#contract/home/protection.ts';

export type Unserved = {
  isConfirmed: boolean;
  isPossible: boolean;
  /** The owner had a membership just before the order. */
  wasMember: boolean;
  /** The owner had a membership at the event's first sign. */
  wasMemberBefore: boolean;
  isMember: boolean;
  /** At the first sign, the owner had the home, the home was there, and the membership protected it. */
  isOwnerNew: boolean;
  isLocatedAfter: boolean;
  isProtected: boolean;
  approval: Approval;
  /** Automatic activation is off for this home. */
  startsByHand: boolean;
};

type Reason = { reason: NoServices; applies: (known: Unserved) => boolean };

/** The same order as the rules that decide about services; the first reason that applies is shown. */
const REASONS: readonly Reason[] = [
  { reason: 'not-member', applies: ({ isMember, wasMember }) => !isMember && !wasMember },
  { reason: 'joined-after', applies: ({ wasMember }) => !wasMember },
  { reason: 'not-covered', applies: ({ approval }) => approval === 'not-covered' },
  { reason: 'unconfirmed', applies: ({ isConfirmed }) => !isConfirmed },
  { reason: 'imprecise', applies: ({ isPossible }) => isPossible },
  { reason: 'owner-changed', applies: ({ isOwnerNew }) => isOwnerNew },
  { reason: 'located-after', applies: ({ isLocatedAfter }) => isLocatedAfter },
  { reason: 'other-home', applies: ({ isProtected }) => !isProtected },
  { reason: 'declined', applies: ({ approval }) => approval === 'declined' },
  { reason: 'not-approved', applies: ({ approval }) => approval === 'review' },
  { reason: 'joined-during', applies: ({ wasMemberBefore }) => !wasMemberBefore },
  { reason: 'waiting-for-you', applies: ({ startsByHand }) => startsByHand },
];

/** Why an order over a home started no services, most decisive reason first. Pure. */
export const whyNoServices = (known: Unserved): NoServices =>
  REASONS.find(({ applies }) => applies(known))?.reason ?? 'starting';
