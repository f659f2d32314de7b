/** Checks every ambassador's impact points: `npm run impact -- verify`. */
import { verifyImpact } from '#server/emergency/ambassadors/ambassadors.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run impact -- verify';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

/** Reports every entry or balance that was changed, removed or added outside the product, or has no source. */
async function verify(): Promise<string> {
  const shown: string[] = [];
  const { accounts, entries, faults } = await withDatabase((db) =>
    verifyImpact(db, ({ userId, what }) => {
      if (shown.length < SHOWN) shown.push(`  ambassador ${userId}: ${what}`);
    }),
  );
  if (faults > shown.length) shown.push(`  and ${faults - shown.length} more`);
  if (faults > 0) throw new Error([`The ledger is not as it was written:`, ...shown].join('\n'));
  return `All ${entries} entries of ${accounts} ambassadors are as they were written and confirmed, and every balance is their sum.`;
}

async function main(args: string[]): Promise<string> {
  if (args.length === 1 && args[0] === 'verify') return verify();
  throw new Error(USAGE);
}

runCommand(main);
