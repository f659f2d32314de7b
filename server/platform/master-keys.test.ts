import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError } from './config.ts';
import { decrypt, encrypt, newMasterKey, parseMasterKeys, readMasterKeys } from './master-keys.ts';

const folders: string[] = [];
const newFolder = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'hearthline-keys-'));
  folders.push(folder);
  return folder;
};
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));
const isEmpty = async () => false;
const settings = { vaultKeys: undefined, production: false, demo: true };

test('encrypted data decrypts only with its key and context', () => {
  const key = randomBytes(32);
  const sealed = encrypt(key, 'home 1', Buffer.from('secret'));
  expect(decrypt(key, 'home 1', sealed).toString()).toBe('secret');
  expect(() => decrypt(key, 'home 2', sealed)).toThrow(Error);
  expect(() => decrypt(randomBytes(32), 'home 1', sealed)).toThrow(Error);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Uint8Array.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    expect(() => decrypt(key, 'home 1', changed)).toThrow(Error);
  }
});

test('keys are read in order, separated by commas or line breaks', () => {
  const [one, two] = [newMasterKey('one'), newMasterKey('two')];
  expect(parseMasterKeys(` ${two},\n${one}\n`).map(({ id }) => id)).toEqual(['two', 'one']);
});

const short = Buffer.alloc(31).toString('base64');
test.each([
  ['', /no key in it/],
  ['first', /32 bytes in base64/],
  [`first:${short}`, /32 bytes in base64/],
  [`First Key:${Buffer.alloc(32).toString('base64')}`, /id:key/],
  [`a:${Buffer.alloc(32).toString('base64')},a:${Buffer.alloc(32).toString('base64')}`, /names a key twice/],
])('VAULT_KEYS=%s is refused with a clear error', (text, sentence) => {
  expect(() => parseMasterKeys(text)).toThrow(ConfigError);
  expect(() => parseMasterKeys(text)).toThrow(sentence);
});

test('in production the server does not start without VAULT_KEYS, and creates no file', async () => {
  const dataDir = await newFolder();
  await expect(
    readMasterKeys({ ...settings, dataDir, production: true, demo: false }, isEmpty),
  ).rejects.toThrow(/VAULT_KEYS must be set in production/);
  expect(await readdir(dataDir)).toEqual([]);
  expect(await readMasterKeys({ ...settings, dataDir, production: true, demo: true }, isEmpty)).toHaveLength(
    1,
  );
});

test('twenty concurrent starts on an empty folder end with one key, readable only by its owner', async () => {
  const dataDir = await newFolder();
  const all = await Promise.all(
    Array.from({ length: 20 }, () => readMasterKeys({ ...settings, dataDir }, isEmpty)),
  );
  expect(new Set(all.map(([first]) => first.key.toString('base64'))).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['vault-keys']);
  expect((await stat(path.join(dataDir, 'vault-keys'))).mode & 0o777).toBe(0o600);
  expect(await readMasterKeys({ ...settings, dataDir }, isEmpty)).toEqual(all[0]);
});

test('an existing key file is never overwritten, not even a broken one', async () => {
  const dataDir = await newFolder();
  await writeFile(path.join(dataDir, 'vault-keys'), 'not a key');
  await expect(readMasterKeys({ ...settings, dataDir }, isEmpty)).rejects.toThrow(ConfigError);
  expect(await readFile(path.join(dataDir, 'vault-keys'), 'utf8')).toBe('not a key');
});

test('when homes are already encrypted, no new key replaces the missing one', async () => {
  const dataDir = await newFolder();
  const reading = readMasterKeys({ ...settings, dataDir }, async () => true);
  await expect(reading).rejects.toThrow(ConfigError);
  await expect(reading).rejects.toThrow(/Put the file vault-keys back/);
  expect(await readdir(dataDir)).toEqual([]);
});
