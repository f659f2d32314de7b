import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { gather, inPieces, photoOf, pngBomb, pngChunk, pngOf } from '#test/sample-files.ts';
import { BadFile } from './bad-file.ts';
import { cleanJpeg, exifWith, orientationIn } from './jpeg.ts';
import type { Size } from './picture-size.ts';
import { cleanPng } from './png.ts';

async function cleaned(clean: typeof cleanPng, bytes: Uint8Array, piece?: number) {
  let size: Size | undefined;
  const out = await gather(clean(inPieces(bytes, piece), (found) => (size = found)));
  return { out, size };
}
const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();

test('a photo loses its location, camera and owner, and keeps its orientation', async () => {
  const photo = await photoOf(64, 48, 6);
  expect((await sharp(photo).metadata()).orientation).toBe(6);
  expect(photo.includes('CANARY')).toBe(true);
  for (const piece of [1, 7, 1000, 1 << 16]) {
    const { out, size } = await cleaned(cleanJpeg, photo, piece);
    expect(out.includes('CANARY')).toBe(false);
    const { orientation, exif } = await sharp(out).metadata();
    expect(orientation).toBe(6);
    expect(exif).toHaveLength(32); // the orientation alone
    expect((await pixels(out)).equals(await pixels(photo))).toBe(true);
    expect(size).toEqual({ width: 48, height: 64 }); // as it is shown
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('reads orientation %i in either byte order', (value) => {
  expect(orientationIn(exifWith(value))).toBe(value);
  const little = Buffer.from(
    'Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0X\0\0\0\0\0\0\0',
    'latin1',
  );
  little.writeUInt16LE(value, 24);
  expect(orientationIn(little)).toBe(value);
});

test.each(['', 'Exif\0\0', 'Exif\0\0XX', 'Exif\0\0II*\0\xff\xff\xff\xff', 'Exif\0\0MM\0*\0\0\0\x08\xff\xff'])(
  'invalid EXIF (%j) means default orientation and no error',
  (text) => expect(orientationIn(Buffer.from(text, 'latin1'))).toBe(1),
);

test('a photo keeps its color profile and color space marker', async () => {
  const photo = await sharp(await pngOf())
    .jpeg()
    .withIccProfile('p3')
    .toBuffer();
  const { out } = await cleaned(cleanJpeg, photo);
  expect((await sharp(out).metadata()).icc).toEqual((await sharp(photo).metadata()).icc);
  const cmyk = await sharp(await pngOf())
    .toColorspace('cmyk')
    .jpeg()
    .toBuffer();
  const clean = (await cleaned(cleanJpeg, cmyk)).out;
  expect((await sharp(clean).metadata()).space).toBe('cmyk');
  expect((await pixels(clean)).equals(await pixels(cmyk))).toBe(true);
});

test.each([
  { progressive: true },
  { quality: 100, chromaSubsampling: '4:4:4' },
  { optimiseCoding: false, quality: 3 },
])('a JPEG made with %j passes in chunks of any size, without anything after its end', async (options) => {
  const photo = await sharp(await pngOf(200, 150))
    .jpeg(options)
    .toBuffer();
  const hidden = Buffer.concat([photo, Buffer.from('PK\x03\x04 CANARY'), randomBytes(50_000)]);
  for (const piece of [1, 13, 4096, 1 << 20]) {
    const { out, size } = await cleaned(cleanJpeg, hidden, piece);
    expect(out.includes('CANARY')).toBe(false);
    expect(out.length).toBeLessThanOrEqual(photo.length);
    expect((await pixels(out)).equals(await pixels(photo))).toBe(true);
    expect(size).toEqual({ width: 200, height: 150 });
  }
});

test('comments and application segments are removed from a JPEG', async () => {
  const photo = await sharp(await pngOf())
    .jpeg()
    .toBuffer();
  const part = (marker: number) => {
    const text = Buffer.from(`CANARY <script>${marker}</script>`);
    return Buffer.concat([Buffer.from([0xff, marker, 0, text.length + 2]), text]);
  };
  const markers = [0xe0, 0xe1, 0xe2, 0xe3, 0xe8, 0xed, 0xee, 0xef, 0xfe];
  const full = Buffer.concat([photo.subarray(0, 2), ...markers.map(part), photo.subarray(2)]);
  const { out } = await cleaned(cleanJpeg, full);
  expect(out).toEqual(photo);
});

test('a JPEG truncated anywhere is refused', async () => {
  const photo = await photoOf(100, 80);
  for (let length = 3; length < photo.length; length += 97)
    await expect(cleaned(cleanJpeg, photo.subarray(0, length))).rejects.toThrow(BadFile);
  await expect(cleaned(cleanJpeg, photo.subarray(0, -1))).rejects.toThrow(/cut off/);
});

test('a small JPEG with too many scans is refused; a realistic number of scans passes', async () => {
  const photo = await sharp(await pngOf(200, 150))
    .jpeg({ progressive: true })
    .toBuffer();
  const lastScan = photo.lastIndexOf(Buffer.from([0xff, 0xda]));
  const layers = (more: number) =>
    Buffer.concat([
      photo.subarray(0, -2),
      ...Array.from({ length: more }, () => photo.subarray(lastScan, -2)),
      photo.subarray(-2),
    ]);
  expect((await cleaned(cleanJpeg, layers(20))).size).toEqual({ width: 200, height: 150 });
  await expect(cleaned(cleanJpeg, layers(64))).rejects.toThrow(/too many layers/);
});

test('a JPEG that declares too many pixels is refused before it is decoded', async () => {
  const photo = await sharp(await pngOf())
    .jpeg()
    .toBuffer();
  const frame = photo.indexOf(Buffer.from([0xff, 0xc0]));
  photo.writeUInt16BE(20_000, frame + 5);
  photo.writeUInt16BE(20_000, frame + 7);
  let seen = 0;
  const counted = (async function* () {
    for await (const piece of inPieces(photo, 16)) {
      seen += piece.length;
      yield piece;
    }
  })();
  const reading = gather(cleanJpeg(counted, () => undefined));
  await expect(reading).rejects.toThrow(/400 megapixels, and 40 is the most/);
  expect(seen).toBeLessThan(frame + 40);
});

test('a PNG keeps its pixels and colors; text, EXIF, timestamps and trailing data are removed', async () => {
  const picture = await sharp(await pngOf())
    .withIccProfile('p3')
    .png()
    .toBuffer();
  const afterHeader = 8 + 25;
  const secrets = ['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'vpAg', 'acTL'].map((type) =>
    pngChunk(type, Buffer.from(`CANARY ${type}`)),
  );
  const full = Buffer.concat([
    picture.subarray(0, afterHeader),
    ...secrets,
    picture.subarray(afterHeader),
    Buffer.from('<html>CANARY'),
  ]);
  for (const piece of [1, 11, 1 << 16]) {
    const { out, size } = await cleaned(cleanPng, full, piece);
    expect(out.includes('CANARY')).toBe(false);
    expect(size).toEqual({ width: 64, height: 48 });
    expect((await pixels(out)).equals(await pixels(picture))).toBe(true);
    expect((await sharp(out).metadata()).icc).toEqual((await sharp(picture).metadata()).icc);
  }
});

test('a 266-megapixel PNG of a few kilobytes is refused from its first bytes', async () => {
  const bomb = pngBomb(16_384, 16_384);
  expect(bomb.length).toBeLessThan(1_000_000);
  let seen = 0;
  const counted = (async function* () {
    for await (const piece of inPieces(bomb, 64)) {
      seen += piece.length;
      yield piece;
    }
  })();
  await expect(gather(cleanPng(counted, () => undefined))).rejects.toThrow(/269 megapixels/);
  expect(seen).toBe(64);
});

test('a PNG that is truncated, altered or out of order is refused', async () => {
  const picture = await pngOf();
  for (let length = 8; length < picture.length; length += 211)
    await expect(cleaned(cleanPng, picture.subarray(0, length))).rejects.toThrow(BadFile);
  const changed = Buffer.from(picture);
  changed[200] = (changed[200] as number) ^ 1;
  await expect(cleaned(cleanPng, changed)).rejects.toThrow(/was changed/);
  const signature = picture.subarray(0, 8);
  const header = picture.subarray(8, 33);
  const rest = picture.subarray(33);
  for (const parts of [[rest], [header, header, rest], [header, pngChunk('IEND', Buffer.alloc(0))]])
    await expect(cleaned(cleanPng, Buffer.concat([signature, ...parts]))).rejects.toThrow(BadFile);
  const unknown = Buffer.concat([signature, header, pngChunk('ABCD', Buffer.alloc(4)), rest]);
  await expect(cleaned(cleanPng, unknown)).rejects.toThrow(/type we don’t know/);
});
