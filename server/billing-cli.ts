/** `npm run billing -- setup`: creates the plans and prices at Stripe. Idempotent. */
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { readConfig } from '#server/platform/config.ts';
import { runCommand } from './command.ts';

const USAGE = 'Usage: npm run billing -- setup';

async function main([verb, more]: string[]): Promise<string> {
  if (verb !== 'setup' || more !== undefined) throw new Error(USAGE);
  const { payments } = readConfig();
  if (payments.provider !== 'stripe')
    throw new Error('Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.');
  return (await setUpPrices(openStripe(payments))).join('\n');
}

runCommand(main);
