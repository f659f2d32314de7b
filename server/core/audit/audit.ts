import { callerNetwork } from '#server/platform/caller.ts';
import { after, minutes, type Clock } from '#server/platform/clock.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive, publishLiveTo } from '#server/platform/events.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { canonical, changesOf, type Facts } from './changes.ts';
import { hashOf, hashOfChain, VERSION } from './entry-hash.ts';
import { findSeal } from './seal-store.ts';
import { wasNoted } from './search-store.ts';
import * as store from './store.ts';

export { checkHistories, firstAltered } from './verify.ts';
export { forgetHistory, sealHistories } from './seals.ts';
export { lastCheck } from './seal-store.ts';
export type { Entry } from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Who did it: the person behind the request, or the product itself. */
export type Actor = { id: string | null; device: string | null };
export const PRODUCT: Actor = { id: null, device: null };

/** What happened. `detail` is a short sentence part a person reads: which document, from what to what. */
export type Change = {
  at: Date;
  actor: Actor;
  action: string;
  subjectId?: string;
  detail?: string;
  /** The fields as they were and as they are. Only those that differ are kept. */
  before?: Facts | null;
  after?: Facts | null;
};

/** The history of what administrators do: one chain for all of it, so that it has one order. */
export const BACK_OFFICE = '0ff1ce00-0000-4000-8000-000000000000';

const PURPOSE = 'audit.detail';
const CHANGES_PURPOSE = 'audit.changes';
const plain = (text: string): Bytes => Uint8Array.from(Buffer.from(text));

async function append(
  tx: Tx,
  { chain, kind }: { chain: string; kind: NonNullable<store.Entry['kind']> },
  change: Change,
  seal: (purpose: string, text: string) => Bytes = (_purpose, text) => plain(text),
): Promise<void> {
  const { at, actor, action, subjectId = null, detail } = change;
  const changes = changesOf(change.before, change.after);
  const head = await store.lockHead(tx, chain);
  // Whoever waited here for the deletion of an account must not begin its history anew.
  if (head.seq === 0 && (await findSeal(tx, hashOfChain(chain)))?.forgottenAt)
    throw new AppError('not_found', 'This account no longer exists.');
  const entry = {
    chain,
    seq: head.seq + 1,
    version: VERSION,
    kind,
    at,
    actorId: actor.id,
    device: actor.device,
    // What the product does by itself comes from nowhere, also while it answers somebody.
    network: actor.id === null ? null : callerNetwork(),
    action,
    subjectId,
    detail: detail ? seal(PURPOSE, detail) : null,
    changes: changes && seal(CHANGES_PURPOSE, canonical(changes)),
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
  await append(tx, { chain: cipher.homeId, kind: 'home' }, change, (purpose, text) =>
    cipher.seal(purpose, text),
  );
  await publishLiveTo(tx, people, { topic: 'audit' });
}

/** Writes down a change to an account itself. Name no secret in its detail: it is not sealed. */
export async function recordAccountChange(tx: Tx, accountId: string, change: Change): Promise<void> {
  await append(tx, { chain: accountId, kind: 'account' }, change);
  await publishLive(tx, accountId, { topic: 'audit' });
}

type Exported = {
  at: Date;
  list: string;
  /** What was asked for. Of the words that were looked for, `q`, only that there were some: they are often somebody's name. */
  query: Readonly<Record<string, string>> & { q: string };
  rows: number;
};

/** Writes down that an administrator takes a list away as a file, before the first row leaves. */
export async function recordExport(
  db: Db,
  admin: { id: string; device: string },
  { at, list, query: { q, ...filters }, rows }: Exported,
): Promise<void> {
  const said = Object.entries(filters).map(([key, value]) => `${key} ${value}`);
  const detail = [list, ...said, ...(q === '' ? [] : ['a search']), `${rows} rows`].join(', ');
  const after = { list, ...filters, rows };
  await db.transaction((tx) =>
    recordAdminChange(tx, { at, actor: admin, action: 'list.exported', detail, before: null, after }),
  );
}

/**
 * Writes down what was decided about many homes at once: an incident has a history of its own, and is nobody's. Not
 * sealed: name no person in it.
 */
export const recordIncidentChange = (tx: Tx, incidentId: string, change: Change): Promise<void> =>
  append(tx, { chain: incidentId, kind: 'incident' }, change);

/**
 * Writes down what an administrator did, with what was before and what is after: once for each thing changed, in the
 * transaction of the change, as its very last step (all administrators share this one history). Who it concerned reads of
 * it in their own history besides. Never forgotten and not sealed: name people by `subjectId`, not in words.
 */
export const recordAdminChange = (
  tx: Tx,
  change: Change & { actor: { id: string } } & Required<Pick<Change, 'before' | 'after'>>,
): Promise<void> => append(tx, { chain: BACK_OFFICE, kind: 'office' }, change);

/** Is everything as it was? Then there is nothing to write down. */
export const isUnchanged = ({ before, after: is }: Pick<Change, 'before' | 'after'>): boolean =>
  before !== null && is !== null && Object.keys(changesOf(before, is)?.after ?? {}).length === 0;

/** The same for what is done by a command, where the server runs: nobody is signed in there. */
export const recordCommand = (
  tx: Tx,
  change: Omit<Change, 'actor'> & Required<Pick<Change, 'subjectId' | 'before' | 'after'>>,
): Promise<void> => append(tx, { chain: BACK_OFFICE, kind: 'office' }, { ...change, actor: PRODUCT });

/** Paging, typing and coming back are one look. */
const ONE_LOOK = minutes(10);

type Look = { action: string; subjectId: string | null; detail: string; after: Facts };

/** Writes down that an administrator looked at somebody, or at many. */
export async function recordView(
  { db, clock }: { db: Db; clock: Clock },
  admin: { id: string; device: string },
  { action, subjectId, detail, after: looked }: Look,
): Promise<void> {
  const at = clock.now();
  const same = { actorId: admin.id, action, subjectId, detail: plain(detail), since: after(at, -ONE_LOOK) };
  if (await wasNoted(db, same)) return;
  await db.transaction((tx) =>
    recordAdminChange(tx, {
      at,
      actor: { id: admin.id, device: admin.device },
      action,
      ...(subjectId ? { subjectId } : {}),
      detail,
      before: null,
      after: looked,
    }),
  );
}

/** A page of a home's history, newest first. `before` is the `seq` to go on from. */
export async function homeHistory(db: Queryable, cipher: HomeCipher, page: store.Page) {
  const rows = await store.entriesOf(db, cipher.homeId, page);
  return rows.map((row) => ({
    ...row,
    detail: row.detail ? cipher.open(PURPOSE, row.detail) : null,
    changes: row.changes ? cipher.open(CHANGES_PURPOSE, row.changes) : null,
  }));
}

const inWords = (bytes: Bytes | null): string | null => (bytes ? Buffer.from(bytes).toString('utf8') : null);

/** The same for an account. */
export async function accountHistory(db: Queryable, accountId: string, page: store.Page) {
  const rows = await store.entriesOf(db, accountId, page);
  return rows.map((row) => ({ ...row, detail: inWords(row.detail), changes: inWords(row.changes) }));
}

/** The same for the back office. */
export const officeHistory = (db: Queryable, page: store.Page) => accountHistory(db, BACK_OFFICE, page);

/** Who did what about a thing, oldest first; without details, which may be sealed. */
export const historyAbout = (db: Queryable, subjectId: string, capability: string) =>
  store.entriesAbout(db, subjectId, capability);
