import { createHash } from 'node:crypto';
import { holdPerson, readAccount } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { mapProviderErrors } from '#server/money/payments/payments.ts';
import { after } from '#server/platform/clock.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import type { PostalAddress } from '#server/ports/payouts.ts';
import { closeCardReview } from './cash-reviews.ts';
import { mailAboutCard, sendPayouts } from './job-names.ts';
import { isHeldForCard, PROMISED_DELIVERY_MS, type Payout } from './payout-rules.ts';
import * as cardStore from './card-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** Finds a person's home address. Injected at startup, because homes belong to a higher wing. */
export type AddressOf = (db: Db, userId: string) => Promise<PostalAddress | null>;

export type CardDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'payouts'> & { addressOf: AddressOf };
type Requester = Pick<Member, 'id' | 'device'>;

export const askProvider = <T>(call: () => Promise<T>): Promise<T> =>
  mapProviderErrors(say().paymentsErrors.nothingChanged, call);

/** Returns the card that receives a person's emergency cash. */
export const cardOf = (db: Queryable, userId: string): Promise<cardStore.Card | undefined> =>
  cardStore.cardOf(db, userId);

const isWaitingForCard = ({ state, isCancelWanted }: Payout): boolean =>
  (state === 'needs-card' || state === 'failed') && !isCancelWanted;

/** What the settings page shows: the card, the form to add another, and the cash waiting for one. */
export async function viewCard(
  { db, payouts, addressOf }: Pick<CardDeps, 'db' | 'payouts' | 'addressOf'>,
  userId: string,
) {
  const card = await cardStore.cardOf(db, userId);
  const rows = await store.payoutsOfPerson(db, userId);
  return {
    form: payouts.form,
    // A card from a provider that is no longer configured can't receive cash.
    card:
      card?.provider === payouts.form.provider
        ? { name: card.name, addedAt: card.addedAt, needsIdentity: card.identityWantedAt !== null }
        : null,
    waiting: rows.filter(isWaitingForCard).map(({ cents, reason }) => ({ cents, reason })),
    billingZip: (await addressOf(db, userId))?.zip ?? null,
  };
}

/**
 * Whether saving a card now replaces one that works. Adding the first card, or one that waiting cash needs, is
 * what people do in the middle of an order.
 */
export async function replacesWorkingCard(
  { db, payouts }: Pick<CardDeps, 'db' | 'payouts'>,
  userId: string,
): Promise<boolean> {
  const card = await cardStore.cardOf(db, userId);
  if (card?.provider !== payouts.form.provider) return false;
  return !(await store.payoutsOfPerson(db, userId)).some(isWaitingForCard);
}

/**
 * Saves the card that receives cash. The browser sends the number to the provider, and we get only a token.
 * Cash that was waiting for a card becomes due right away.
 */
export async function saveCard(
  deps: CardDeps,
  who: Requester,
  { token, agreedFrom }: { token: string; agreedFrom: string },
): Promise<void> {
  const { db, clock, jobs, payouts } = deps;
  const { provider } = payouts.form;
  if (provider === 'none') throw new AppError('unavailable', say().payoutsErrors.noCardsYet);
  const { email, name } = await readAccount(db, who.id);
  const address = await deps.addressOf(db, who.id);
  const recipientRef = await cardStore.recipientOf(db, who.id, provider);
  const hash = createHash('sha256').update(`${who.id} ${token}`).digest('hex').slice(0, 32);
  const { lacksIdentity, ...card } = await askProvider(() =>
    payouts.saveCard({
      userId: who.id,
      email,
      person: { name, address },
      token,
      recipientRef,
      key: `payout-card:${hash}`,
      agreedAt: clock.now(),
      agreedFrom,
    }),
  );
  await db.transaction(async (tx) => {
    await holdPerson(tx, who.id); // of two concurrent calls, one replaces the other
    const now = clock.now();
    const before = await cardStore.removeCard(tx, who.id, now);
    const saved = await cardStore.insertCard(tx, {
      ...card,
      provider,
      userId: who.id,
      addedAt: now,
      identityWantedAt: lacksIdentity ? now : null,
    });
    if (!saved) throw new Error('the card was not saved');
    await restartReturnedPayouts(tx, who.id, now);
    await askAnew(tx, who.id, now);
    await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
    await jobs.enqueue(tx, mailAboutCard, {
      userId: who.id,
      what: before ? 'changed' : 'added',
      card: card.name,
    });
    await recordAccountChange(tx, who.id, {
      at: now,
      actor: who,
      action: before ? 'cash.card-changed' : 'cash.card-added',
      detail: card.name,
    });
    await publishLive(tx, who.id, { topic: 'evacuation' });
  });
}

/** Cash the bank returned starts a new round with its own key, because the last round is final. */
export async function restartReturnedPayouts(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const payout of await store.waitingForCard(tx, userId)) {
    const isNewRound = payout.state === 'failed';
    await store.movePayout(tx, payout, [payout.state], {
      state: 'due',
      dueBy: after(now, PROMISED_DELIVERY_MS),
      nextTryAt: now,
      reason: null,
      attempts: 0,
      changedAt: now,
      cardId: null,
      isCardTrusted: false,
      ...(isNewRound
        ? { round: payout.round + 1, providerRef: null, askedAt: null, sentAt: null, deliveredAt: null }
        : {}),
    });
  }
}

/** Cash that was held to review the last card is checked again, because the new card hasn't been reviewed. */
async function askAnew(tx: Tx, userId: string, now: Date): Promise<void> {
  for (const payout of await store.payoutsAwaitingCardReview(tx, userId)) {
    await closeCardReview(tx, payout, now); // a decision made at the same moment wins
    if (!isHeldForCard(await store.lockPayout(tx, payout))) continue;
    await store.movePayout(tx, payout, ['held'], {
      state: 'due',
      heldFor: null,
      cardId: null,
      isCardTrusted: false,
      reason: null,
      nextTryAt: now,
      changedAt: now,
    });
  }
}

/** Removes the card. Cash that is already on its way still arrives. */
export const removeCard = (
  { db, clock, jobs }: Pick<CardDeps, 'db' | 'clock' | 'jobs'>,
  who: Requester,
): Promise<void> =>
  db.transaction(async (tx) => {
    await holdPerson(tx, who.id);
    const now = clock.now();
    const card = await cardStore.removeCard(tx, who.id, now);
    if (!card) return;
    await askAnew(tx, who.id, now);
    await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
    await jobs.enqueue(tx, mailAboutCard, { userId: who.id, what: 'removed', card: card.name });
    await recordAccountChange(tx, who.id, {
      at: now,
      actor: who,
      action: 'cash.card-removed',
      detail: card.name,
    });
    await publishLive(tx, who.id, { topic: 'evacuation' });
  });
