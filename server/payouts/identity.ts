/** A provider pays nobody whom it does not know: what a member is asked, and what follows when they have told it. */
import { holdPerson } from '#server/accounts/accounts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import { closeIdentity } from './asking.ts';
import { inWords, reviveWaiting } from './cards.ts';
import { sendPayouts } from './job-names.ts';
import * as store from './store.ts';

type IdentityDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'log' | 'payouts' | 'config'>;

/** Where this member tells the provider who they are. */
export async function identityLink(
  { db, payouts, config }: IdentityDeps,
  userId: string,
): Promise<{ url: string }> {
  const card = await store.cardOf(db, userId);
  if (card?.provider !== payouts.form.provider || !card.identityWantedAt)
    throw new AppError('conflict', 'There is nothing to confirm. Your card is ready.');
  const url = await inWords(() =>
    payouts.identityLink(card.recipientRef, `${config.origin}/membership#emergency-cash`),
  );
  return { url };
}

/** Asks the provider whether it knows the member now. If so, what waited for that is due at once. */
export async function lookAtIdentity(deps: IdentityDeps, userId: string): Promise<void> {
  const { db, clock, jobs, log, payouts } = deps;
  const card = await store.cardOf(db, userId);
  if (!card?.identityWantedAt || card.provider !== payouts.form.provider) return;
  try {
    if (await payouts.lacksIdentity(card.recipientRef)) return;
  } catch (err) {
    log.warn({ err }, 'the provider did not say whether it knows a member; it is asked at the next look');
    return;
  }
  await db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const now = clock.now();
    await store.wantIdentity(tx, card.id, null);
    for (const payout of await store.waitingForCard(tx, userId)) await closeIdentity(tx, payout, now);
    await reviveWaiting(tx, userId, now);
    await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
    await publishLive(tx, userId, { topic: 'evacuation' });
  });
}
