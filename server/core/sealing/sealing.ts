import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { minutes } from '#server/platform/clock.ts';
import { ConfigError } from '#server/platform/config.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { decrypt, encrypt, type MasterKey, type MasterKeys } from '#server/platform/master-keys.ts';
import * as store from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Seals what belongs to one home: texts directly, files through a key of their own. `purpose` says what is sealed
 * ("policy.number"): what was sealed for one purpose or home opens for no other.
 */
export type HomeCipher = {
  homeId: string;
  /** Which key: stands in the header of everything sealed with it. */
  keyId: string;
  seal(purpose: string, text: string): Bytes;
  open(purpose: string, sealed: Uint8Array): string;
  /** A new key for a file, in clear and wrapped. */
  newFileKey(fileId: string): { key: Buffer; wrapped: Bytes };
  openFileKey(fileId: string, wrapped: Uint8Array): Buffer;
  /** The same for equal content in this home, and meaningless outside it. */
  digest(sha256: Uint8Array): Bytes;
};

/** Layout of a sealed text: version, key id, then IV, ciphertext and tag. */
const VERSION = 1;
const ID_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES;
const KEPT_CIPHERS = 1000;
/** Another process may have destroyed a key: here it is forgotten a little later. */
const KEPT_MS = minutes(2);

const idBytes = (id: string) => Buffer.from(id.replaceAll('-', ''), 'hex');

function makeCipher(homeId: string, keyId: string, key: Buffer): HomeCipher {
  const derive = (use: string) => Buffer.from(hkdfSync('sha256', key, homeId, `hearthline ${use}`, 32));
  const textKey = derive('text');
  const fileKey = derive('file keys');
  const digestKey = derive('digests');
  const header = Buffer.concat([Buffer.from([VERSION]), idBytes(keyId)]);
  return {
    homeId,
    keyId,
    seal: (purpose, text) =>
      Uint8Array.from(
        Buffer.concat([header, encrypt(textKey, `${homeId}|${keyId}|${purpose}`, Buffer.from(text))]),
      ),
    open: (purpose, sealed) => {
      const given = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength);
      if (!given.subarray(0, HEADER_BYTES).equals(header))
        throw new Error('sealed by another key or version');
      return decrypt(textKey, `${homeId}|${keyId}|${purpose}`, given.subarray(HEADER_BYTES)).toString('utf8');
    },
    newFileKey: (fileId) => {
      const made = randomBytes(32);
      return { key: made, wrapped: encrypt(fileKey, `${homeId}|${keyId}|file|${fileId}`, made) };
    },
    openFileKey: (fileId, wrapped) => decrypt(fileKey, `${homeId}|${keyId}|file|${fileId}`, wrapped),
    digest: (sha256) => Uint8Array.from(createHmac('sha256', digestKey).update(sha256).digest()),
  };
}

const wrapBound = (homeId: string, keyId: string) => `home key|${homeId}|${keyId}`;

/** Ciphers of homes in use, so that a page of a hundred sealed texts asks for one key. They hold keys: bounded. */
const kept = new WeakMap<MasterKeys, Map<string, { cipher: HomeCipher; until: number }>>();

function keep(keys: MasterKeys, cipher: HomeCipher): HomeCipher {
  const ciphers = kept.get(keys) ?? new Map<string, { cipher: HomeCipher; until: number }>();
  kept.set(keys, ciphers);
  if (ciphers.size >= KEPT_CIPHERS) ciphers.delete(ciphers.keys().next().value as string);
  ciphers.set(cipher.homeId, { cipher, until: performance.now() + KEPT_MS });
  return cipher;
}

/** Makes the key of a new home, in the transaction that makes the home. */
export async function createHomeKey(tx: Tx, masterKeys: MasterKeys, homeId: string): Promise<HomeCipher> {
  const [master] = masterKeys;
  const keyId = randomUUID();
  const key = randomBytes(32);
  const wrapped = encrypt(master.key, wrapBound(homeId, keyId), key);
  await store.insertHomeKey(tx, { id: keyId, homeId, masterKeyId: master.id, wrapped });
  return makeCipher(homeId, keyId, key); // kept when it is next asked for: this transaction may yet fail
}

