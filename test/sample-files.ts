import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** A complete PDF of about this many bytes: a page, a stream as filler, a cross-reference table. */
export function pdfOf(size = 2000, filler?: Buffer): Buffer {
  const fill = filler ?? randomBytes(Math.max(1, size - 420));
  const parts: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  const add = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    at += bytes.length;
  };
  const object = (number: number, body: string, stream?: Buffer) => {
    offsets[number] = at;
    add(`${number} 0 obj\n${body}\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  };
  add('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n');
  object(1, '<</Type/Catalog/Pages 2 0 R>>');
  object(2, '<</Type/Pages/Kids[3 0 R]/Count 1>>');
  object(3, '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>');
  object(4, `<</Length ${fill.length}>>`, fill);
  const table = at;
  const lines = offsets.slice(1).map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  add(`xref\n0 5\n0000000000 65535 f \n${lines.join('')}trailer\n<</Size 5/Root 1 0 R>>\n`);
  add(`startxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

export const pngOf = (width = 64, height = 48): Promise<Buffer> => noise(width, height).png().toBuffer();

/** A photo like a phone's: rotated, with the location and the owner's name in its metadata. */
export const photoOf = (width = 64, height = 48, orientation = 6): Promise<Buffer> =>
  noise(width, height)
    .jpeg({ quality: 92 })
    .withExif({
      IFD0: { Make: 'CANARY-CAMERA', Artist: 'CANARY-OWNER', Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 17/1 30/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 27/1 30/1',
      },
    })
    .withMetadata({ orientation })
    .toBuffer();

export const pngChunk = (type: string, data: Buffer): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])));
  return Buffer.concat([head, data, sum]);
};

/** A PNG of a few hundred kilobytes that opens to this many pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Bytes the way a network delivers them: in chunks of varying sizes. */
export async function* inPieces(bytes: Uint8Array, size = 1 << 16): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield Buffer.from(bytes.subarray(from, from + size));
}

export async function gather(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
