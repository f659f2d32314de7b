import sharp from 'sharp';
import { damaged } from './bad-file.ts';
import { openGate } from './gate.ts';
import { MOST_PIXELS } from './limits.ts';
import type { Size } from './picture-size.ts';

const LONGEST_SIDE = 480;
const QUALITY = 78;
const PATIENCE_SECONDS = 30;

// One thread a picture, and no more pixels at once than one large picture has: two cores and one memory serve everybody.
sharp.concurrency(1);
sharp.cache(false);
const gate = openGate(MOST_PIXELS);

/** Opens every pixel of a picture and makes a small one of it, upright. Refuses a picture that does not open. */
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
