import { currentAgreements } from '#contract/core/agreements.ts';
import { californiaDay, RENEWAL_WORDS_VERSION } from '#contract/money/renewal-words.ts';
import { passTime } from '#server/money/membership/demo-time.ts';
import { membershipOf, refreshMembership, startMembership } from '#server/money/membership/membership.ts';
import type { Deps } from '#server/ports/deps.ts';

/** Four months and a few days. */
const DAYS_AGO = 128;

/**
 * The demo member has had Plus for four months, paid monthly: started and renewed through the built-in
 * provider like any other. With Stripe there is none, because no one is there to enter a card.
 */
export async function seedDemoMembership(deps: Deps, userId: string): Promise<void> {
  const { simulated } = deps.payments;
  const current = await membershipOf(deps.db, userId);
  if (!simulated || deps.billing.provider !== 'simulated' || (current && current.status !== 'starting'))
    return;
  const { membership, clientSecret } = await startMembership(
    deps,
    { id: userId, device: 'Safari on iPhone' },
    {
      plan: 'plus',
      interval: 'month',
      agreed: true,
      version: RENEWAL_WORDS_VERSION,
      firstChargeDay: californiaDay(deps.clock.now()),
      agreements: currentAgreements(deps.config.funds),
    },
  );
  if (!clientSecret) return;
  await simulated.confirm(clientSecret, '4242424242424242');
  await refreshMembership(deps, membership.id);
  await passTime(deps, userId, DAYS_AGO); // emails of the simulated past aren't sent
}
