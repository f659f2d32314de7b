/** Cards: `npm run billing -- setup` creates the plans and prices at Stripe, idempotently; `... verify` compares payments. */
import { createStripePayments } from '#server/adapters/payments.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { setUpPrices } from '#server/adapters/stripe-prices.ts';
import { verifyPayments } from '#server/money/payments/verify.ts';
import { readConfig } from '#server/platform/config.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run billing -- <setup | verify>';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

function readStripe() {
  const { payments } = readConfig();
  if (payments.provider !== 'stripe')
    throw new Error('Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET first.');
  return payments;
}

/** Reports whether orders, payments and Stripe agree on every cent. */
async function verify(): Promise<string> {
  const stripe = readStripe();
  const { payments, cents, faults } = await withDatabase((db) =>
    verifyPayments(db, createStripePayments(openStripe(stripe), stripe)),
  );
  const shown = faults.slice(0, SHOWN).map((fault) => `  ${fault}`);
  if (faults.length > SHOWN) shown.push(`  and ${faults.length - SHOWN} more`);
  if (faults.length > 0) throw new Error(['Payments do not agree:', ...shown].join('\n'));
  const total = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return `${payments} payments, their orders and Stripe agree: ${total} came in and stayed.`;
}

async function main([verb, more]: string[]): Promise<string> {
  if (verb === 'setup' && more === undefined) return (await setUpPrices(openStripe(readStripe()))).join('\n');
  if (verb === 'verify' && more === undefined) return verify();
  throw new Error(USAGE);
}

runCommand(main);
