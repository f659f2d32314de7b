/**
 * Providers pay only verified recipients. This module handles the identity check and what follows from it.
 */
import { holdPerson } from '#server/core/accounts/accounts.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { closeIdentity } from './cash-reviews.ts';
import { askProvider, restartReturnedPayouts } from './cards.ts';
import { sendPayouts } from './job-names.ts';
import * as cardStore from './card-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type IdentityDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payouts' | 'config'>;

/** Returns the link where this member verifies their identity with the provider. */
export async function identityLink(
  { db, payouts, config }: IdentityDeps,
  userId: string,
): Promise<{ url: string }> {
  const card = await cardStore.cardOf(db, userId);
  if (card?.provider !== payouts.form.provider || !card.identityWantedAt)
    throw new AppError('conflict', say().payoutsErrors.nothingToConfirm);
  const url = await askProvider(() =>
    payouts.identityLink(card.recipientRef, `${config.origin}/membership#emergency-cash`),
  );
  return { url };
}

/**
 * Asks the provider whether the member is verified and records the result. Once verified, waiting cash
 * becomes due, exactly once, whatever the number and order of calls.
 */
async function settleIdentity(
  deps: IdentityDeps,
  { id, userId, recipientRef }: cardStore.Card,
): Promise<void> {
  const { db, clock, jobs, payouts } = deps;
  const isWanted = await payouts.lacksIdentity(recipientRef);
  await db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const card = await cardStore.cardOf(tx, userId);
    // Skip if the card was replaced, which is checked on its own, or if another call already recorded this.
    if (card?.id !== id || isWanted === (card.identityWantedAt !== null)) return;
    const now = clock.now();
    await cardStore.setIdentityRequired(tx, id, isWanted ? now : null);
    if (!isWanted) {
      for (const payout of await store.waitingForCard(tx, userId)) await closeIdentity(tx, payout, now);
      await restartReturnedPayouts(tx, userId, now);
      await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
    }
    for (const topic of ['evacuation', 'readiness'] as const) await publishLive(tx, userId, { topic });
  });
}

/** The member opened their card page, possibly coming straight back from the identity check. */
export async function refreshIdentity(deps: IdentityDeps, userId: string): Promise<void> {
  const card = await cardStore.cardOf(deps.db, userId);
  if (!card?.identityWantedAt || card.provider !== deps.payouts.form.provider) return;
  try {
    await settleIdentity(deps, card);
  } catch (err) {
    deps.log.warn({ err }, 'identity check failed, the next webhook event or check will retry');
  }
}

/** Handles a webhook event about a recipient. The payload isn't trusted: the provider is asked. */
export async function handlePayeeEvent(deps: IdentityDeps, recipientRef: string): Promise<void> {
  const { provider } = deps.payouts.form;
  if (provider === 'none') return;
  const card = await cardStore.cardOfRecipient(deps.db, provider, recipientRef);
  if (card) await settleIdentity(deps, card);
}
