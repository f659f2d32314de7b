import { dollarsInWords } from '#contract/money-words.ts';
import type { Tx } from '#server/platform/db.ts';
import { decideReviewOf, openReview } from '#server/core/reviews/reviews.ts';
import { nameOf, type Payout } from './payout-rules.ts';
import type { Card } from './card-store.ts';
import type { Stop } from './stop-store.ts';

const keyOfCard = ({ incidentId, homeId }: Pick<Payout, 'incidentId' | 'homeId'>, cardId: string): string =>
  `${incidentId}:${homeId}:${cardId}`;

/** The card was removed before the review was decided, so the review is closed. */
export async function closeNewCard(tx: Tx, payout: Payout, at: Date): Promise<void> {
  await decideReviewOf(tx, {
    kind: 'payout-new-card',
    key: keyOfCard(payout, payout.cardId ?? ''),
    by: null,
    decision: 'replaced',
    note: 'The member took the card away before anybody answered.',
    at,
  });
}

/** Opens a review for a large amount to a new card, once per card. `decideNewCard` applies the decision. */
export async function openNewCardReview(tx: Tx, payout: Payout, card: Card, at: Date): Promise<void> {
  const { incidentId, homeId, cents } = payout;
  await openReview(tx, {
    kind: 'payout-new-card',
    key: keyOfCard(payout, card.id),
    incidentId,
    homeId,
    summary: `${dollarsInWords(cents)} of emergency cash waits: the card was added less than a day before.`,
    facts: { cents, cardId: card.id, card: card.name, cardAddedAt: card.addedAt.toISOString() },
    at,
  });
}

/** Opens a review when cash waits for an identity check, so it doesn't stay stuck. Once per round. */
export async function openIdentityReview(tx: Tx, payout: Payout, at: Date): Promise<void> {
  const { incidentId, homeId, cents } = payout;
  await openReview(tx, {
    kind: 'payout-identity',
    key: nameOf(payout).key,
    incidentId,
    homeId,
    summary: `${dollarsInWords(cents)} of emergency cash waits: the provider does not know yet who the member is.`,
    facts: { cents, key: nameOf(payout).key },
    at,
  });
}

export async function closeIdentity(tx: Tx, payout: Payout, at: Date): Promise<void> {
  await decideReviewOf(tx, {
    kind: 'payout-identity',
    key: nameOf(payout).key,
    by: null,
    decision: 'given',
    note: 'The member has told the provider who they are.',
    at,
  });
}

/** Opens a review, once per incident, because cash is due and no payout provider is configured. */
export async function openProviderReview(tx: Tx, incidentId: string, at: Date): Promise<void> {
  await openReview(tx, {
    kind: 'cash-without-provider',
    key: incidentId,
    incidentId,
    summary: 'Emergency cash is due, and nobody sends it: no payment provider is configured.',
    facts: {},
    at,
  });
}

/** Opens a review because the provider reports a different amount. Once per lookup. */
export async function openAmountReview(tx: Tx, payout: Payout, told: number, at: Date): Promise<void> {
  const { incidentId, homeId, cents, attempts } = payout;
  await openReview(tx, {
    kind: 'payout-other-sum',
    key: `${nameOf(payout).key}:${told}:${attempts}`,
    incidentId,
    homeId,
    summary: `We asked for ${dollarsInWords(cents)}, and the provider tells of ${dollarsInWords(told)}. It counts as sent until somebody has looked there.`,
    facts: { cents, told, key: nameOf(payout).key },
    at,
  });
}

/** Opens a review on whether more cash may be sent. `liftStop` applies the decision. */
export async function openStopReview(tx: Tx, stop: Stop): Promise<void> {
  const { id: stopId, span, sentCents, capCents, trippedAt: at } = stop;
  await openReview(tx, {
    kind: 'cash-stopped',
    key: stopId,
    summary: `Emergency cash is stopped: ${dollarsInWords(sentCents)} went out within ${span === 'hour' ? 'an hour' : 'a day'}, and the cap is ${dollarsInWords(capCents)}.`,
    facts: { stopId, span, sentCents, capCents },
    at,
  });
}
