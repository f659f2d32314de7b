/** Partners' statements: `npm run settlement -- verify`. */
import { verifySettlement } from '#server/office/settlement/verify.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run settlement -- verify';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

async function verify(): Promise<string> {
  const { statements, faults } = await withDatabase(verifySettlement);
  const shown = faults.slice(0, SHOWN).map((fault) => `  ${fault}`);
  if (faults.length > SHOWN) shown.push(`  and ${faults.length - SHOWN} more`);
  if (faults.length > 0)
    throw new Error(['Statements and what partners did do not agree:', ...shown].join('\n'));
  return `${statements} statements agree with their lines and with what partners did.`;
}

async function main(args: string[]): Promise<string> {
  if (args.length === 1 && args[0] === 'verify') return verify();
  throw new Error(USAGE);
}

runCommand(main);
