import { expect } from 'vitest';
import { currentAgreements } from '#contract/core/agreements.ts';
import type { MembershipChanged, MembershipView } from '#contract/money/membership.ts';
import type { Interval, PlanKey } from '#contract/core/plans.ts';
import { californiaDay, RENEWAL_WORDS_VERSION } from '#contract/money/renewal-words.ts';
import type { BillingPort } from '#server/ports/billing.ts';
import { CARDS } from './samples.ts';
import { signedIn, type World } from './world.ts';

export { CARDS } from './samples.ts';
export type SignedIn = Awaited<ReturnType<typeof signedIn>>;

export const agreement = (world: World, plan: PlanKey, interval: Interval) => ({
  plan,
  interval,
  agreed: true,
  version: RENEWAL_WORDS_VERSION,
  firstChargeDay: californiaDay(world.clock.now()),
  agreements: currentAgreements(world.deps.config.funds),
});

export const enterCard = (me: SignedIn, clientSecret: string | null, number: string = CARDS.good) =>
  me.post('/api/simulated-payments/confirm', {
    clientSecret,
    number,
    expiry: '04 / 39',
    cvc: '123',
    zip: '95969',
  });

export const viewOf = async (me: SignedIn) => (await me.get('/api/membership')).body as MembershipView;

/** A person with an active membership. */
export async function newMember(
  world: World,
  given: { plan?: PlanKey; interval?: Interval; card?: string; email?: string } = {},
) {
  const me = await signedIn(world, given.email);
  const { status, body } = await me.post(
    '/api/membership',
    agreement(world, given.plan ?? 'plus', given.interval ?? 'month'),
  );
  expect(status).toBe(201);
  await enterCard(me, (body as MembershipChanged).clientSecret, given.card);
  const refreshed = await me.post('/api/membership/refresh');
  expect((refreshed.body as MembershipView).membership?.status).toBe('active');
  return me;
}

/** Replaces a provider response while `work` runs. */
export async function withBilling<T>(
  { deps }: World,
  changed: Partial<BillingPort>,
  work: () => Promise<T>,
): Promise<T> {
  const { billing } = deps;
  deps.billing = { ...billing, ...changed };
  try {
    return await work();
  } finally {
    deps.billing = billing;
  }
}
