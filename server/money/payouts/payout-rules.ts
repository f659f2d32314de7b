import { after, hours, minutes, seconds } from '#server/platform/clock.ts';
import type { PayoutName } from '#server/ports/payouts.ts';
import type { payouts } from './tables.ts';

export type Payout = typeof payouts.$inferSelect;
export type PayoutRow = typeof payouts.$inferInsert;
export type State = Payout['state'];

/** Emergency cash arrives in 5 to 10 minutes after an order: this is the later of the two. */
export const PROMISED = minutes(10);
/** The most a plan brings. */
export const MOST_CENTS = 250_000;

/** From where a payout may go where. What is not here does not happen; a test walks every pair. */
export const MOVES: Record<State, readonly State[]> = {
  held: ['due', 'needs-card', 'cancelled'],
  due: ['sending', 'needs-card', 'held', 'cancelled'],
  'needs-card': ['due', 'held', 'cancelled'],
  sending: ['unknown', 'sent', 'delivered', 'failed'],
  unknown: ['sent', 'delivered', 'failed', 'cancelled'],
  sent: ['delivered', 'failed'],
  // A bank can send back what it has taken, days later.
  delivered: ['failed'],
  // Another card, in a new round.
  failed: ['due', 'cancelled'],
  // The order was a mistake, and a real one came: what nobody was asked for.
  cancelled: ['due', 'held'],
};

/** Why a payout is stopped when its order was one. */
export const A_MISTAKE = 'The order was a mistake, and the cash had not been sent.';

/** Nothing has been asked for, or the provider has said no for good. */
export const UNSENT = ['held', 'due', 'needs-card'] as const satisfies State[];

/** What a payout is called at its provider. It follows from the row alone: whoever takes it up again says the same. */
export function nameOf({
  incidentId,
  homeId,
  round,
}: Pick<Payout, 'incidentId' | 'homeId' | 'round'>): PayoutName {
  const purpose = `${incidentId}:${homeId}`;
  return { purpose, key: `${purpose}:${round}` };
}

/** Who gets what. `incidentId` is that of the activation. */
export type Payee = { incidentId: string; homeId: string; userId: string; cents: number };

/**
 * The rows of a fan-out, `at` the moment its order was seen. Whether there is a card is looked at when they are sent.
 * `isHeld`: the incident's cash waits for a person.
 */
export function payoutRows(
  payees: readonly Payee[],
  { isHeld, at }: { isHeld: boolean; at: Date },
): PayoutRow[] {
  const common = {
    state: isHeld ? ('held' as const) : ('due' as const),
    heldFor: isHeld ? ('incident' as const) : null,
    dueBy: after(at, PROMISED),
    nextTryAt: at,
    createdAt: at,
    changedAt: at,
  };
  return payees.map(({ incidentId, homeId, userId, cents }) => {
    if (!Number.isSafeInteger(cents) || cents < 1 || cents > MOST_CENTS)
      throw new RangeError(`a payout of ${cents} cents is no plan's`);
    return { incidentId, homeId, userId, cents, ...common };
  });
}

/** A card this new may be somebody else's: a sum above this waits for a person. */
const NEW_CARD = hours(24);
const LARGE_CENTS = 100_000;

export const needsSecondReview = (
  { cents, isCardTrusted, cardId }: Pick<Payout, 'cents' | 'isCardTrusted' | 'cardId'>,
  card: { id: string; addedAt: Date },
  now: Date,
): boolean =>
  !(isCardTrusted && cardId === card.id) && cents > LARGE_CENTS && after(card.addedAt, NEW_CARD) > now;

/** Longer than a call may take: then whoever took it up is gone. */
export const LEASE = minutes(3);
const WAITS = [seconds(5), seconds(15), seconds(30), minutes(1), minutes(2), minutes(5)] as const;

/** When to look again, after so many attempts. It is never given up: somebody waits for it. */
export const nextTry = (now: Date, attempts: number): Date =>
  after(now, WAITS[Math.min(Math.max(attempts, 1), WAITS.length) - 1] ?? minutes(5));

/** How long news of a delivery may take before the provider is asked. */
export const nextLook = (now: Date, askedAt: Date | null): Date => {
  const age = now.getTime() - (askedAt ?? now).getTime();
  return after(now, age < minutes(10) ? seconds(20) : age < hours(2) ? minutes(5) : hours(6));
};

/** Past the time we promised, and still not there, for a reason that is ours. */
export const LATE_STATES = ['due', 'sending', 'unknown', 'sent'] as const satisfies State[];
export const isLate = ({ state, dueBy }: Pick<Payout, 'state' | 'dueBy'>, now: Date): boolean =>
  dueBy < now && (LATE_STATES as readonly State[]).includes(state);
