import sharp from 'sharp';
import { damaged } from './bad-file.ts';
import { openGate } from './gate.ts';
import { MOST_PIXELS } from './limits.ts';
import type { Size } from './picture-size.ts';

const LONGEST_SIDE = 480;
const QUALITY = 78;
const PATIENCE_SECONDS = 30;

// One thread per picture, and no more pixels at once than one large picture: everyone shares two cores and
// one memory.
sharp.concurrency(1);
sharp.cache(false);
const gate = openGate(MOST_PIXELS);

/**
 * Decodes every pixel of a picture and makes an upright thumbnail. Rejects a picture that can't be decoded.
 */
export function makeThumbnail(
  { width, height }: Size,
  read: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<Buffer> {
  return gate(width * height, async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await read()) chunks.push(chunk);
    const picture = sharp(Buffer.concat(chunks), { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY });
    return picture.toBuffer().catch(() => {
      throw damaged('the picture does not open');
    });
  });
}
