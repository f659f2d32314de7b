import sharp from 'sharp';
import { MOST_PIXELS } from './limits.ts';

const LONGEST_SIDE = 480;

// Pictures are opened one after another, each by one thread: two cores serve everybody else too.
sharp.concurrency(1);
sharp.cache(false);

/** The picture does not open: it is cut off, or not what it claims to be. */
export class UnreadablePicture extends Error {}

/** Opens every pixel of a picture and makes a small one of it, upright. */
export async function makeThumbnail(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  try {
    return await sharp(Buffer.concat(chunks), { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
  } catch (error) {
    throw new UnreadablePicture('the picture does not open', { cause: error });
  }
}
