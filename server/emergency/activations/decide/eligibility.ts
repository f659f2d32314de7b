/** Which homes start services, which are held for review, and why. Pure. */
import type { PlanKey } from '#contract/core/plans.ts';
import { REST_DAYS, SETTLED_DAYS } from '#contract/core/payout-terms.ts';
import type { Approval } from '#contract/home/protection.ts';
import { days } from '#server/platform/clock.ts';
import type { Prepared } from '#server/platform/polygon.ts';

/** Within this time after its last activation, a home gets no new one; the last one reopens instead. */
export const REST_MS = days(REST_DAYS);

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

/** Limits how far back the event can start. A household that hasn't changed for this long is never in doubt. */
export const LOOK_BACK_MS = days(SETTLED_DAYS);

/**
 * The time as of which a household is judged: the event's first warning or order, or the order over the home if that
 * was earlier.
 */
export const firstSign = (openedAt: Date, orderAt: Date): Date =>
  new Date(Math.max(Math.min(openedAt.getTime(), orderAt.getTime()), orderAt.getTime() - LOOK_BACK_MS));

/** What the rules read about one home under an order. */
export type Facts = {
  /** At the first sign. */
  entitledBefore: Entitled | null;
  /** Just before the order. */
  entitledAtOrder: Entitled | null;
  isLocatedAfter: boolean;
  isOwnerNew: boolean;
  /** Whether the membership protected this home at the first sign. */
  isProtected: boolean;
  approval: Approval;
};

type HeldKind =
  | 'home-moved-after-order'
  | 'home-owner-changed'
  | 'home-unapproved'
  | 'home-joined-during-event';

export type Verdict =
  | { is: 'eligible'; entitled: Entitled }
  | { is: 'held'; kind: HeldKind; reason: string }
  | { is: 'not'; reason: string };

type Rule = { applies: (facts: Facts) => boolean; verdict: Exclude<Verdict, { is: 'eligible' }> };

/**
 * Checked in this order; the first rule that applies decides. Nothing can be bought, moved or transferred once a fire
 * is visible.
 */
export const RULES: readonly Rule[] = [
  {
    applies: ({ entitledAtOrder }) => entitledAtOrder === null,
    verdict: { is: 'not', reason: 'No membership was active before the order.' },
  },
  {
    applies: ({ isOwnerNew }) => isOwnerNew,
    verdict: {
      is: 'held',
      kind: 'home-owner-changed',
      reason: 'The owner got this home after the event began.',
    },
  },
  {
    applies: ({ isLocatedAfter }) => isLocatedAfter,
    verdict: {
      is: 'held',
      kind: 'home-moved-after-order',
      reason: 'The place of this home was set after the event began.',
    },
  },
  {
    applies: ({ isProtected }) => !isProtected,
    verdict: { is: 'not', reason: 'The owner’s membership protects another home.' },
  },
  {
    applies: ({ approval }) => approval === 'not-covered',
    verdict: { is: 'not', reason: 'We don’t cover the state of this home yet.' },
  },
  {
    applies: ({ approval }) => approval === 'declined',
    verdict: { is: 'not', reason: 'Our team reviewed this home and declined it.' },
  },
  {
    applies: ({ approval }) => approval === 'review',
    verdict: {
      is: 'held',
      kind: 'home-unapproved',
      reason: 'This home isn’t approved: its pin is far from its address, or another owner has it too.',
    },
  },
  {
    applies: ({ entitledBefore }) => entitledBefore === null,
    verdict: {
      is: 'held',
      kind: 'home-joined-during-event',
      reason: 'The owner joined after the event began and before the order.',
    },
  },
];

const lesser = (a: Entitled, b: Entitled): Entitled => (a.cashCents <= b.cashCents ? a : b);

export function judgeFacts(facts: Facts): Verdict {
  const rule = RULES.find(({ applies }) => applies(facts));
  if (rule) return rule.verdict;
  const { entitledBefore, entitledAtOrder } = facts;
  if (!entitledBefore || !entitledAtOrder) throw new Error('a rule let a household without a plan pass');
  // An upgrade after the first sign counts for the next event.
  return { is: 'eligible', entitled: lesser(entitledBefore, entitledAtOrder) };
}

/** The most a reviewer may grant: the plan at the first sign, unless there was none then. */
export function entitledToAtMost(
  { openedAt, orderAt }: { openedAt: Date; orderAt: Date },
  entitledAt: (at: Date) => Entitled | null,
): Entitled | null {
  const atOrder = entitledAt(new Date(orderAt.getTime() - 1));
  const before = entitledAt(new Date(firstSign(openedAt, orderAt).getTime() - 1));
  return atOrder && before ? lesser(before, atOrder) : atOrder;
}

/** What is known about a home's location and owner. Times are in milliseconds. */
export type KnownHome = {
  locatedMs: number;
  ownedMs: number;
  approval: Approval;
  protectedFromMs: number;
  protectedUntilMs: number;
};

type HomeColumns = {
  locatedAt: Date | null;
  createdAt: Date;
  ownedSince: Date | null;
  approval: Approval;
  protectedFrom: Date | null;
  protectedUntil: Date | null;
};

/** The same facts from a home's row. */
export const knownHome = (row: HomeColumns): KnownHome => ({
  locatedMs: (row.locatedAt ?? row.createdAt).getTime(),
  ownedMs: row.ownedSince?.getTime() ?? 0,
  approval: row.approval,
  protectedFromMs: row.protectedFrom?.getTime() ?? Infinity,
  protectedUntilMs: row.protectedUntil?.getTime() ?? Infinity,
});

/** Whether the membership protected the home just before this moment. */
export const isProtectedAt = (
  { protectedFromMs, protectedUntilMs }: Pick<KnownHome, 'protectedFromMs' | 'protectedUntilMs'>,
  moment: Date,
): boolean => protectedFromMs < moment.getTime() && moment.getTime() <= protectedUntilMs;

/**
 * Judges a precisely located home inside an order. `entitledAt` returns the owner's entitlement at a given
 * time.
 */
export function judgeHome(
  home: KnownHome,
  { openedAt, orderAt }: { openedAt: Date; orderAt: Date },
  entitledAt: (at: Date) => Entitled | null,
): Verdict {
  const sign = firstSign(openedAt, orderAt);
  const signMs = sign.getTime();
  const entitledAtOrder = entitledAt(new Date(orderAt.getTime() - 1));
  return judgeFacts({
    entitledAtOrder,
    entitledBefore: signMs === orderAt.getTime() ? entitledAtOrder : entitledAt(new Date(signMs - 1)),
    isLocatedAfter: home.locatedMs >= signMs,
    isOwnerNew: home.ownedMs >= signMs,
    isProtected: isProtectedAt(home, sign),
    approval: home.approval,
  });
}

/** A home's last activation, in any incident. */
export type Last = { state: 'active' | 'lifted' | 'cancelled'; endedAt: Date | null };

/**
 * The retrigger rule: while an activation is active, or within 14 days of its end, an order over the home
 * belongs to it. The activation reopens for notices, but there is no second room or cash.
 */
export function followsOn(last: Last | undefined, now: Date): 'new' | 'goes-on' | 'reopens' {
  if (!last) return 'new';
  if (last.state === 'active') return 'goes-on';
  return last.endedAt && now.getTime() - last.endedAt.getTime() < REST_MS ? 'reopens' : 'new';
}
