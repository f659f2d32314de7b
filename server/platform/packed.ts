/**
 * Transfers many values to and from PostgreSQL as bytes: parsing tens of thousands of rows one by one takes
 * longer than finding them.
 */
import type { Queryable } from './db.ts';
import { EPOCH, putUuid } from './copy-in.ts';
import { sql, type SQL, type SQLWrapper } from './drizzle.ts';

const UUID_OID = 2950;
const UUID_BYTES = 16;
/** In an array each id is 16 bytes after its length, all of them after the array's header. */
const HEAD = 20;
const STEP = 4 + UUID_BYTES;

/** The same list is often used twice. */
const made = new WeakMap<readonly string[], Buffer>();

function listOf(ids: readonly string[]): Buffer {
  const size = HEAD + ids.length * STEP;
  const before = made.get(ids);
  if (before?.length === size) return before;
  const bytes = Buffer.allocUnsafe(size);
  bytes.writeInt32BE(1, 0); // dimensions
  bytes.writeInt32BE(0, 4); // no nulls
  bytes.writeInt32BE(UUID_OID, 8);
  bytes.writeInt32BE(ids.length, 12);
  bytes.writeInt32BE(1, 16); // the lower bound is 1
  for (let n = 0, at = HEAD; n < ids.length; n += 1, at += STEP) {
    bytes.writeInt32BE(UUID_BYTES, at);
    putUuid(bytes, at + 4, ids[n] ?? '');
  }
  made.set(ids, bytes);
  return bytes;
}

const asParameter = (ids: readonly string[], bytes: Buffer): SQL =>
  sql`${sql.param(ids.length === 0 ? '{}' : bytes)}::uuid[]`;

/** A list of ids as one binary parameter: `unnest(${uuids(ids)}) with ordinality`. */
export const uuids = (ids: readonly string[]): SQL => asParameter(ids, listOf(ids));

/**
 * Matches any of a list of ids, possibly tens of thousands: `where home_id ${isAny(uuids(ids))}` scans an
 * index once for all of them, where a join would look up each. The list is in a subquery, so that the planner
 * doesn't estimate every single id, which takes as long as finding them.
 */
export const isAny = (list: SQL): SQL => sql`= any((select ${list})::uuid[])`;

/** Ids whose records are requested, and which record belongs to which: `isAny` returns them in any order. */
export class IdList {
  /** As `uuids`. */
  readonly list: SQL;
  readonly #bytes: Buffer;
  /**
   * A hash table by the last bytes of the id, which are random in every kind of UUID; collisions use the next
   * free slot.
   */
  readonly #slots: Int32Array;

  constructor(ids: readonly string[]) {
    this.#bytes = listOf(ids);
    this.list = asParameter(ids, this.#bytes);
    let size = 16;
    while (size < ids.length * 2) size *= 2;
    this.#slots = new Int32Array(size).fill(-1);
    for (let n = 0; n < ids.length; n += 1) {
      const slot = this.#slotOf(this.#bytes, HEAD + n * STEP + 4);
      if (this.#slots[slot] === -1) this.#slots[slot] = n;
    }
  }

  /** The position of the id that starts here; the first one of duplicates, -1 when it isn't in the list. */
  placeOf(bytes: Buffer, at: number): number {
    return this.#slots[this.#slotOf(bytes, at)] ?? -1;
  }

  /** The slot of this id, or the free slot for it. */
  #slotOf(bytes: Buffer, at: number): number {
    const last = this.#slots.length - 1;
    for (let slot = bytes.readUInt32BE(at + 12) & last; ; slot = (slot + 1) & last) {
      const n = this.#slots[slot] ?? -1;
      if (n === -1) return slot;
      const own = HEAD + n * STEP + 4;
      let part = UUID_BYTES - 4;
      while (part >= 0 && this.#bytes.readUInt32BE(own + part) === bytes.readUInt32BE(at + part)) part -= 4;
      if (part < 0) return slot;
    }
  }
}

/** Encodes a word as one byte in SQL: its position in the list, 255 for any other. */
export const codeOf = (word: SQLWrapper, words: readonly string[]): SQL =>
  sql`case ${word} ${sql.join(
    words.map((one, n) => sql.raw(`when '${one}' then '\\x${n.toString(16).padStart(2, '0')}'::bytea`)),
    sql` `,
  )} else '\\xff'::bytea end`;

/**
 * Reads an instant written by `timestamptz_send`, in whole milliseconds like a Date; `infinity` becomes
 * Infinity.
 */
export const instantAt = (bytes: Buffer, at: number): number => {
  const high = bytes.readInt32BE(at);
  if (high === 0x7f_ff_ff_ff) return Infinity;
  return Math.floor((high * 2 ** 32 + bytes.readUInt32BE(at + 4)) / 1000) + EPOCH;
};

/** Positions of each byte's hex digits in a UUID, skipping the dashes. */
const PLACES = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);
const DIGITS = Buffer.from('0123456789abcdef');
const written = Buffer.alloc(36, '-');

/**
 * The id at a position in bytes, as one flat string: there are hundreds of thousands, and each is used as a
 * lookup key.
 */
export function uuidAt(bytes: Buffer, at: number): string {
  for (let n = 0; n < UUID_BYTES; n += 1) {
    const byte = bytes[at + n] ?? 0;
    const place = PLACES[n] ?? 0;
    written[place] = DIGITS[byte >> 4] ?? 0;
    written[place + 1] = DIGITS[byte & 15] ?? 0;
  }
  return written.toString('latin1');
}

/** Calls `take` with the offset of every record of `size` bytes. */
export function eachRecord(
  bytes: Buffer | null | undefined,
  size: number,
  take: (bytes: Buffer, at: number) => void,
): void {
  if (!bytes) return;
  for (let at = 0; at < bytes.length; at += size) take(bytes, at);
}

/** Runs a statement whose only value is a `string_agg` of records of `size` bytes each. */
export async function readPacked(
  db: Queryable,
  statement: SQL,
  size: number,
  take: (bytes: Buffer, at: number) => void,
): Promise<void> {
  const { rows } = await db.execute<{ packed: Buffer | null }>(statement);
  eachRecord(rows[0]?.packed, size, take);
}
