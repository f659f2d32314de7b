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

/** The id at a place in bytes. */
export function uuidAt(bytes: Buffer, at: number): string {
  const hex = bytes.toString('hex', at, at + 16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
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
