/** Emergency cash: `npm run payouts -- verify`. */
import { simulatedStatement } from '#server/adapters/payouts.simulated.ts';
import { createStripePayouts } from '#server/adapters/payouts.stripe.ts';
import { openStripe } from '#server/adapters/stripe-client.ts';
import { verifyCash } from '#server/money/payouts/verify.ts';
import { readConfig } from '#server/platform/config.ts';
import { systemClock } from '#server/platform/clock.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run payouts -- verify';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

/** Reports whether the ledger and the provider agree on every cent. */
async function verify(): Promise<string> {
  const { payments } = readConfig();
  const { payouts, entries, cents, faults } = await withDatabase((db) =>
    verifyCash(
      db,
      payments.provider === 'stripe'
        ? createStripePayouts(openStripe(payments), payments)
        : { statementSince: (since) => simulatedStatement(db, systemClock, since) },
    ),
  );
  const shown = faults.slice(0, SHOWN).map((fault) => `  ${fault}`);
  if (faults.length > SHOWN) shown.push(`  and ${faults.length - SHOWN} more`);
  if (faults.length > 0) throw new Error(['The books of emergency cash do not agree:', ...shown].join('\n'));
  const total = (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return `${payouts} payouts, ${entries} entries and the provider's statement agree: ${total} reached members.`;
}

async function main(args: string[]): Promise<string> {
  if (args.length === 1 && args[0] === 'verify') return verify();
  throw new Error(USAGE);
}

runCommand(main);
