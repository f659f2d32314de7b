import { dollarsInWords } from '#contract/money-words.ts';
import type { Tx } from '#server/platform/db.ts';
import { decideReviewOf, openReview, type ReviewKind } from '#server/core/reviews/reviews.ts';
import { nameOf, type CardDoubt, type Payout } from './payout-rules.ts';
import type { Card } from './card-store.ts';
import type { Stop } from './stop-store.ts';

const keyOfCard = ({ incidentId, homeId }: Pick<Payout, 'incidentId' | 'homeId'>, cardId: string): string =>
  `${incidentId}:${homeId}:${cardId}`;

const CARD_KINDS: Record<CardDoubt, ReviewKind> = {
  'new-card': 'payout-new-card',
  'shared-card': 'payout-shared-card',
};

/** The card was removed before the review was decided, so the review is closed. */
export async function closeCardReview(tx: Tx, payout: Payout, at: Date): Promise<void> {
  for (const kind of Object.values(CARD_KINDS))
    await decideReviewOf(tx, {
      kind,
      key: keyOfCard(payout, payout.cardId ?? ''),
      by: null,
      decision: 'replaced',
      note: 'The member removed the card before the review was decided.',
      at,
    });
}

const CARD_SUMMARIES: Record<CardDoubt, string> = {
  'new-card': 'the card was added less than a day before.',
  'shared-card': 'another member was paid to the same card within 14 days.',
};

/** Opens a review of the card, once per card. `decideCard` applies the decision. */
export async function openCardReview(
  tx: Tx,
  { payout, card, doubt, at }: { payout: Payout; card: Card; doubt: CardDoubt; at: Date },
): Promise<void> {
  const { incidentId, homeId, cents } = payout;
  await openReview(tx, {
    kind: CARD_KINDS[doubt],
    key: keyOfCard(payout, card.id),
    incidentId,
    homeId,
    summary: `${dollarsInWords(cents)} of emergency cash waits: ${CARD_SUMMARIES[doubt]}`,
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
    summary: 'Emergency cash is due, but no payment provider is configured.',
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
    summary: `We asked for ${dollarsInWords(cents)}, and the provider reports ${dollarsInWords(told)}. It counts as sent until our team has checked.`,
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
