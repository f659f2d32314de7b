import { californiaDay, RENEWAL_WORDS_VERSION } from '#contract/money/renewal-words.ts';
import { passTime } from '#server/money/membership/demo-time.ts';
import { membershipOf, refreshMembership, startMembership } from '#server/money/membership/membership.ts';
import type { Deps } from '#server/ports/deps.ts';

/** Four months and some days ago. */
const DAYS_AGO = 128;

/**
 * The demo member has had Plus for four months, paid each month: begun and renewed by the built-in provider like anybody's.
 * Where Stripe takes the cards there is none: nobody is there to enter one.
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
    },
  );
  if (!clientSecret) return;
  await simulated.confirm(clientSecret, '4242424242424242');
  await refreshMembership(deps, membership.id);
  await passTime(deps, userId, DAYS_AGO); // nobody is sent the mails of a past that was made up
}
