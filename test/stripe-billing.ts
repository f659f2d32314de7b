import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach } from 'vitest';
import { type Interval, type PlanKey, priceCents } from '#contract/core/plans.ts';
import { createStripeBilling } from '#server/adapters/billing.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { addBilling } from './stripe-double-billing.ts';
import { openStripeDouble } from './stripe-double.ts';

/** Memberships with our prices at the Stripe double, for one test file. Each test starts without failures. */
export async function openStripeBilling() {
  const double = await openStripeDouble();
  afterAll(() => double.close());
  beforeEach(() => double.next());
  const bank = addBilling(double);
  const client = openStripe(double.config);
  await setUpPrices(client);
  return { double, bank, client, stripe: createStripeBilling(client) };
}

/** A membership started by a new person. */
export const newMembership = (plan: PlanKey, interval: Interval) => ({
  key: `membership:${randomUUID()}`,
  userId: randomUUID(),
  email: 'maya@example.com',
  customerRef: null,
  plan,
  interval,
  cents: priceCents(plan, interval),
});
