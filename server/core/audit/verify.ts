import type { Db, Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { hashOfChain } from './entry-hash.ts';
import { faultsOf, type Fault } from './faults.ts';
import { checkpointFault, isSealAuthentic } from './seals.ts';
import * as seals from './seal-store.ts';
import * as store from './store.ts';

/** An altered entry, by history and number. Without a history: a fault of the checkpoint over all of them. */
export type Found = { chain: string | null; seq: number | null; what: string };

/** The first altered entry of a chain, or null when all are intact. */
export async function firstAltered(db: Queryable, chain: string): Promise<number | null> {
  const rows = await store.chainFrom(db, chain, 1);
  const [head, seal] = [await store.findHead(db, chain), await seals.findSeal(db, hashOfChain(chain))];
  return faultsOf({ rows, head, seal })[0]?.seq ?? null;
}

const CHAINS_AT_ONCE = 200;
const nameOf = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

async function checkSome(db: Queryable, masterKeys: MasterKeys, chains: string[]) {
  const { rows, heads } = await store.wholeChains(db, chains);
  const named = new Map(chains.map((chain) => [nameOf(hashOfChain(chain)), chain]));
  const sealed = await seals.sealsOf(db, chains.map(hashOfChain));
  const known = new Map(sealed.map((seal) => [named.get(nameOf(seal.chainHash)), seal]));
  const ends = new Map(heads.map((head) => [head.chain, head]));
  const entries = Map.groupBy(rows, ({ chain }) => chain);
  const found = chains.flatMap((chain): Found[] => {
    const seal = known.get(chain);
    const its: Fault[] =
      seal && !isSealAuthentic(masterKeys, seal)
        ? [{ seq: seal.seq, what: 'has a seal that our key did not sign' }]
        : [];
    its.push(...faultsOf({ rows: entries.get(chain) ?? [], head: ends.get(chain), seal }));
    return its.map((fault) => ({ chain, ...fault }));
  });
  return { found, entries: rows.length };
}

/** Verifies every history while entries are being added, and reports each altered entry. */
export async function checkHistories(
  db: Db,
  masterKeys: MasterKeys,
): Promise<{ checked: number; entries: number; altered: Found[] }> {
  const altered: Found[] = [];
  let [checked, entries] = [0, 0];
  let last: string | undefined;
  // One snapshot per part: an entry added between two reads isn't an alteration.
  const atOnce = <T>(read: (db: Queryable) => Promise<T>) =>
    db.transaction((tx) => read(tx), { isolationLevel: 'repeatable read', accessMode: 'read only' });
  for (;;) {
    const chains = await store.listChainBatch(db, { after: last, limit: CHAINS_AT_ONCE });
    last = chains.at(-1);
    if (last === undefined) break;
    const part = await atOnce((tx) => checkSome(tx, masterKeys, chains));
    altered.push(...part.found);
    checked += chains.length;
    entries += part.entries;
  }
  await atOnce(async (tx) => {
    for (const seal of await seals.forgottenSeals(tx))
      if (!isSealAuthentic(masterKeys, seal))
        altered.push({
          chain: null,
          seq: null,
          what: `a history of ${seal.seq} entries is marked as forgotten, but not by us`,
        });
    const fault = await checkpointFault(tx, masterKeys);
    if (fault) altered.push({ chain: null, seq: null, what: fault });
  });
  return { checked, entries, altered };
}

/** The nightly verification of all histories. Its result is stored and shown to administrators. */
export async function verifyAndSave({
  db,
  clock,
  log,
  masterKeys,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'masterKeys'>): Promise<void> {
  const { checked, entries, altered } = await checkHistories(db, masterKeys);
  await seals.insertCheck(db, { at: clock.now(), chains: checked, entries, faults: altered.length });
  if (altered.length > 0)
    log.error({ altered: altered.slice(0, 100) }, 'audit log verification failed: entries were altered');
}
