import Stripe from 'stripe';
import { BRAND } from '#contract/brand.ts';
import type { Terms } from '#contract/money/plan-changes.ts';
import { INTERVALS, PLAN_KEYS, PLAN_TERMS, priceCents, type PlanKey } from '#contract/core/plans.ts';
import { ProviderTrouble } from '#server/ports/payments.ts';
import { callStripe } from './stripe-client.ts';
import { lookupKey } from './stripe-subscription.ts';

const productId = (plan: PlanKey): string => `hearthline_${plan}`;

const newPrice = ({ plan, interval }: Terms, cents: number, key: string): Stripe.PriceCreateParams => ({
  product: productId(plan),
  currency: 'usd',
  unit_amount: cents,
  recurring: { interval },
  lookup_key: key,
  transfer_lookup_key: true,
  metadata: { plan, interval },
});

/** Finds or creates a price that isn't the listed one, for members whose price was changed. */
export async function priceAt(stripe: Stripe, terms: Terms, cents: number): Promise<string> {
  const key = `${lookupKey(terms)}_${cents}`;
  const { data } = await callStripe(() => stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }));
  if (data[0]) return data[0].id;
  const made = await callStripe(() =>
    stripe.prices.create(newPrice(terms, cents, key), { idempotencyKey: key }),
  );
  return made.id;
}

/**
 * Finds the listed prices, each once. `npm run billing -- setup` creates them, and they don't change under a running
 * server.
 */
export function listedPrices(stripe: Stripe): (terms: Terms) => Promise<string> {
  const prices = new Map<string, string>();
  return async (terms) => {
    const key = lookupKey(terms);
    const known = prices.get(key);
    if (known) return known;
    const { data } = await callStripe(() =>
      stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
    );
    const found = data[0]?.id;
    if (!found) throw new ProviderTrouble(`Stripe has no price ${key}: run npm run billing -- setup`);
    prices.set(key, found);
    return found;
  };
}

async function ensureProduct(stripe: Stripe, plan: PlanKey): Promise<boolean> {
  const id = productId(plan);
  const found = await callStripe(() =>
    stripe.products.retrieve(id).catch((error: unknown) => {
      if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
      throw error;
    }),
  );
  if (found) return false;
  await callStripe(() => stripe.products.create({ id, name: `${BRAND.name} ${PLAN_TERMS[plan].name}` }));
  return true;
}

/**
 * Creates our plans at Stripe: a product each, with a monthly and a yearly price. Idempotent. After a price
 * change it creates new prices for new members and leaves the old ones to the members who agreed to them.
 */
export async function setUpPrices(stripe: Stripe): Promise<string[]> {
  const report: string[] = [];
  for (const plan of PLAN_KEYS) {
    if (await ensureProduct(stripe, plan)) report.push(`Product ${productId(plan)} was made.`);
    for (const interval of INTERVALS) {
      const key = lookupKey({ plan, interval });
      const cents = priceCents(plan, interval);
      const { data } = await callStripe(() =>
        stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 }),
      );
      if (data[0]?.unit_amount === cents) continue;
      await callStripe(() => stripe.prices.create(newPrice({ plan, interval }, cents, key)));
      report.push(`Price ${key} is ${cents / 100} dollars now.`);
    }
  }
  return report.length > 0 ? report : ['Everything was there already: nothing changed.'];
}
