import { once } from 'node:events';
import type { PoolClient } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from './db.ts';
import { sql } from './drizzle.ts';

/** What a column can hold. Dates are instants, or days as "2025-01-08". */
export type Value = string | number | boolean | Date | null | undefined;

/** Bytes sent at once. */
const PIECE = 256 * 1024;
/** Maximum row size: tables written this way have no long texts. */
const LONGEST_ROW = 4096;
const LONGEST_TEXT = 200;
/** Initial buffer size, enough for a few rows. */
const SMALL = 4 * LONGEST_ROW;

/** A growing output buffer. */
class Bytes {
  buffer = Buffer.allocUnsafeSlow(SMALL);
  length = 0;

  /** Makes room for another row. */
  reserve(): void {
    if (this.buffer.length - this.length >= LONGEST_ROW) return;
    const grown = Buffer.allocUnsafeSlow(this.buffer.length * 2);
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }

  /**
   * Returns the content and starts a new buffer: what is being sent belongs to the connection until it has
   * left.
   */
  takeAll(): Buffer {
    const made = this.buffer.subarray(0, this.length);
    this.buffer = Buffer.allocUnsafeSlow(this.buffer.length);
    this.length = 0;
    return made;
  }
}

type Write = (out: Bytes, value: NonNullable<Value>) => void;

const HEX = new Uint8Array(128);
for (let n = 0; n < 16; n += 1)
  for (const digit of [n.toString(16), n.toString(16).toUpperCase()]) HEX[digit.charCodeAt(0)] = n;

const fixed = (size: number, put: (buffer: Buffer, at: number, value: NonNullable<Value>) => void): Write => {
  return (out, value) => {
    out.buffer.writeInt32BE(size, out.length);
    put(out.buffer, out.length + 4, value);
    out.length += 4 + size;
  };
};

/** Positions of each byte's hex digits in a UUID, skipping the dashes. */
const PLACES = Uint8Array.of(0, 2, 4, 6, 9, 11, 14, 16, 19, 21, 24, 26, 28, 30, 32, 34);

/** Writes a UUID as its 16 bytes. */
export function putUuid(buffer: Buffer, at: number, value: NonNullable<Value>): void {
  const text = typeof value === 'string' ? value : String(value);
  for (let n = 0; n < 16; n += 1) {
    const i = PLACES[n] ?? 0;
    buffer[at + n] = ((HEX[text.charCodeAt(i)] ?? 0) << 4) | (HEX[text.charCodeAt(i + 1)] ?? 0);
  }
}

/** PostgreSQL counts from the year 2000: microseconds for instants, days for dates. */
export const EPOCH = Date.UTC(2000, 0, 1);
const putInstant = (buffer: Buffer, at: number, value: NonNullable<Value>) => {
  const micros = ((value instanceof Date ? value : new Date(String(value))).getTime() - EPOCH) * 1000;
  buffer.writeInt32BE(Math.floor(micros / 2 ** 32), at);
  buffer.writeUInt32BE(((micros % 2 ** 32) + 2 ** 32) % 2 ** 32, at + 4);
};

const WRITE: Record<string, Write> = {
  uuid: fixed(16, putUuid),
  text: (out, value) => {
    const text = String(value);
    if (text.length > LONGEST_TEXT) throw new RangeError(`a text of ${text.length} letters is not copied in`);
    const size = out.buffer.write(text, out.length + 4);
    out.buffer.writeInt32BE(size, out.length);
    out.length += 4 + size;
  },
  smallint: fixed(2, (buffer, at, value) => void buffer.writeInt16BE(Number(value), at)),
  integer: fixed(4, (buffer, at, value) => void buffer.writeInt32BE(Number(value), at)),
  'double precision': fixed(8, (buffer, at, value) => void buffer.writeDoubleBE(Number(value), at)),
  boolean: fixed(1, (buffer, at, value) => void buffer.writeUInt8(value ? 1 : 0, at)),
  'timestamp with time zone': fixed(8, putInstant),
  date: fixed(
    4,
    (buffer, at, value) => void buffer.writeInt32BE((Date.parse(String(value)) - EPOCH) / 86_400_000, at),
  ),
};

const SIGNATURE = Buffer.concat([Buffer.from('PGCOPY\n\xff\r\n\0', 'latin1'), Buffer.alloc(8)]);
const END = Buffer.from([0xff, 0xff]);

/** Converts row keys to column names. */
const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The connection of a transaction: the query builder doesn't support COPY. */
export const connectionOf = (tx: Tx): PoolClient =>
  (tx as unknown as { session: { client: PoolClient } }).session.client;

/** Column types don't change while a process runs, so they are cached. */
const known = new Map<string, Map<string, string>>();

