import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

/**
 * An encrypted file: a header, then segments of AES-256-GCM (the STREAM construction). The nonce of a segment is the
 * file's random prefix, the segment's number and whether it is the last; header and binding are authenticated with every
 * segment. So a changed bit, a missing end, segments in another order or from another file are errors, and no byte of a
 * segment leaves before the whole segment has proved right.
 *
 *   magic 4 | version 1 | key id 16 | log2 of the segment's size 1 | nonce prefix 7
 */
const MAGIC = Buffer.from('HLFE');
const VERSION = 1;
const SEGMENT_LOG2 = 16;
export const SEGMENT_BYTES = 1 << SEGMENT_LOG2;
const PREFIX_BYTES = 7;
const TAG_BYTES = 16;
const SEALED_SEGMENT = SEGMENT_BYTES + TAG_BYTES;
export const HEADER_BYTES = 4 + 1 + 16 + 1 + PREFIX_BYTES;
const MOST_SEGMENTS = 2 ** 32;
/** More parts of a segment than this are joined first: a call of the cipher for each would cost more than the copy. */
const MOST_PARTS = 16;

/** What a file is bound to: it can't be decrypted as anything else. */
export type Binding = { keyId: string; homeId: string; fileId: string; variant: 'original' | 'thumb' };

/** The stored bytes were altered. Says where, never what. */
export class DamagedFile extends Error {}

const headerOf = (keyId: string, prefix: Buffer): Buffer =>
  Buffer.concat([
    MAGIC,
    Buffer.from([VERSION]),
    Buffer.from(keyId.replaceAll('-', ''), 'hex'),
    Buffer.from([SEGMENT_LOG2]),
    prefix,
  ]);

const boundTo = (header: Buffer, { homeId, fileId, variant }: Binding): Buffer =>
  Buffer.concat([header, Buffer.from(`|${homeId}|${fileId}|${variant}`)]);

function nonceOf(prefix: Buffer, number: number, isLast: boolean): Buffer {
  if (number >= MOST_SEGMENTS) throw new Error('a file of this size cannot be encrypted');
  const nonce = Buffer.alloc(PREFIX_BYTES + 5);
  prefix.copy(nonce);
  nonce.writeUInt32BE(number, PREFIX_BYTES);
  nonce.writeUInt8(isLast ? 1 : 0, PREFIX_BYTES + 4);
  return nonce;
}

/** One buffer of several, without a copy where there is only one. */
export const joined = (parts: readonly Uint8Array[]): Buffer => {
  const [only] = parts;
  if (parts.length !== 1 || !only) return Buffer.concat(parts);
  return Buffer.from(only.buffer, only.byteOffset, only.byteLength);
};

/**
 * Segments of exactly this size, as the parts that they came in: joining them would copy the whole file. The last may be
 * shorter and is flagged. Empty content is one empty last segment.
 */
async function* segmentsOf(
  source: AsyncIterable<Uint8Array>,
  size: number,
): AsyncGenerator<{ parts: Uint8Array[]; isLast: boolean }> {
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    let rest = chunk;
    while (rest.length > 0) {
      // Held back until there is more: only then is it certain that it isn't the last.
      if (length === size) {
        yield { parts, isLast: false };
        parts = [];
        length = 0;
      }
      const part = rest.subarray(0, size - length);
      parts.push(part);
      length += part.length;
      rest = rest.subarray(part.length);
    }
  }
  yield { parts, isLast: true };
}

/** Encrypts a stream with its file's key. */
export async function* encryptStream(
  key: Buffer,
  binding: Binding,
  plain: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const secret = createSecretKey(key); // once: Node would import a plain key again for each segment
  const prefix = randomBytes(PREFIX_BYTES);
  const header = headerOf(binding.keyId, prefix);
  const bound = boundTo(header, binding);
  yield header;
  let number = 0;
  for await (const { parts, isLast } of segmentsOf(plain, SEGMENT_BYTES)) {
    const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(prefix, number, isLast)).setAAD(bound);
    number += 1;
    for (const part of parts.length > MOST_PARTS ? [joined(parts)] : parts) yield cipher.update(part);
    yield Buffer.concat([cipher.final(), cipher.getAuthTag()]);
  }
}

/** Content length of a stored file of this length. */
export function plainLength(stored: number): number {
  const body = stored - HEADER_BYTES;
  if (body < TAG_BYTES) throw new DamagedFile('the file is shorter than its header');
  return body - Math.ceil(body / SEALED_SEGMENT) * TAG_BYTES;
}

/** Decrypts the output of `encryptStream`. Throws `DamagedFile` at the first altered segment. */
export async function* decryptStream(
  key: Buffer,
  binding: Binding,
  stored: AsyncIterable<Uint8Array>,
): AsyncGenerator<Buffer> {
  const secret = createSecretKey(key);
  let prefix: Buffer | undefined;
  let bound: Buffer = Buffer.alloc(0);
  const readHeader = (given: Buffer) => {
    prefix = given.subarray(-PREFIX_BYTES);
    if (!given.equals(headerOf(binding.keyId, prefix)))
      throw new DamagedFile('the header is not that of this file');
    bound = boundTo(given, binding);
  };
  const afterHeader = (async function* () {
    let start: Uint8Array[] | undefined = [];
    for await (const chunk of stored) {
      if (!start) {
        yield chunk;
        continue;
      }
      start.push(chunk);
      const begun = joined(start);
      if (begun.length < HEADER_BYTES) continue;
      readHeader(begun.subarray(0, HEADER_BYTES));
      start = undefined;
      yield begun.subarray(HEADER_BYTES);
    }
  })();
  let number = 0;
  for await (const { parts, isLast } of segmentsOf(afterHeader, SEALED_SEGMENT)) {
    const piece = joined(parts);
    if (!prefix || piece.length < TAG_BYTES) throw new DamagedFile('the file ends too early');
    const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(prefix, number, isLast), {
      authTagLength: TAG_BYTES,
    })
      .setAAD(bound)
      .setAuthTag(piece.subarray(-TAG_BYTES));
    const plain = decipher.update(piece.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch {
      throw new DamagedFile(`segment ${number} is not as it was written`);
    }
    number += 1;
    if (plain.length > 0) yield plain;
  }
}
