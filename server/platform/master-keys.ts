import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ConfigError, type Config } from './config.ts';

/** Keys that wrap other keys. The first is used for new data; the others still open old data. */
export type MasterKeys = readonly [MasterKey, ...MasterKey[]];
export type MasterKey = { id: string; key: Buffer };

type Bytes = Uint8Array<ArrayBuffer>;

const IV_BYTES = 12;
const TAG_BYTES = 16;
const FILE_NAME = 'vault-keys';

// Node examines a key given as plain bytes so slowly that the cipher itself costs less: hence `createSecretKey`.

/** Encrypts with AES-256-GCM: IV, ciphertext, tag. Decryption needs the same `bound`. */
export function encrypt(key: Buffer, bound: string, plain: Uint8Array): Bytes {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(key), iv).setAAD(Buffer.from(bound));
  return Uint8Array.from(Buffer.concat([iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]));
}

/** Throws when any bit was changed, or when it was bound to something else. */
export function decrypt(key: Buffer, bound: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
  const decipher = createDecipheriv('aes-256-gcm', createSecretKey(key), bytes.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(bound))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

/** "id:base64" entries, separated by commas or lines. */
export function parseMasterKeys(text: string): MasterKeys {
  const keys = text
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [id = '', secret = ''] = entry.split(/:(.*)/s);
      const key = Buffer.from(secret, 'base64');
      if (!/^[a-z0-9-]{1,32}$/.test(id) || key.length !== 32)
        throw new ConfigError(
          'Check the configuration: VAULT_KEYS must be id:key entries separated by commas, each key 32 bytes in base64.',
        );
      return { id, key };
    });
  const [first, ...rest] = keys;
  if (!first) throw new ConfigError('Check the configuration: VAULT_KEYS has no key in it.');
  if (new Set(keys.map(({ id }) => id)).size < keys.length)
    throw new ConfigError('Check the configuration: VAULT_KEYS names a key twice.');
  return [first, ...rest];
}

export const newMasterKey = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

/**
 * The configured keys. A demo or developer's machine may omit them: then they are in a file next to the
 * database, created when first needed. In production that file would be lost with the machine, or stolen with
 * the database.
 */
export async function readMasterKeys(
  config: Pick<Config, 'vaultKeys' | 'dataDir' | 'production' | 'demo'>,
  /**
   * Whether anything in the database is already sealed. Then a new key would open none of it, and would hide
   * that the old one is lost.
   */
  isInUse: () => Promise<boolean>,
): Promise<MasterKeys> {
  if (config.vaultKeys) return parseMasterKeys(config.vaultKeys);
  if (config.production && !config.demo)
    throw new ConfigError(
      'Check the configuration: VAULT_KEYS must be set in production. Make a key with `npm run vault -- new-key first`, and keep a copy away from the database.',
    );
  const file = path.join(config.dataDir, FILE_NAME);
  try {
    return parseMasterKeys(await readFile(file, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  if (await isInUse())
    throw new ConfigError(
      `The homes in the database were sealed with a key that is not here. Put the file ${FILE_NAME} back into ${config.dataDir}, or set VAULT_KEYS.`,
    );
  await mkdir(config.dataDir, { recursive: true });
  // Atomic: half a key would lock everything permanently. If two processes start at once, the first key wins.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${newMasterKey('first')}\n`, { mode: 0o600, flush: true });
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return parseMasterKeys(await readFile(file, 'utf8'));
}