const masterOf = (masterKeys: MasterKeys, id: string): MasterKey => {
  const master = masterKeys.find((key) => key.id === id);
  if (!master) throw new Error(`the vault key "${id}" is not configured`);
  return master;
};

/** What opens and seals for a home. Throws when the home's key is gone: then nothing of it can be read any more. */
export async function cipherOf(db: Queryable, masterKeys: MasterKeys, homeId: string): Promise<HomeCipher> {
  const known = kept.get(masterKeys)?.get(homeId);
  if (known && performance.now() < known.until) return known.cipher;
  const row = await store.findHomeKey(db, homeId);
  if (!row) throw new Error('this home has no key');
  const master = masterOf(masterKeys, row.masterKeyId);
  const key = decrypt(master.key, wrapBound(homeId, row.id), row.wrapped);
  return keep(masterKeys, makeCipher(homeId, row.id, key));
}

/** Forgets a home's key in this process, when its row has been destroyed. */
export function forgetCipher(masterKeys: MasterKeys, homeId: string): void {
  kept.get(masterKeys)?.delete(homeId);
}

const BATCH = 200;

/**
 * Wraps every home's key with the first master key. Reading goes on meanwhile; a run that was cut off goes on where it
 * stopped. A key that does not open is left as it is and told: it must not keep all others from being changed.
 */
export async function rewrapHomeKeys(
  db: Queryable,
  masterKeys: MasterKeys,
): Promise<{ changed: number; unreadable: { homeId: string; reason: string }[] }> {
  const [master] = masterKeys;
  const unreadable: { homeId: string; reason: string }[] = [];
  let changed = 0;
  let last: string | undefined;
  for (;;) {
    const rows = await store.homeKeysNotUnder(db, master.id, { after: last, limit: BATCH });
    for (const row of rows) {
      const bound = wrapBound(row.homeId, row.id);
      let key: Buffer;
      try {
        key = decrypt(masterOf(masterKeys, row.masterKeyId).key, bound, row.wrapped);
      } catch (error) {
        unreadable.push({ homeId: row.homeId, reason: (error as Error).message });
        continue;
      }
      const wrapped = encrypt(master.key, bound, key);
      const done = await store.rewrapHomeKey(db, {
        id: row.id,
        from: row.masterKeyId,
        masterKeyId: master.id,
        wrapped,
      });
      changed += done.length;
    }
    last = rows.at(-1)?.id;
    if (last === undefined) return { changed, unreadable };
  }
}

/** Destroys the key of a home: from the commit on nothing sealed for it can ever be opened again. */
export const destroyHomeKey = (tx: Tx, homeId: string) => store.deleteHomeKey(tx, homeId);

/** Is anything sealed in this database? */
export const isAnythingSealed = async (db: Queryable): Promise<boolean> =>
  (await store.someUnderNext(db, undefined, 1)).length > 0;

/** A few homes are tried for each master key: one damaged row is no wrong key. */
const TRIED = 5;

/** Refuses keys that do not open what is in the database, before anybody meets a vault that does not open. */
export async function checkMasterKeys(db: Queryable, masterKeys: MasterKeys): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const rows = await store.someUnderNext(db, last, TRIED);
    last = rows[0]?.masterKeyId;
    if (last === undefined) return;
    const master = masterKeys.find(({ id }) => id === last);
    if (!master)
      throw new ConfigError(
        `Homes in the database are sealed with the vault key "${last}", which is not configured. Add it to VAULT_KEYS, or use the database this key file belongs to.`,
      );
    if (!rows.some((row) => isOpenedBy(master, row)))
      throw new ConfigError(
        `The vault key "${last}" does not open the homes in the database: it is another key of that name. Use the one they were sealed with.`,
      );
  }
}

function isOpenedBy(master: MasterKey, row: { id: string; homeId: string; wrapped: Uint8Array }): boolean {
  try {
    decrypt(master.key, wrapBound(row.homeId, row.id), row.wrapped);
    return true;
  } catch {
    return false;
  }
}
