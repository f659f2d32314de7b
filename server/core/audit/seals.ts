import { createHmac, hkdfSync } from 'node:crypto';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { MasterKeys } from '#server/platform/master-keys.ts';
import { hashOfChain } from './entry-hash.ts';
import { faultsOf } from './faults.ts';
import * as seals from './seal-store.ts';
import * as store from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Unsigned<T> = Omit<T, 'keyId' | 'signature'>;

/** The signed content of a seal or a checkpoint. A seal stays valid when its chain's id is deleted. */
const saidBySeal = (seal: Unsigned<seals.Seal>): string =>
  JSON.stringify([
    'seal',
    Buffer.from(seal.chainHash).toString('base64'),
    seal.seq,
    Buffer.from(seal.hash).toString('base64'),
    seal.forgottenAt?.toISOString() ?? null,
    seal.sealedIn,
  ]);
const saidByCheckpoint = ({ number, at, chains, entries }: Unsigned<seals.Checkpoint>): string =>
  JSON.stringify(['checkpoint', number, at.toISOString(), chains, entries]);

const sign = (key: Buffer, said: string): Bytes =>
  Uint8Array.from(
    createHmac('sha256', Buffer.from(hkdfSync('sha256', key, '', 'audit.seal', 32)))
      .update(said)
      .digest(),
  );

function signed(masterKeys: MasterKeys, said: string) {
  const [{ id: keyId, key }] = masterKeys;
  return { keyId, signature: sign(key, said) };
}

function isOurs(masterKeys: MasterKeys, said: string, by: { keyId: string; signature: Uint8Array }): boolean {
  const known = masterKeys.find(({ id }) => id === by.keyId);
  return known !== undefined && Buffer.from(sign(known.key, said)).equals(by.signature);
}

export const isSealAuthentic = (keys: MasterKeys, seal: seals.Seal) => isOurs(keys, saidBySeal(seal), seal);

/** What is wrong with the last checkpoint, as text; null when the seals match its counts. */
export async function checkpointFault(db: Queryable, keys: MasterKeys): Promise<string | null> {
  const last = await seals.lastCheckpoint(db);
  const counted = await seals.countSeals(db, last?.number ?? 0);
  if (!last) return (await seals.isAnySealed(db)) ? 'the checkpoint of all histories is gone' : null;
  if (!isOurs(keys, saidByCheckpoint(last), last))
    return `checkpoint ${last.number} is not signed by our key`;
  return counted.chains === last.chains && counted.entries === last.entries
    ? null
    : `checkpoint ${last.number} counted ${last.chains} histories with ${last.entries} entries; their seals say ${counted.chains} with ${counted.entries}`;
}

const CHAINS_AT_ONCE = 200;

/**
 * Signs the heads of all histories that changed since the last run, with a key that isn't in the database.
 * Anything that differs from its earlier signature isn't signed again, so it stays detectable. From then on a
 * history can't be truncated, rewritten or removed without detection.
 */
export const sealHistories = ({
  db,
  clock,
  log,
  masterKeys,
}: Pick<Deps, 'db' | 'clock' | 'log' | 'masterKeys'>): Promise<{ sealed: number; refused: string[] }> => {
  // One snapshot: an entry added between two reads isn't an alteration.
  const view = { isolationLevel: 'repeatable read' } as const;
  return db.transaction(async (tx) => {
    await seals.lockSeals(tx, 'alone');
    const fault = await checkpointFault(tx, masterKeys);
    if (fault) throw new Error(`The histories are not signed: ${fault}`);
    const number = ((await seals.lastCheckpoint(tx))?.number ?? 0) + 1;
    const refused: string[] = [];
    let sealed = 0;
    let last: string | undefined;
    for (;;) {
      const heads = await seals.changedHeads(tx, {
        after: last,
        keyId: masterKeys[0].id,
        limit: CHAINS_AT_ONCE,
      });
      for (const { chain } of heads) {
        const [head, seal] = [await store.findHead(tx, chain), await seals.findSeal(tx, hashOfChain(chain))];
        const from = seal?.forgottenAt ? 1 : Math.max(seal?.seq ?? 1, 1);
        const rows = await store.chainFrom(tx, chain, from);
        if (
          !head ||
          (seal && !isSealAuthentic(masterKeys, seal)) ||
          faultsOf({ rows, from, head, seal }).length > 0
        ) {
          refused.push(chain);
          continue;
        }
        const next = {
          chainHash: hashOfChain(chain),
          chain,
          seq: head.seq,
          hash: head.hash,
          forgottenAt: null,
          sealedIn: number,
        };
        await seals.putSeal(tx, { ...next, ...signed(masterKeys, saidBySeal(next)) });
        sealed += 1;
      }
      last = heads.at(-1)?.chain;
      if (last === undefined) break;
    }
    for (const seal of await seals.forgottenUnderOldKeys(tx, masterKeys[0].id))
      if (isSealAuthentic(masterKeys, seal))
        await seals.putSeal(tx, { ...seal, ...signed(masterKeys, saidBySeal(seal)) });
    const checkpoint = { number, at: clock.now(), ...(await seals.countSeals(tx, number)) };
    await seals.insertCheckpoint(tx, { ...checkpoint, ...signed(masterKeys, saidByCheckpoint(checkpoint)) });
    log.info({ ...checkpoint, sealed }, 'audit logs signed');
    if (refused.length > 0) log.error({ chains: refused }, 'altered audit logs found, not signed');
    return { sealed, refused };
  }, view);
};

/**
 * Deletes a history together with its subject. What remains says only how many entries were deleted and when;
 * the database refuses to delete entries without that record.
 */
export async function eraseHistory(tx: Tx, masterKeys: MasterKeys, chain: string, at: Date): Promise<void> {
  await seals.lockSeals(tx, 'together');
  const head = await store.findHead(tx, chain);
  const seal = await seals.findSeal(tx, hashOfChain(chain));
  if (seal?.forgottenAt || (!head && !seal)) return;
  const number = ((await seals.lastCheckpoint(tx))?.number ?? 0) + 1;
  const { seq, hash, sealedIn } = seal ?? {
    seq: head?.seq ?? 0,
    hash: head?.hash ?? store.START,
    sealedIn: number,
  };
  const trace = { chainHash: hashOfChain(chain), chain: null, seq, hash, sealedIn, forgottenAt: at };
  await seals.putSeal(tx, { ...trace, ...signed(masterKeys, saidBySeal(trace)) });
  await store.deleteChain(tx, chain);
}
