/** Checks every activation: `npm run activations -- verify`. */
import { verifyActivations } from '#server/emergency/activations/verify.ts';
import { minutes } from './platform/clock.ts';
import { allowLong } from './platform/silence.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run activations -- verify';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

/** Reports whether every activation has its rows, no plan was exceeded, and every taken room has a hold. */
async function verify(): Promise<string> {
  const { activations, rules, faults } = await withDatabase((db) =>
    db.transaction(
      async (tx) => {
        await allowLong(tx, minutes(5));
        return verifyActivations(tx);
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    ),
  );
  const shown = faults
    .slice(0, SHOWN)
    .map(({ rule, incidentId, homeId }) => `  ${rule}: incident ${incidentId}, home ${homeId}`);
  if (faults.length > SHOWN) shown.push(`  and ${faults.length - SHOWN} more`);
  if (faults.length > 0) throw new Error(['The books of activations are not whole:', ...shown].join('\n'));
  return `All ${activations} activations keep all ${rules} rules.`;
}

async function main(args: string[]): Promise<string> {
  if (args.length === 1 && args[0] === 'verify') return verify();
  throw new Error(USAGE);
}

runCommand(main);
