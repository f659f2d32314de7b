/** The vault's keys: `npm run vault -- new-key <id>`, `... rewrap`, `... new-push-key`. */
import { createECDH } from 'node:crypto';
import { readConfig } from '#server/platform/config.ts';
import { newMasterKey, parseMasterKeys, readMasterKeys } from '#server/platform/master-keys.ts';
import { isAnythingSealed, rewrapHomeKeys } from '#server/core/sealing/sealing.ts';
import { withDatabase } from './operator.ts';

const USAGE = 'Usage: npm run vault -- <new-key <id> | rewrap | new-push-key>';

/** Prints a new key: the line itself on its own, so that it can be put where secrets are kept. */
function newKey(id: string | undefined): string {
  const made = newMasterKey(id ?? '');
  parseMasterKeys(made); // refuses an id that could not be used
  return made;
}

/** Prints a key to push notices to browsers with: VAPID_PRIVATE_KEY. */
function newPushKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // One in 256 begins with a zero, which it must keep.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url');
}

/** Wraps every home's key with the first master key. Servers go on meanwhile, as long as they know both. */
async function rewrap(): Promise<string> {
  const { keys, changed, unreadable } = await withDatabase(async (db) => {
    const read = await readMasterKeys(readConfig(), () => isAnythingSealed(db));
    return { keys: read, ...(await rewrapHomeKeys(db, read)) };
  });
  if (unreadable.length > 0)
    throw new Error(
      [
        `${changed} keys were changed, but ${unreadable.length} do not open and stay as they are:`,
        ...unreadable.map(({ homeId, reason }) => `  home ${homeId}: ${reason}`),
      ].join('\n'),
    );
  const old = keys.slice(1).map(({ id }) => id);
  const rest =
    old.length > 0
      ? ` Nothing is wrapped by ${old.join(', ')} any more. Sign the histories before you put it away: npm run audit -- sign`
      : '';
  return `Every home's key is wrapped by ${keys[0].id} (${changed} changed).${rest}`;
}

async function main([verb, id]: string[]): Promise<string> {
  if (verb === 'new-key' && id) return newKey(id);
  if (verb === 'new-push-key' && id === undefined) return newPushKey();
  if (verb === 'rewrap' && id === undefined) return rewrap();
  throw new Error(USAGE);
}

main(process.argv.slice(2)).then(console.log, (e: unknown) => {
  console.error((e as Error).message);
  process.exit(1);
});
