import { BadFile, damaged } from './bad-file.ts';
import { openBytes, type ByteSource } from './byte-source.ts';
import { checkSize, type Size } from './picture-size.ts';
import { say } from '#server/platform/say.ts';

const SOI = 0xd8;
const EOI = 0xd9;
const SOS = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;
const COM = 0xfe;
const ICC = 'ICC_PROFILE\0';
const ORIENTATION = 0x0112;
const SHORT = 3;
/**
 * Programs write about ten. Each covers the whole picture, so hundreds would delay everyone else's photos.
 */
const MOST_SCANS = 64;

/** Start of a frame: C0 to CF except the tables for Huffman (C4), arithmetic coding (CC) and JPG (C8). */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;
const isApplication = (marker: number): boolean => marker >= 0xe0 && marker <= 0xef;
const startsWith = (body: Buffer, text: string): boolean => body.toString('latin1', 0, text.length) === text;

const segment = (marker: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};

/** A picture's orientation (2 to 8) from its EXIF; 1 when missing or invalid. */
export function orientationIn(exif: Buffer): number {
  const tiff = exif.subarray(6);
  const order = tiff.toString('latin1', 0, 2);
  if (!startsWith(exif, 'Exif\0\0') || (order !== 'II' && order !== 'MM')) return 1;
  const isLittle = order === 'II';
  const at = (from: number, size: 2 | 4): number => {
    if (from + size > tiff.length) return Number.NaN;
    return isLittle ? tiff.readUIntLE(from, size) : tiff.readUIntBE(from, size);
  };
  const start = at(4, 4);
  const entries = at(start, 2);
  for (let i = 0; i < entries; i += 1) {
    const entry = start + 2 + i * 12;
    if (at(entry, 2) !== ORIENTATION || at(entry + 2, 2) !== SHORT) continue;
    const value = at(entry + 8, 2);
    return value >= 2 && value <= 8 ? value : 1;
  }
  return 1;
}

/** The only EXIF data we keep. */
export function exifWith(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 0, 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(ORIENTATION, 10);
  tiff.writeUInt16BE(SHORT, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  return Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
}

/** What we keep of an application segment: only what is needed to display the picture correctly. */
function keptOf(marker: number, body: Buffer): Buffer | undefined {
  if (marker === APP2) return startsWith(body, ICC) ? body : undefined;
  if (marker === APP14) return startsWith(body, 'Adobe') ? body.subarray(0, 12) : undefined;
  if (marker !== APP0 || !startsWith(body, 'JFIF\0') || body.length < 14) return undefined;
  const kept = Buffer.from(body.subarray(0, 14)); // a thumbnail from before cropping may follow
  kept.fill(0, 12);
  return kept;
}

/** The next marker; fill bytes are skipped. */
async function nextMarker(bytes: ByteSource): Promise<number> {
  if ((await bytes.take(1))[0] !== 0xff) throw damaged('disorder');
  for (;;) {
    const [marker = 0] = await bytes.take(1);
    if (marker !== 0xff) return marker;
  }
}

/** The image data, up to the next marker that isn't part of it. */
async function* scan(bytes: ByteSource): AsyncGenerator<Buffer> {
  for (;;) {
    const chunk = await bytes.some();
    let at = chunk.indexOf(0xff);
    while (at !== -1 && at < chunk.length - 1) {
      const next = chunk[at + 1] as number;
      if (next !== 0 && next !== 0xff && !isRestart(next)) {
        if (at > 0) yield chunk.subarray(0, at);
        bytes.unread(chunk.subarray(at));
        return;
      }
      at = chunk.indexOf(0xff, at + (next === 0xff ? 1 : 2));
    }
    if (at === -1) {
      yield chunk;
      continue;
    }
    // The chunk ends between the two bytes of a marker: process it again with what follows.
    if (at > 0) yield chunk.subarray(0, at);
    const following = await bytes.some();
    bytes.unread(Buffer.concat([chunk.subarray(at), following]));
  }
}

/**
 * Streams a JPEG without what isn't part of the picture: where, when and with what it was taken (EXIF, XMP,
 * IPTC), comments, thumbnails, and anything after its end. Keeps the orientation. Calls `found` with the size
 * as displayed.
 */
export async function* cleanJpeg(
  source: AsyncIterable<Uint8Array>,
  found: (size: Size) => void,
): AsyncGenerator<Buffer> {
  const bytes = openBytes(source);
  try {
    const start = await bytes.take(2);
    if (start[0] !== 0xff || start[1] !== SOI) throw damaged('noBeginning');
    yield start;
    let orientation = 1;
    let hasFrame = false;
    let scans = 0;
    for (;;) {
      const marker = await nextMarker(bytes);
      if (marker === EOI) break;
      if (marker < 0xc0 || marker === SOI || isRestart(marker)) throw damaged('misplaced');
      const length = (await bytes.take(2)).readUInt16BE();
      if (length < 2) throw damaged('noLength');
      const body = await bytes.take(length - 2);
      if (marker === COM) continue;
      if (marker === APP1 && orientation === 1 && !hasFrame) {
        orientation = orientationIn(body);
        if (orientation !== 1) yield segment(APP1, exifWith(orientation));
        continue;
      }
      if (isApplication(marker)) {
        const kept = keptOf(marker, body);
        if (kept) yield segment(marker, kept);
        continue;
      }
      if (isFrame(marker)) {
        if (body.length < 6) throw damaged('noSize');
        if (hasFrame) throw new BadFile('file_not_supported', say().fileErrors.manyPicturesInOne);
        hasFrame = true;
        const size = checkSize({ width: body.readUInt16BE(3), height: body.readUInt16BE(1) });
        found(orientation >= 5 ? { width: size.height, height: size.width } : size);
      }
      yield segment(marker, body);
      if (marker !== SOS) continue;
      if (!hasFrame) throw damaged('noSize');
      scans += 1;
      if (scans > MOST_SCANS) throw new BadFile('file_not_supported', say().fileErrors.manyLayers);
      yield* scan(bytes);
    }
    if (scans === 0) throw damaged('noPicture');
    yield Buffer.from([0xff, EOI]);
    await bytes.drain();
  } finally {
    await bytes.close();
  }
}
