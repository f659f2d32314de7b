import { createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { minutes } from '#server/platform/clock.ts';
import { ConfigError } from '#server/platform/config.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { decrypt, encrypt, type MasterKey, type MasterKeys } from '#server/platform/master-keys.ts';
import * as store from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Encrypts what belongs to one home: text directly, files with a key of their own. `purpose` says what is
 * sealed ("policy.number"): data sealed for one purpose or home opens for no other.
 */
export type HomeCipher = {
  homeId: string;
  /** The key's id, in the header of everything sealed with it. */
  keyId: string;
  seal(purpose: string, text: string): Bytes;
  open(purpose: string, sealed: Uint8Array): string;
  /** A new key for a file, in plain form and wrapped. */
  newFileKey(fileId: string): { key: Buffer; wrapped: Bytes };
  openFileKey(fileId: string, wrapped: Uint8Array): Buffer;
  /** Equal for equal content in this home, and meaningless outside it. */
  digest(sha256: Uint8Array): Bytes;
};

/** The part of a cipher that seals text. */
export type TextCipher = Pick<HomeCipher, 'seal' | 'open'>;

/** The first byte of text that isn't sealed. A sealed text starts with `VERSION`. */
const CLEAR = 0;

/**
 * Leaves text readable if there is no home, and therefore no key: what visitors write, and our answers to them. The
 * database refuses such a text in a home's case.
 */
export const CLEAR_TEXT: TextCipher = {
  seal: (_purpose, text) => Uint8Array.from(Buffer.concat([Buffer.from([CLEAR]), Buffer.from(text)])),
  open: (_purpose, kept) => {
    if (kept[0] !== CLEAR) throw new Error('sealed, not clear text');
    return Buffer.from(kept.subarray(1)).toString('utf8');
  },
};

/** Layout of a sealed text: version, key id, then IV, ciphertext and tag. */
const VERSION = 1;
const ID_BYTES = 16;
const HEADER_BYTES = 1 + ID_BYTES;
/** More than the conversations that one process serves in a large incident. */
const KEPT_CIPHERS = 5000;
/** Another process may have destroyed a key, so the cached cipher expires after this time. */
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

/**
 * Ciphers of homes in use, so that a page of a hundred sealed texts loads one key. They hold keys, so the
 * cache is bounded.
 */
const kept = new WeakMap<MasterKeys, Map<string, { cipher: HomeCipher; until: number }>>();

function keep(keys: MasterKeys, cipher: HomeCipher): HomeCipher {
  const ciphers = kept.get(keys) ?? new Map<string, { cipher: HomeCipher; until: number }>();
  kept.set(keys, ciphers);
  if (ciphers.size >= KEPT_CIPHERS) ciphers.delete(ciphers.keys().next().value as string);
  ciphers.set(cipher.homeId, { cipher, until: performance.now() + KEPT_MS });
  return cipher;
}

/** Creates the key of a new home, in the transaction that creates the home. */
export async function createHomeKey(tx: Tx, masterKeys: MasterKeys, homeId: string): Promise<HomeCipher> {
  const [master] = masterKeys;
  const keyId = randomUUID();
  const key = randomBytes(32);
  const wrapped = encrypt(master.key, wrapBound(homeId, keyId), key);
  await store.insertHomeKey(tx, { id: keyId, homeId, masterKeyId: master.id, wrapped });
  return makeCipher(homeId, keyId, key); // cached on next use only: this transaction may still fail
}

const masterOf = (masterKeys: MasterKeys, id: string): MasterKey => {
  const master = masterKeys.find((key) => key.id === id);
  if (!master) throw new Error(`the vault key "${id}" is not configured`);
  return master;
};

/** Returns a home's cipher. Throws when the home's key is gone: then none of its data can be read anymore. */
export async function cipherOf(db: Queryable, masterKeys: MasterKeys, homeId: string): Promise<HomeCipher> {
  const known = kept.get(masterKeys)?.get(homeId);
  if (known && performance.now() < known.until) return known.cipher;
  const row = await store.findHomeKey(db, homeId);
  if (!row) throw new Error('this home has no key');
  const master = masterOf(masterKeys, row.masterKeyId);
  const key = decrypt(master.key, wrapBound(homeId, row.id), row.wrapped);
  return keep(masterKeys, makeCipher(homeId, row.id, key));
}

/** Removes a home's key from this process's cache after its row is destroyed. */
export function dropCipher(masterKeys: MasterKeys, homeId: string): void {
  kept.get(masterKeys)?.delete(homeId);
}

/** Text about a person that belongs to no home, and the master key that seals it. */
export type PersonText = { masterKeyId: string; sealed: Bytes };

/** Derived once per master key: in a large fire, many thousand texts are opened in a minute. */
const personKeys = new WeakMap<MasterKey, Buffer>();

function personKey(master: MasterKey): Buffer {
  const known = personKeys.get(master);
  if (known) return known;
  const derived = Buffer.from(hkdfSync('sha256', master.key, '', 'hearthline person', 32));
  personKeys.set(master, derived);
  return derived;
}

/** Seals a person's text with the first master key. It opens only for the same `purpose`. */
export function sealForPerson([master]: MasterKeys, purpose: string, text: string): PersonText {
  return { masterKeyId: master.id, sealed: encrypt(personKey(master), purpose, Buffer.from(text)) };
}

export const openForPerson = (
  masterKeys: MasterKeys,
  purpose: string,
  { masterKeyId, sealed }: PersonText,
): string => decrypt(personKey(masterOf(masterKeys, masterKeyId)), purpose, sealed).toString('utf8');

const BATCH = 200;

/**
 * Wraps every home's key with the first master key. Reads continue meanwhile, and an interrupted run can be
 * resumed. A key that doesn't open is left unchanged and reported, so that it doesn't block the others.
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

/** Destroys a home's key: after the commit, nothing sealed for it can ever be opened again. */
export const destroyHomeKey = (tx: Tx, homeId: string) => store.deleteHomeKey(tx, homeId);

/** Whether anything in this database is sealed. */
export const isAnythingSealed = async (db: Queryable): Promise<boolean> =>
  (await store.listKeysUnderNext(db, undefined, 1)).length > 0;

/** Homes tried per master key: one damaged row doesn't mean a wrong key. */
const TRIED = 5;

/** Rejects keys that don't open what is in the database, before a member runs into an unreadable vault. */
export async function checkMasterKeys(db: Queryable, masterKeys: MasterKeys): Promise<void> {
  let last: string | undefined;
  for (;;) {
    const rows = await store.listKeysUnderNext(db, last, TRIED);
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
