import { randomBytes, randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import { addHome } from '#test/file-routes.ts';
import { openWorld, signedIn } from '#test/world.ts';
import { minutes } from '#server/platform/clock.ts';
import { ConfigError } from '#server/platform/config.ts';
import { newMasterKey, parseMasterKeys, type MasterKeys } from '#server/platform/master-keys.ts';
import {
  checkMasterKeys,
  cipherOf,
  createHomeKey,
  dropCipher,
  isAnythingSealed,
  rewrapHomeKeys,
} from './sealing.ts';
import * as store from './store.ts';

const world = await openWorld({ withWorkers: false });
const { db } = world;
const { user } = await signedIn(world);
const keys = world.deps.masterKeys;
const newHome = () => addHome(world, user.id);
/** A home whose key one of the tests swapped with another home's. */
let mixedUp = '';
/** The same keys as in another process, with an empty cache. */
const afresh = (...given: MasterKeys): MasterKeys => [...given];

test('sealed data opens only for the same purpose and home, and only if unaltered', async () => {
  const mine = await cipherOf(db, keys, await newHome());
  const other = await cipherOf(db, keys, await newHome());
  const sealed = mine.seal('policy.number', 'CA-0042 ü');
  expect(mine.open('policy.number', sealed)).toBe('CA-0042 ü');
  expect(Buffer.from(sealed).includes('0042')).toBe(false);
  expect(mine.seal('policy.number', 'CA-0042 ü')).not.toEqual(sealed);
  expect(() => mine.open('policy.notes', sealed)).toThrow(Error);
  expect(() => other.open('policy.number', sealed)).toThrow(Error);
  for (let bit = 0; bit < sealed.length * 8; bit += 1) {
    const changed = Uint8Array.from(sealed);
    changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
    expect(() => mine.open('policy.number', changed)).toThrow(Error);
  }
  for (let length = 0; length < sealed.length; length += 1)
    expect(() => mine.open('policy.number', sealed.subarray(0, length))).toThrow(Error);
});

test('a file key opens only for that file and home', async () => {
  const mine = await cipherOf(db, keys, await newHome());
  const other = await cipherOf(db, keys, await newHome());
  const [file, another] = [randomUUID(), randomUUID()];
  const { key, wrapped } = mine.newFileKey(file);
  expect(mine.openFileKey(file, wrapped)).toEqual(key);
  expect(Buffer.from(wrapped).includes(key)).toBe(false);
  expect(() => mine.openFileKey(another, wrapped)).toThrow(Error);
  expect(() => other.openFileKey(file, wrapped)).toThrow(Error);
});

test('equal content is recognized within a home and nowhere else', async () => {
  const mine = await cipherOf(db, keys, await newHome());
  const other = await cipherOf(db, keys, await newHome());
  const hash = randomBytes(32);
  expect(mine.digest(hash)).toEqual(mine.digest(hash));
  expect(mine.digest(hash)).not.toEqual(other.digest(hash));
  expect(Buffer.from(mine.digest(hash)).equals(hash)).toBe(false);
});

test('without the right master key nothing opens, and the error names the missing key', async () => {
  const homeId = await newHome();
  const stranger = parseMasterKeys(newMasterKey('another'));
  await expect(cipherOf(db, stranger, homeId)).rejects.toThrow('the vault key "test" is not configured');
  const impostor = parseMasterKeys(newMasterKey('test'));
  await expect(cipherOf(db, impostor, homeId)).rejects.toThrow(Error);
});

test('one home’s wrapped key can’t replace another’s', async () => {
  const [mine, other] = [await newHome(), await newHome()];
  mixedUp = mine;
  const theirs = await store.findHomeKey(db, other);
  const own = await store.findHomeKey(db, mine);
  if (!theirs || !own) throw new Error('a home has no key');
  await store.rewrapHomeKey(db, { ...own, from: own.masterKeyId, wrapped: theirs.wrapped });
  await expect(cipherOf(db, afresh(...keys), mine)).rejects.toThrow(Error);
});

test('a home whose key was deleted can no longer be read', async () => {
  const homeId = await newHome();
  await cipherOf(db, keys, homeId);
  const { homeKeys } = await import('./tables.ts');
  const { eq } = await import('drizzle-orm');
  await db.delete(homeKeys).where(eq(homeKeys.homeId, homeId));
  dropCipher(keys, homeId);
  await expect(cipherOf(db, keys, homeId)).rejects.toThrow('this home has no key');
});

test('a key deleted by another process stops decrypting here within a few minutes', async () => {
  const homeId = await newHome();
  await cipherOf(db, keys, homeId);
  await db.transaction((tx) => store.deleteHomeKey(tx, homeId));
  const later = performance.now() + minutes(3);
  const watch = vi.spyOn(performance, 'now').mockReturnValue(later);
  onTestFinished(() => watch.mockRestore());
  await expect(cipherOf(db, keys, homeId)).rejects.toThrow('this home has no key');
});

test('a rolled-back home leaves no key behind', async () => {
  const homeId = randomUUID();
  await expect(
    db.transaction(async (tx) => {
      await createHomeKey(tx, keys, homeId);
      throw new Error('undone');
    }),
  ).rejects.toThrow(Error);
  await expect(cipherOf(db, keys, homeId)).rejects.toThrow('this home has no key');
});

test('startup fails if a vault key is missing or different, with a clear error; one damaged row doesn’t block it', async () => {
  await newHome();
  await checkMasterKeys(db, keys); // one home's key was swapped above
  expect(await isAnythingSealed(db)).toBe(true);
  const stranger = checkMasterKeys(db, parseMasterKeys(newMasterKey('another')));
  await expect(stranger).rejects.toThrow(ConfigError);
  await expect(stranger).rejects.toThrow('sealed with the vault key "test", which is not configured');
  const impostor = checkMasterKeys(db, parseMasterKeys(newMasterKey('test')));
  await expect(impostor).rejects.toThrow('The vault key "test" does not open the homes in the database');
});

test('the master key is rotated while sixteen readers read, and the old one isn’t needed afterward', async () => {
  const [old] = keys;
  const [fresh] = parseMasterKeys(newMasterKey('next'));
  const homes = await Promise.all(Array.from({ length: 30 }, newHome));
  const sealed = new Map<string, Uint8Array>();
  for (const homeId of homes)
    sealed.set(homeId, (await cipherOf(db, keys, homeId)).seal('plan', `plan of ${homeId}`));
  let isDone = false;
  let reads = 0;
  const reader = async () => {
    while (!isDone) {
      const homeId = homes[reads % homes.length] as string;
      const cipher = await cipherOf(db, afresh(fresh, old), homeId);
      expect(cipher.open('plan', sealed.get(homeId) ?? new Uint8Array())).toBe(`plan of ${homeId}`);
      reads += 1;
    }
  };
  const readers = Array.from({ length: 16 }, reader);
  const [one, two] = await Promise.all([
    rewrapHomeKeys(db, afresh(fresh, old)),
    rewrapHomeKeys(db, afresh(fresh, old)), // two operators at once
  ]);
  isDone = true;
  await Promise.all(readers);
  expect(one.changed + two.changed).toBeGreaterThanOrEqual(homes.length);
  expect(reads).toBeGreaterThan(16);
  for (const homeId of homes) {
    const cipher = await cipherOf(db, [fresh], homeId);
    expect(cipher.open('plan', sealed.get(homeId) ?? new Uint8Array())).toBe(`plan of ${homeId}`);
  }
  const again = await rewrapHomeKeys(db, [fresh]);
  expect(again.changed).toBe(0);
  expect(again.unreadable.map(({ homeId }) => homeId)).toEqual([mixedUp]); // reported, and doesn't block the others
});
