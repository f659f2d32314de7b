import { crc32 } from 'node:zlib';
import { BadFile, cutOff, damaged } from './bad-file.ts';
import { openBytes, type ByteSource } from './byte-source.ts';
import { checkSize, type Size } from './picture-size.ts';
import { say } from '#server/platform/say.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The picture and its color information. Text, EXIF, times, animation and vendor chunks are dropped. */
const KEPT = new Set('IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sRGB sBIT cICP mDCV cLLI pHYs'.split(' '));
const LONGEST = 2 ** 31 - 1;
const PIECE = 64 * 1024;
/** Color types and the depths each allows. */
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};

/** A lowercase first letter: readers that don't know the chunk may skip it. */
const isOptional = (type: string): boolean => /^[a-z]/.test(type);

/** A chunk's data in pieces; throws when the checksum that follows doesn't match. */
async function* checked(bytes: ByteSource, type: Buffer, length: number): AsyncGenerator<Buffer> {
  let sum = crc32(type);
  let left = length;
  while (left > 0) {
    const piece = await bytes.some(Math.min(left, PIECE));
    sum = crc32(piece, sum);
    left -= piece.length;
    yield piece;
  }
  const told = await bytes.take(4);
  if (told.readUInt32BE() !== sum) throw damaged('changed');
  yield told;
}

function sizeIn(header: Buffer): Size {
  const [depth = 0, color = 0, compression, filter, interlace = 2] = header.subarray(8, 13);
  const isKnown = DEPTHS[color]?.includes(depth) && compression === 0 && filter === 0 && interlace <= 1;
  if (!isKnown) throw damaged('notStandard');
  return checkSize({ width: header.readUInt32BE(0), height: header.readUInt32BE(4) });
}

/**
 * Streams a PNG with every chunk's checksum verified, without what isn't part of the picture or follows its
 * end. Calls `found` with the size before anything is decoded.
 */
export async function* cleanPng(
  source: AsyncIterable<Uint8Array>,
  found: (size: Size) => void,
): AsyncGenerator<Buffer> {
  const bytes = openBytes(source);
  try {
    if (!(await bytes.take(SIGNATURE.length)).equals(SIGNATURE)) throw damaged('noBeginning');
    yield SIGNATURE;
    let hasHeader = false;
    let hasData = false;
    for (;;) {
      const head = await bytes.take(8);
      const length = head.readUInt32BE();
      const type = head.toString('latin1', 4);
      if (length > LONGEST || !/^[A-Za-z]{4}$/.test(type)) throw damaged('disorder');
      if (hasHeader === (type === 'IHDR')) throw damaged('firstMisplaced');
      if (type === 'IHDR') {
        if (length !== 13) throw damaged('firstWrongLength');
        const parts: Buffer[] = [];
        for await (const piece of checked(bytes, head.subarray(4), length)) parts.push(piece);
        const whole = Buffer.concat(parts);
        found(sizeIn(whole));
        hasHeader = true;
        yield Buffer.concat([head, whole]);
        continue;
      }
      const isKept = KEPT.has(type);
      if (!isKept && !isOptional(type)) throw new BadFile('file_not_supported', say().fileErrors.unknownPng);
      if (isKept) yield head;
      for await (const piece of checked(bytes, head.subarray(4), length)) if (isKept) yield piece;
      if (type === 'IDAT') hasData = true;
      if (type !== 'IEND') continue;
      if (!hasData || length !== 0) throw cutOff();
      await bytes.drain();
      return;
    }
  } finally {
    await bytes.close();
  }
}
