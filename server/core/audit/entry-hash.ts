import { createHash } from 'node:crypto';
import type { Entry } from './store.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The version of new entries. */
export const VERSION = 2;

const inText = (bytes: Uint8Array | null): string | null =>
  bytes ? Buffer.from(bytes).toString('base64') : null;

/** All fields of an entry, in a fixed order per version, so that no two entries hash alike. */
export function hashOf(entry: Omit<Entry, 'hash' | 'id'>): Bytes {
  const { chain, seq, version, kind, at, actorId, device, network, action, subjectId } = entry;
  const [detail, changes, before] = [entry.detail, entry.changes, entry.previousHash].map(inText);
  const said =
    version === 1
      ? [chain, seq, at.toISOString(), actorId, device, action, subjectId, detail, before]
      : [
          version,
          chain,
          seq,
          kind,
          at.toISOString(),
          actorId,
          device,
          network,
          action,
          subjectId,
          detail,
          changes,
          before,
        ];
  return Uint8Array.from(createHash('sha256').update(JSON.stringify(said)).digest());
}

/** Identifies a history after its id is deleted. */
export const hashOfChain = (chain: string): Bytes =>
  Uint8Array.from(
    createHash('sha256')
      .update(Buffer.from(chain.replaceAll('-', ''), 'hex'))
      .digest(),
  );

/**
 * Whether an entry matches its own hash, regardless of its neighbors. Version 1 doesn't cover the later
 * fields.
 */
export const matchesHash = (row: Entry): boolean =>
  Buffer.from(row.hash).equals(hashOf(row)) &&
  (row.version === VERSION || (row.version === 1 && !row.kind && !row.network && !row.changes));
