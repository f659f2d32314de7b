import { NEW_CARD_HOURS } from '#contract/core/payout-terms.ts';
import { after, hours, minutes, seconds } from '#server/platform/clock.ts';
import type { PayoutName } from '#server/ports/payouts.ts';
import type { payouts } from './tables.ts';

export type Payout = typeof payouts.$inferSelect;
export type PayoutRow = typeof payouts.$inferInsert;
export type State = Payout['state'];

/** Emergency cash arrives 5-10 minutes after an evacuation order. This is the upper limit. */
export const PROMISED_DELIVERY_MS = minutes(10);
/** The highest amount of any plan. */
export const MOST_CENTS = 250_000;

/** Every allowed state transition. A test checks all pairs. */
export const MOVES: Record<State, readonly State[]> = {
  held: ['due', 'needs-card', 'cancelled'],
  due: ['sending', 'needs-card', 'held', 'cancelled'],
  'needs-card': ['due', 'held', 'cancelled'],
  sending: ['unknown', 'sent', 'delivered', 'failed'],
  unknown: ['sent', 'delivered', 'failed', 'cancelled'],
  sent: ['delivered', 'failed'],
  // A bank can return a transfer days later.
  delivered: ['failed'],
  // A new round with another card.
  failed: ['due', 'cancelled'],
  // The evacuation order was a mistake, then a real one followed. Only for cash that was never requested.
  cancelled: ['due', 'held'],
};

/** Reason stored when the evacuation order turns out to be a mistake. */
export const ORDER_WAS_MISTAKE = 'The order was a mistake, and the cash had not been sent.';

/** No transfer is in flight: none was requested, or the provider refused it for good. */
export const UNSENT = ['held', 'due', 'needs-card'] as const satisfies State[];

/**
 * The payout's name and idempotency key at the provider. Derived only from the row, so every retry uses the
 * same ones.
 */
export function nameOf({
  incidentId,
  homeId,
  round,
}: Pick<Payout, 'incidentId' | 'homeId' | 'round'>): PayoutName {
  const purpose = `${incidentId}:${homeId}`;
  return { purpose, key: `${purpose}:${round}` };
}

/** Who gets how much. `incidentId` is the activation's. */
export type Payee = { incidentId: string; homeId: string; userId: string; cents: number };

/**
 * Builds the rows of a fan-out. `at` is when the evacuation order was seen. Cards are checked at send time.
 * `isHeld`: the incident's cash waits for approval.
 */
export function payoutRows(
  payees: readonly Payee[],
  { isHeld, at }: { isHeld: boolean; at: Date },
): PayoutRow[] {
  const common = {
    state: isHeld ? ('held' as const) : ('due' as const),
    heldFor: isHeld ? ('incident' as const) : null,
    dueBy: after(at, PROMISED_DELIVERY_MS),
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

/** A card this new may have been added by an account thief, so any amount waits for a review. */
const NEW_CARD = hours(NEW_CARD_HOURS);

/** Why cash for this card needs a review: another member of the event uses it, or it was added just now. */
export type CardDoubt = 'shared-card' | 'new-card';

export const isHeldForCard = (payout: Pick<Payout, 'heldFor'> | undefined): boolean =>
  payout?.heldFor === 'new-card' || payout?.heldFor === 'shared-card';

export function cardDoubt(
  { isCardTrusted, cardId }: Pick<Payout, 'isCardTrusted' | 'cardId'>,
  card: { id: string; addedAt: Date },
  { isShared, now }: { isShared: boolean; now: Date },
): CardDoubt | null {
  if (isCardTrusted && cardId === card.id) return null;
  if (isShared) return 'shared-card';
  return after(card.addedAt, NEW_CARD) > now ? 'new-card' : null;
}

/** Longer than any provider call, so an expired lease means the worker died. */
export const LEASE = minutes(3);
const WAITS = [seconds(5), seconds(15), seconds(30), minutes(1), minutes(2), minutes(5)] as const;

/** Time of the next try. Retries never stop, because a household is waiting. */
export const nextTry = (now: Date, attempts: number): Date =>
  after(now, WAITS[Math.min(Math.max(attempts, 1), WAITS.length) - 1] ?? minutes(5));

/** How long to wait for a delivery webhook before polling the provider. */
export const nextCheckAt = (now: Date, askedAt: Date | null): Date => {
  const age = now.getTime() - (askedAt ?? now).getTime();
  return after(now, age < minutes(10) ? seconds(20) : age < hours(2) ? minutes(5) : hours(6));
};

/** Past the promised time and not delivered, for a reason on our side. */
export const LATE_STATES = ['due', 'sending', 'unknown', 'sent'] as const satisfies State[];
export const isLate = ({ state, dueBy }: Pick<Payout, 'state' | 'dueBy'>, now: Date): boolean =>
  dueBy < now && (LATE_STATES as readonly State[]).includes(state);
