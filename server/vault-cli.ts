/** The vault's keys and files: `npm run vault -- new-key <id>`, `... rewrap`, `... new-push-key`, `... verify`. */
import { createECDH } from 'node:crypto';
import { openFileStorage } from '#server/adapters/file-storage.ts';
import { verifyFiles } from '#server/core/files/verify.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import { createLog } from '#server/platform/log.ts';
import { newMasterKey, parseMasterKeys, readMasterKeys } from '#server/platform/master-keys.ts';
import { resealWatchedPlaces } from '#server/emergency/places/places.ts';
import { isAnythingSealed, rewrapHomeKeys } from '#server/core/sealing/sealing.ts';
import { resealDeliveries } from '#server/money/orders/orders.ts';
import { runCommand } from './command.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run vault -- <new-key <id> | rewrap | new-push-key | verify>';
/** More would scroll the first ones off the screen. */
const SHOWN = 100;

/** Prints a new key on a line of its own, so it can be piped to a secret store. */
function newKey(id: string | undefined): string {
  const made = newMasterKey(id ?? '');
  parseMasterKeys(made); // throws for an unusable id
  return made;
}

/** Prints a key for push notifications: VAPID_PRIVATE_KEY. */
function newPushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One in 256 keys starts with a zero byte, which must be kept.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/** Wraps every home's key and seals every delivery address and watched place with the first master key. Servers can keep running if they have both keys. */
async function rewrap(): Promise<string> {
  const { keys, addresses, places, changed, unreadable } = await withDatabase(async (db) => {
    const read = await readMasterKeys(readConfig(), () => isAnythingSealed(db));
    const addresses = await resealDeliveries(db, read);
    const places = await resealWatchedPlaces(db, read);
    return { keys: read, addresses, places, ...(await rewrapHomeKeys(db, read)) };
  });
  if (unreadable.length > 0)
    throw new Error(
      [
        `${changed} keys were changed, but ${unreadable.length} do not open and stay as they are:`,
        ...unreadable.map(({ homeId, reason }) => `  home ${homeId}: ${reason}`),
      ].join('\n'),
    );
  const old = keys.slice(1).map(({ id }) => id);
  const sealed =
    addresses + places > 0
      ? ` ${addresses} delivery addresses and ${places} watched places were sealed again.`
      : '';
  const rest =
    old.length > 0
      ? ` Nothing is wrapped by ${old.join(', ')} any more. Sign the histories before you put it away: npm run audit -- sign`
      : '';
  return `Every home's key is wrapped by ${keys[0].id} (${changed} changed).${sealed}${rest}`;
}

/** Opens every file with its key, and reads it to the end. */
async function verify(): Promise<string> {
  const config = readConfig();
  const { files, faults } = await withDatabase(async (db) =>
    verifyFiles({
      db,
      clock: systemClock,
      fileStorage: openFileStorage(config),
      malwareScan: null,
      masterKeys: await readMasterKeys(config, () => isAnythingSealed(db)),
      log: createLog('silent'),
    }),
  );
  const shown = faults.slice(0, SHOWN).map(({ fileId, what }) => `  file ${fileId}: ${what}`);
  if (faults.length > SHOWN) shown.push(`  and ${faults.length - SHOWN} more`);
  if (faults.length > 0) throw new Error(['Files are missing or were altered:', ...shown].join('\n'));
  return `All ${files} files are there, and open as they were stored.`;
}

async function main([verb, id]: string[]): Promise<string> {
  if (verb === 'new-key' && id) return newKey(id);
  if (verb === 'new-push-key' && id === undefined) return newPushKey();
  if (verb === 'rewrap' && id === undefined) return rewrap();
  if (verb === 'verify' && id === undefined) return verify();
  throw new Error(USAGE);
}

runCommand(main);
