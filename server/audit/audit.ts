import { createHash } from 'node:crypto';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive, publishLiveTo } from '#server/platform/events.ts';
import type { HomeCipher } from '#server/sealing/sealing.ts';
import * as store from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Who did it: the person behind the request, or the product itself. */
export type Actor = { id: string | null; device: string | null };
export const PRODUCT: Actor = { id: null, device: null };

/** What happened. `detail` is a short sentence part a person reads: which document, from what to what. */
export type Change = { at: Date; actor: Actor; action: string; subjectId?: string; detail?: string };

const PURPOSE = 'audit.detail';

/** Everything an entry says, in one fixed order, so that no two entries hash alike. */
function hashOf(entry: Omit<store.Entry, 'hash'>): Bytes {
  const { chain, seq, at, actorId, device, action, subjectId, detail, previousHash } = entry;
  const said = JSON.stringify([
    chain,
    seq,
    at.toISOString(),
    actorId ?? null,
    device ?? null,
    action,
    subjectId ?? null,
    detail ? Buffer.from(detail).toString('base64') : null,
    Buffer.from(previousHash).toString('base64'),
  ]);
  return Uint8Array.from(createHash('sha256').update(said).digest());
}

async function append(tx: Tx, chain: string, change: Change, detail: Bytes | null): Promise<void> {
  const head = await store.lockHead(tx, chain);
  const entry = {
    chain,
    seq: head.seq + 1,
    at: change.at,
    actorId: change.actor.id,
    device: change.actor.device,
    action: change.action,
    subjectId: change.subjectId ?? null,
    detail,
    previousHash: head.hash,
  };
  const hash = hashOf(entry);
  await store.insertEntry(tx, { ...entry, hash });
  await store.moveHead(tx, { chain, seq: entry.seq, hash });
}

/**
 * Writes down a change to a home or to what is in it, in the transaction of the change, as its last step: who holds the
 * end of a history waits for nobody. A home deleted meanwhile has no history any more.
 */
export async function recordHomeChange(tx: Tx, cipher: HomeCipher, change: Change): Promise<void> {
  const people = await store.holdHome(tx, cipher.homeId);
  if (people.length === 0) throw new AppError('not_found', 'There is no such home.');
  await append(tx, cipher.homeId, change, change.detail ? cipher.seal(PURPOSE, change.detail) : null);
  await publishLiveTo(tx, people, { topic: 'audit' });
}

/** Writes down a change to an account itself. Name no secret in its detail: it is not sealed. */
export async function recordAccountChange(tx: Tx, accountId: string, change: Change): Promise<void> {
  await append(tx, accountId, change, change.detail ? Uint8Array.from(Buffer.from(change.detail)) : null);
  await publishLive(tx, accountId, { topic: 'audit' });
}

type Exported = {
  at: Date;
  list: string;
  filters: Readonly<Record<string, string>>;
  /** Words were looked for. Which is not kept: they are often somebody's name. */
  isSearch: boolean;
  rows: number;
};

/** Writes down that an administrator takes a list away as a file, before the first row leaves. */
export async function recordExport(
  db: Db,
  admin: { id: string; device: string },
  { at, list, filters, isSearch, rows }: Exported,
): Promise<void> {
  const said = Object.entries(filters).map(([key, value]) => `${key} ${value}`);
  const detail = [list, ...said, ...(isSearch ? ['a search'] : []), `${rows} rows`].join(', ');
  await db.transaction((tx) =>
    recordAccountChange(tx, admin.id, { at, actor: admin, action: 'list.exported', detail }),
  );
}

/**
 * Writes down what was decided about many homes at once: an incident has a history of its own, and is nobody's. Not
 * sealed: name no person in it.
 */
export async function recordIncidentChange(tx: Tx, incidentId: string, change: Change): Promise<void> {
  await append(tx, incidentId, change, change.detail ? Uint8Array.from(Buffer.from(change.detail)) : null);
}

/** A page of a home's history, newest first. `before` is the `seq` to go on from. */
export async function homeHistory(db: Queryable, cipher: HomeCipher, page: store.Page) {
  const rows = await store.entriesOf(db, cipher.homeId, page);
  return rows.map((row) => ({ ...row, detail: row.detail ? cipher.open(PURPOSE, row.detail) : null }));
}

/** The same for an account. */
export async function accountHistory(db: Queryable, accountId: string, page: store.Page) {
  const rows = await store.entriesOf(db, accountId, page);
  return rows.map((row) => ({
    ...row,
    detail: row.detail ? Buffer.from(row.detail).toString('utf8') : null,
  }));
}

/** Who did what about a thing, oldest first; without details, which may be sealed. */
export const historyAbout = (db: Queryable, subjectId: string, capability: string) =>
  store.entriesAbout(db, subjectId, capability);

/** The first entry of a chain that is not as it was written, or null when all are. */
export async function firstAltered(db: Queryable, chain: string): Promise<number | null> {
  let previousHash: Uint8Array = store.START;
  let seq = 0;
  for (const row of await store.wholeChain(db, chain)) {
    seq += 1;
    const isWhole =
      row.seq === seq &&
      Buffer.from(row.previousHash).equals(previousHash) &&
      Buffer.from(row.hash).equals(hashOf(row));
    if (!isWhole) return seq;
    previousHash = row.hash;
  }
  const head = await store.findHead(db, chain);
  const isEnd =
    head === undefined ? seq === 0 : head.seq === seq && Buffer.from(head.hash).equals(previousHash);
  return isEnd ? null : seq + 1;
}

const CHAINS_AT_ONCE = 500;

/** Looks through every history, of homes and accounts, while they are being written. */
export async function checkHistories(
  db: Db,
): Promise<{ checked: number; altered: { chain: string; seq: number }[] }> {
  const altered: { chain: string; seq: number }[] = [];
  let checked = 0;
  let last: string | undefined;
  for (;;) {
    const chains = await store.someChains(db, { after: last, limit: CHAINS_AT_ONCE });
    for (const chain of chains) {
      // One moment's view: an entry added between two reads is no alteration.
      const seq = await db.transaction((tx) => firstAltered(tx, chain), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
      if (seq !== null) altered.push({ chain, seq });
    }
    checked += chains.length;
    last = chains.at(-1);
    if (last === undefined) return { checked, altered };
  }
}

/** Destroys a chain together with what it was about. */
export const forgetHistory = (tx: Tx, chain: string) => store.deleteChain(tx, chain);
