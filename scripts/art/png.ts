import { deflateSync, inflateSync } from 'node:zlib';

/** The CRC a PNG chunk ends with. */
function crc(bytes: Buffer): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let i = 0; i < 8; i++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const out = Buffer.alloc(body.length + 8);
  out.writeUInt32BE(data.length, 0);
  body.copy(out, 4);
  out.writeUInt32BE(crc(body), body.length + 4);
  return out;
}

/** What a PNG filter (1 to 4) predicts for a byte: left, above, their mean, or the nearest of three. */
function expected(filter: number, left: number, above: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return above;
  if (filter === 3) return (left + above) >> 1;
  if (filter === 0) return 0;
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  return a <= b && a <= c ? left : b <= c ? above : corner;
}

/**
 * Compresses a browser's opaque PNG further. Browsers add noise to gradients; rounding each channel to `step`
 * removes it, which is invisible but compresses much better.
 */
export function repack(png: Buffer, step: number): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  if (png[24] !== 8 || png[25] !== 2)
    throw new Error('Only opaque pictures of 8 bits a channel are repacked.');
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  }
  const raw = inflateSync(Buffer.concat(data));
  const size = width * 3;
  const pixels = Buffer.alloc(size * height);
  const byte = (x: number, y: number) => (x < 0 || y < 0 ? 0 : (pixels[y * size + x] ?? 0));
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (size + 1)] ?? 0;
    for (let x = 0; x < size; x++) {
      const guess = expected(filter, byte(x - 3, y), byte(x, y - 1), x < 3 ? 0 : byte(x - 3, y - 1));
      pixels[y * size + x] = (raw[y * (size + 1) + 1 + x] ?? 0) + guess;
    }
  }
  for (let i = 0; i < pixels.length; i++)
    pixels[i] = Math.min(255, Math.round((pixels[i] ?? 0) / step) * step);
  const packed = Buffer.alloc((size + 1) * height);
  for (let y = 0; y < height; y++) pixels.copy(packed, y * (size + 1) + 1, y * size, (y + 1) * size);
  return Buffer.concat([
    png.subarray(0, 33),
    chunk('IDAT', deflateSync(packed, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
