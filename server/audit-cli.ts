/** Audit log commands: `npm run audit -- verify`, `npm run audit -- sign`. */
import { checkHistories, sealHistories } from '#server/core/audit/audit.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import type { Db } from '#server/platform/db.ts';
import { createLog } from '#server/platform/log.ts';
import { readMasterKeys, type MasterKeys } from '#server/platform/master-keys.ts';
import { isAnythingSealed } from '#server/core/sealing/sealing.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run audit -- <verify | sign>';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

const withKeys = <T>(run: (db: Db, masterKeys: MasterKeys) => Promise<T>): Promise<T> =>
  withDatabase(async (db) => run(db, await readMasterKeys(readConfig(), () => isAnythingSealed(db))));

/** Reports every entry that was changed, removed or added outside the product. */
async function verify(): Promise<string> {
  const { checked, entries, altered } = await withKeys(checkHistories);
  if (altered.length > 0)
    throw new Error(
      [
        `The histories are not as they were written (${altered.length} found):`,
        ...altered
          .slice(0, SHOWN)
          .map(({ chain, seq, what }) => (chain ? `  history ${chain}: entry ${seq} ${what}` : `  ${what}`)),
        ...(altered.length > SHOWN ? [`  and ${altered.length - SHOWN} more`] : []),
      ].join('\n'),
    );
  return `All ${entries} entries of ${checked} histories are as they were written.`;
}

/** Signs the heads of all logs with the first key. Run it after a key change, before retiring the old key. */
async function sign(): Promise<string> {
  const { sealed, refused } = await withKeys((db, masterKeys) =>
    sealHistories({ db, masterKeys, clock: systemClock, log: createLog('silent') }),
  );
  if (refused.length > 0)
    throw new Error(
      [
        `${sealed} histories are signed. These were altered, and are not:`,
        ...refused.slice(0, SHOWN).map((chain) => `  history ${chain}`),
      ].join('\n'),
    );
  return `The histories are signed (${sealed} went on since the last time).`;
}

async function main(args: string[]): Promise<string> {
  if (args.length === 1 && args[0] === 'verify') return verify();
  if (args.length === 1 && args[0] === 'sign') return sign();
  throw new Error(USAGE);
}

runCommand(main);