async function typesOf(tx: Tx, table: string): Promise<Map<string, string>> {
  const before = known.get(table);
  if (before) return before;
  const { rows } = await tx.execute<{ name: string; type: string }>(sql`
    select attname as name, atttypid::regtype::text as type from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  known.set(table, types);
  return types;
}

/** How many rows are sampled to find columns with the same value in all of them. */
const SAMPLE = 64;

type Row = Record<string, Value>;

/** Columns with one value in all sampled rows come first, so that they can be written as one piece. */
function inOrder(sample: readonly Row[]): { keys: string[]; alike: number } {
  const [first = {}] = sample;
  const isAlike = (key: string) => sample.every((row) => row[key] === first[key]);
  const same = Object.keys(first).filter(isAlike);
  return { keys: [...same, ...Object.keys(first).filter((key) => !isAlike(key))], alike: same.length };
}

function put(out: Bytes, write: Write | undefined, value: Value): void {
  if (value === null || value === undefined) {
    out.buffer.writeInt32BE(-1, out.length);
    out.length += 4;
  } else write?.(out, value);
}

/**
 * Returns a row writer. Most columns have the same value in all rows: they are encoded once and copied while
 * that holds. Many others repeat the previous row's value and copy its bytes.
 */
function rowWriter(keys: readonly string[], writers: readonly Write[], alike: number, first: Row) {
  const head = new Bytes();
  head.buffer.writeInt16BE(keys.length, 0);
  head.length = 2;
  const values = keys.map((key, n) => (n < alike ? first[key] : undefined));
  for (let n = 0; n < alike; n += 1) put(head, writers[n], values[n]);
  const piece = head.takeAll();
  const places = new Int32Array(keys.length);
  const sizes = new Int32Array(keys.length);
  const putAll = (out: Bytes, row: Row, from: number) => {
    for (let n = from; n < keys.length; n += 1) {
      const value = row[keys[n] ?? ''];
      const at = out.length;
      if (value === values[n] && sizes[n]) {
        const place = places[n] ?? 0;
        for (let i = 0; i < (sizes[n] ?? 0); i += 1) out.buffer[at + i] = out.buffer[place + i] ?? 0;
        out.length = at + (sizes[n] ?? 0);
      } else {
        put(out, writers[n], value);
        if (n < alike) continue;
        values[n] = value;
        places[n] = at;
        sizes[n] = out.length - at;
      }
    }
  };
  return {
    write(out: Bytes, row: Row): void {
      out.reserve();
      let from = 0;
      while (from < alike && row[keys[from] ?? ''] === values[from]) from += 1;
      if (from === alike) {
        piece.copy(out.buffer, out.length);
        out.length += piece.length;
        putAll(out, row, alike);
      } else {
        out.buffer.writeInt16BE(keys.length, out.length);
        out.length += 2;
        putAll(out, row, 0);
      }
    },
    /** The written bytes were sent and can't be copied from anymore. */
    forget: () => void sizes.fill(0),
  };
}

/** Up to this many of the remaining rows. */
function take<R>(left: Iterator<R>, most: number): R[] {
  const taken: R[] = [];
  while (taken.length < most) {
    const { value, done } = left.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/**
 * Writes many rows by binary COPY in the caller's transaction, about as fast as PostgreSQL accepts them. Rows
 * may be generated while they are written. Every row has the keys of the first. `newLike`: the table was
 * created in this transaction with the columns of another, so its rows can be frozen and need no later
 * vacuum.
 */
export async function copyIn(
  tx: Tx,
  table: string,
  rows: Iterable<object>,
  { newLike }: { newLike?: string } = {},
): Promise<void> {
  const left = (rows as Iterable<Row>)[Symbol.iterator]();
  const sample = take(left, SAMPLE);
  const [first] = sample;
  if (!first) return;
  const { keys, alike } = inOrder(sample);
  const types = await typesOf(tx, newLike ?? table);
  const writers = keys.map((key): Write => {
    const write = WRITE[types.get(snake(key)) ?? ''];
    if (!write) throw new Error(`${table} has no column for ${key} that can be copied`);
    return write;
  });
  // Before COPY starts: a value common to all rows may be one that can't be encoded.
  const writer = rowWriter(keys, writers, alike, first);
  const columns = keys.map((key) => `"${snake(key)}"`).join(', ');
  const stream = connectionOf(tx).query(
    copyFrom(`copy "${table}" (${columns}) from stdin (format binary${newLike ? ', freeze' : ''})`),
  );
  const done = once(stream, 'finish');
  let isRefused = false;
  const failed = new Promise<never>((_, reject) =>
    stream.once('error', (error) => {
      isRefused = true;
      reject(error);
    }),
  );
  // Awaited below; after we abort, no one awaits them, and they must not count as unhandled.
  for (const end of [done, failed]) end.catch(() => undefined);
  const send = async (piece: Buffer) => {
    if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), failed]);
  };
  const out = new Bytes();
  SIGNATURE.copy(out.buffer);
  out.length = SIGNATURE.length;
  try {
    for (let batch = sample; batch.length > 0; batch = take(left, SAMPLE)) {
      for (const row of batch) writer.write(out, row);
      if (out.length <= PIECE) continue;
      writer.forget();
      await send(out.takeAll());
    }
    stream.end(Buffer.concat([out.takeAll(), END]));
    await Promise.race([done, failed]);
  } catch (error) {
    // A row that can't be encoded: abort the COPY, or the connection would wait for the rest forever.
    if (!isRefused) {
      stream.destroy(error instanceof Error ? error : undefined);
      await once(stream, 'close').catch(() => undefined);
    }
    throw error;
  }
}
