import { createHash } from 'node:crypto';

/** Previous hash of the first entry in a ledger. */
export const START = Buffer.alloc(32);

/** An entry as stored. Its time is in microseconds, which a Date can't hold. */
export type StoredEntry = {
  id: string;
  userId: string;
  seq: number;
  delta: number;
  balanceAfter: number;
  reason: string;
  key: string;
  inputHash: Buffer;
  reverses: string | null;
  previousHash: Buffer;
  hash: Buffer;
  micros: string;
};

const NO_ID = Buffer.alloc(16);
const id = (uuid: string | null) => (uuid ? Buffer.from(uuid.replaceAll('-', ''), 'hex') : NO_ID);
function int4(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}
function int8(value: string): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigInt64BE(BigInt(value));
  return bytes;
}

/**
 * Same hash as `point_input_hash` and `impact_input_hash`, computed outside the database so that tampering with the function is
 * detected too.
 */
export const inputHash = ({ delta, reverses, reason }: StoredEntry): Buffer =>
  createHash('sha256').update(int4(delta)).update(id(reverses)).update(reason).digest();

/**
 * Same hash as `point_entry_hash` and `impact_entry_hash`. Every field has a fixed width or a length prefix, so different entries
 * can't collide.
 */
export const entryHash = (e: StoredEntry): Buffer =>
  createHash('sha256')
    .update(e.previousHash)
    .update(id(e.userId))
    .update(int4(e.seq))
    .update(id(e.id))
    .update(int4(e.delta))
    .update(int4(e.balanceAfter))
    .update(int8(e.micros))
    .update(id(e.reverses))
    .update(e.inputHash)
    .update(int4(Buffer.byteLength(e.key)))
    .update(e.key)
    .update(e.reason)
    .digest();
