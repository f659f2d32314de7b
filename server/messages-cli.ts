/** Checks conversations and notices: `npm run messages -- verify`. */
import { verifyMessages } from '#server/service/conversations/verify.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run messages -- verify';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

async function verify(): Promise<string> {
  const { messages, notices, faults } = await withDatabase((db) =>
    db.transaction(verifyMessages, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
  );
  const shown = faults.slice(0, SHOWN).map(({ rule, id }) => `  ${rule}: ${id}`);
  if (faults.length > SHOWN) shown.push(`  and ${faults.length - SHOWN} more`);
  if (faults.length > 0) throw new Error(['Messages are not whole:', ...shown].join('\n'));
  return `All ${messages} messages are there without a gap, and all ${notices} notices are where they should be.`;
}

async function main(args: string[]): Promise<string> {
  if (args.length === 1 && args[0] === 'verify') return verify();
  throw new Error(USAGE);
}

runCommand(main);
