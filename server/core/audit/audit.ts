import { callerNetwork } from '#server/platform/caller.ts';
import { after, minutes, type Clock } from '#server/platform/clock.ts';
import type { Db, Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive, publishLiveTo } from '#server/platform/events.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { canonical, changesOf, type Facts } from './changes.ts';
import { hashOf, hashOfChain, VERSION } from './entry-hash.ts';
import { findSeal } from './seal-store.ts';
import { wasRecorded } from './search-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export { checkHistories, firstAltered } from './verify.ts';
export { eraseHistory, sealHistories } from './seals.ts';
export { lastCheck } from './seal-store.ts';
export type { Entry } from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Who did it: the person behind the request, or the product itself. */
export type Actor = { id: string | null; device: string | null };
export const PRODUCT: Actor = { id: null, device: null };

/** What happened. `detail` is a short phrase for people: which document, from what to what. */
export type Change = {
  at: Date;
  actor: Actor;
  action: string;
  subjectId?: string;
  detail?: string;
  /** The fields before and after. Only those that differ are stored. */
  before?: Facts | null;
  after?: Facts | null;
};

/** The chain of all administrators' actions: a single chain, so that they have one order. */
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
  // A writer that waited here for the deletion of an account must not restart its history.
  if (head.seq === 0 && (await findSeal(tx, hashOfChain(chain)))?.forgottenAt)
    throw new AppError('not_found', say().accountErrors.gone);
  const entry = {
    chain,
    seq: head.seq + 1,
    version: VERSION,
    kind,
    at,
    actorId: actor.id,
    device: actor.device,
    // Actions of the product itself have no network, even while it serves a request.
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
 * Records a change to a home or its contents, in the transaction of the change and as its last step, so that
 * no other lock is awaited while the chain's head is locked. A home deleted meanwhile has no history anymore.
 */
export async function recordHomeChange(tx: Tx, cipher: HomeCipher, change: Change): Promise<void> {
  const people = await store.holdHome(tx, cipher.homeId);
  if (people.length === 0) throw new AppError('not_found', say().accountErrors.noSuchHome);
  await append(tx, { chain: cipher.homeId, kind: 'home' }, change, (purpose, text) =>
    cipher.seal(purpose, text),
  );
  await publishLiveTo(tx, people, { topic: 'audit' });
}

/** Records a change to an account itself. Put no secret in its detail: it isn't encrypted. */
export async function recordAccountChange(tx: Tx, accountId: string, change: Change): Promise<void> {
  await append(tx, { chain: accountId, kind: 'account' }, change);
  await publishLive(tx, accountId, { topic: 'audit' });
}

type Exported = {
  at: Date;
  list: string;
  /** The filters used. Of the search text, `q`, only whether there was one: it is often a person's name. */
  query: Readonly<Record<string, string>> & { q: string };
  rows: number;
};

/** Records that an administrator exports a list as a file, before the first row is sent. */
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
 * Records a decision about many homes at once: an incident has its own history and belongs to no one person.
 * Not encrypted: name no person in it.
 */
export const recordIncidentChange = (tx: Tx, incidentId: string, change: Change): Promise<void> =>
  append(tx, { chain: incidentId, kind: 'incident' }, change);

/**
 * Records what an administrator did, with the state before and after: once per changed thing, in the
 * transaction of the change, as its very last step (all administrators share this one chain). The person
 * affected also sees it in their own history. Never deleted and not encrypted: identify people by
 * `subjectId`, not by name.
 */
export const recordAdminChange = (
  tx: Tx,
  change: Change & { actor: { id: string } } & Required<Pick<Change, 'before' | 'after'>>,
): Promise<void> => append(tx, { chain: BACK_OFFICE, kind: 'office' }, change);

/** Whether nothing changed, so there is nothing to record. */
export const isUnchanged = ({ before, after: is }: Pick<Change, 'before' | 'after'>): boolean =>
  before !== null && is !== null && Object.keys(changesOf(before, is)?.after ?? {}).length === 0;

/** The same for commands run on the server, where no one is signed in. */
export const recordCommand = (
  tx: Tx,
  change: Omit<Change, 'actor'> & Required<Pick<Change, 'subjectId' | 'before' | 'after'>>,
): Promise<void> => append(tx, { chain: BACK_OFFICE, kind: 'office' }, { ...change, actor: PRODUCT });

/** Paging, typing and returning within this time count as one view. */
const ONE_LOOK = minutes(10);

type Look = { action: string; subjectId: string | null; detail: string; after: Facts };

/** Records that an administrator viewed one person's data, or a list of people. */
export async function recordView(
  { db, clock }: { db: Db; clock: Clock },
  admin: { id: string; device: string },
  { action, subjectId, detail, after: looked }: Look,
): Promise<void> {
  const at = clock.now();
  const same = { actorId: admin.id, action, subjectId, detail: plain(detail), since: after(at, -ONE_LOOK) };
  if (await wasRecorded(db, same)) return;
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

/** A page of a home's history, newest first. `before` is the `seq` to continue from. */
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

/** Who did what about a thing, oldest first; without details, which may be encrypted. */
export const historyAbout = (db: Queryable, subjectId: string, capability: string) =>
  store.entriesAbout(db, subjectId, capability);
