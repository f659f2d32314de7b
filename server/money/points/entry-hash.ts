import { createHash } from 'node:crypto';

/** What the first entry of a ledger follows. */
export const START = Buffer.alloc(32);

/** An entry as it stands in the database; its time in microseconds, which a Date cannot hold. */
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

/** The hash `point_input_hash` gives: worked out apart from the database, so that a changed function is found too. */
export const inputHash = ({ delta, reverses, reason }: StoredEntry): Buffer =>
  createHash('sha256').update(int4(delta)).update(id(reverses)).update(reason).digest();

/** The hash `point_entry_hash` gives. Every part has a fixed width or tells its length: no two entries hash alike. */
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
