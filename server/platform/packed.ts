/** Many values to and from PostgreSQL as bytes: reading tens of thousands of rows one by one takes longer than finding them. */
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from './db.ts';
import { putUuid } from './copy-in.ts';

const UUID_OID = 2950;

/** A list of ids as one binary parameter: `unnest(${uuids(ids)}) with ordinality`. */
export function uuids(ids: readonly string[]): SQL {
  const bytes = Buffer.allocUnsafe(20 + ids.length * 20);
  bytes.writeInt32BE(1, 0); // dimensions
  bytes.writeInt32BE(0, 4); // no nulls
  bytes.writeInt32BE(UUID_OID, 8);
  bytes.writeInt32BE(ids.length, 12);
  bytes.writeInt32BE(1, 16); // the first has number 1
  for (const [n, id] of ids.entries()) {
    bytes.writeInt32BE(16, 20 + n * 20);
    putUuid(bytes, 24 + n * 20, id);
  }
  return sql`${sql.param(ids.length === 0 ? '{}' : bytes)}::uuid[]`;
}

/** Where the digits of each byte are in an id, the dashes left out. */
const PLACES = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);
const DIGITS = Buffer.from('0123456789abcdef');
const written = Buffer.alloc(36, '-');

/** The id at a place in bytes. Made in one piece: there are hundreds of thousands, and each is looked up by its letters. */
export function uuidAt(bytes: Buffer, at: number): string {
  for (let n = 0; n < 16; n += 1) {
    const byte = bytes[at + n] ?? 0;
    const place = PLACES[n] ?? 0;
    written[place] = DIGITS[byte >> 4] ?? 0;
    written[place + 1] = DIGITS[byte & 15] ?? 0;
  }
  return written.toString('latin1');
}

/**
 * Runs a statement whose only value is a `string_agg` of records of `size` bytes each; `take` is given every record by
 * where it begins.
 */
export async function readPacked(
  db: Queryable,
  statement: SQL,
  size: number,
  take: (bytes: Buffer, at: number) => void,
): Promise<void> {
  const { rows } = await db.execute<{ packed: Buffer | null }>(statement);
  const bytes = rows[0]?.packed;
  if (!bytes) return;
  for (let at = 0; at < bytes.length; at += size) take(bytes, at);
}
