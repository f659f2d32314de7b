import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gather, inPieces } from '#test/sample-files.ts';
import {
  DamagedFile,
  decryptStream,
  encryptStream,
  HEADER_BYTES,
  plainLength,
  SEGMENT_BYTES,
  type Binding,
} from './encryption.ts';

const key = randomBytes(32);
const binding: Binding = {
  keyId: randomUUID(),
  homeId: randomUUID(),
  fileId: randomUUID(),
  variant: 'original',
};
const seal = (plain: Uint8Array, piece?: number) =>
  gather(encryptStream(key, binding, inPieces(plain, piece)));
const open = (stored: Uint8Array, piece?: number, bound = binding, with_ = key) =>
  gather(decryptStream(with_, bound, inPieces(stored, piece)));

const SEALED = SEGMENT_BYTES + 16;

test.each([0, 1, 100, SEGMENT_BYTES - 1, SEGMENT_BYTES, SEGMENT_BYTES + 1, 3 * SEGMENT_BYTES, 200_001])(
  '%i bytes round-trip in any chunking, and their stored length is known beforehand',
  async (size) => {
    const plain = randomBytes(size);
    for (const [into, outOf] of [
      [1 << 16, 1 << 16],
      [777, 65_551],
      [1 << 20, 1000],
    ]) {
      const stored = await seal(plain, into);
      expect(await open(stored, outOf)).toEqual(plain);
      expect(plainLength(stored.length)).toBe(size);
    }
  },
);

test('the same content twice is stored as different bytes', async () => {
  const plain = randomBytes(1000);
  expect((await seal(plain)).equals(await seal(plain))).toBe(false);
});

test('any flipped bit fails, and no byte of its segment is output', async () => {
  const plain = randomBytes(4 * SEGMENT_BYTES + 5000);
  const stored = await seal(plain);
  for (let i = 0; i < 200; i += 1) {
    // The first bits are those of the header; the rest are anywhere.
    const bit = i < 8 * HEADER_BYTES && i < 60 ? randomInt(8 * HEADER_BYTES) : randomInt(8 * stored.length);
    const flipped = Buffer.from(stored);
    flipped[bit >> 3] = (flipped[bit >> 3] as number) ^ (1 << (bit & 7));
    const out: Buffer[] = [];
    const reading = (async () => {
      for await (const chunk of decryptStream(key, binding, inPieces(flipped))) out.push(chunk);
    })();
    await expect(reading).rejects.toThrow(DamagedFile);
    const damagedSegment = Math.max(0, Math.floor(((bit >> 3) - HEADER_BYTES) / SEALED));
    const got = Buffer.concat(out);
    expect(got.length).toBeLessThanOrEqual(damagedSegment * SEGMENT_BYTES);
    expect(got.equals(plain.subarray(0, got.length))).toBe(true);
  }
});

test('a file truncated anywhere fails, even exactly between two segments', async () => {
  const stored = await seal(randomBytes(3 * SEGMENT_BYTES));
  const cuts = [0, 1, HEADER_BYTES, HEADER_BYTES + 15, HEADER_BYTES + SEALED, HEADER_BYTES + 2 * SEALED];
  for (const length of [...cuts, stored.length - 1])
    await expect(open(stored.subarray(0, length))).rejects.toThrow(DamagedFile);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: stored.length - 1 }), async (length) => {
      await expect(open(stored.subarray(0, length))).rejects.toThrow(DamagedFile);
    }),
    { numRuns: 50 },
  );
});

test('reordered, repeated, missing or trailing segments fail', async () => {
  const stored = await seal(randomBytes(3 * SEGMENT_BYTES + 10));
  const header = stored.subarray(0, HEADER_BYTES);
  const segments = [0, 1, 2, 3].map((i) =>
    stored.subarray(HEADER_BYTES + i * SEALED, HEADER_BYTES + (i + 1) * SEALED),
  );
  const orders = [[1, 0, 2, 3], [0, 0, 1, 2, 3], [0, 2, 3], [0, 1, 2], [0, 1, 2, 3, 3], [3]];
  for (const order of orders) {
    const mixed = Buffer.concat([header, ...order.map((i) => segments[i] as Buffer)]);
    await expect(open(mixed)).rejects.toThrow(DamagedFile);
  }
});

test('a file decrypts only as itself: not as another file, home or thumbnail, or with another key', async () => {
  const stored = await seal(randomBytes(100));
  const others: Partial<Binding>[] = [
    { fileId: randomUUID() },
    { homeId: randomUUID() },
    { variant: 'thumb' },
    { keyId: randomUUID() },
  ];
  for (const other of others)
    await expect(open(stored, undefined, { ...binding, ...other })).rejects.toThrow(DamagedFile);
  await expect(open(stored, undefined, binding, randomBytes(32))).rejects.toThrow(DamagedFile);
});

test('a segment from another file with the same key fails', async () => {
  const [one, two] = [await seal(randomBytes(2 * SEGMENT_BYTES)), await seal(randomBytes(2 * SEGMENT_BYTES))];
  const mixed = Buffer.concat([one.subarray(0, HEADER_BYTES + SEALED), two.subarray(HEADER_BYTES + SEALED)]);
  await expect(open(mixed)).rejects.toThrow(DamagedFile);
});
