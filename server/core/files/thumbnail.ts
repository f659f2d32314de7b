import sharp from 'sharp';
import { damaged } from './bad-file.ts';
import { openFairQueue } from '#server/platform/fair-queue.ts';
import { MOST_PIXELS } from './limits.ts';
import type { Size } from './picture-size.ts';
import { say } from '#server/platform/say.ts';

const LONGEST_SIDE = 480;
/** A photo's thumbnail is a JPEG, so that a PDF can hold it as it is. A drawing keeps its sharp edges in WebP. */
export type ThumbFormat = 'jpeg' | 'webp';
const QUALITY: Record<ThumbFormat, number> = { jpeg: 72, webp: 78 };
const PATIENCE_SECONDS = 30;

/** A phone's photo. It finds room beside the largest picture there may be. */
const ORDINARY_PIXELS = 13_000_000;

// One thread per picture, and few pixels at once: everyone shares two cores and one memory.
sharp.concurrency(1);
sharp.cache(false);
const queue = openFairQueue({
  capacity: MOST_PIXELS + ORDINARY_PIXELS,
  waitingOfOne: 60,
  waitingOfAll: 600,
  busy: {
    tooManyOfOne: () => say().fileErrors.manyOfYourPictures,
    tooManyOfAll: () => say().fileErrors.manyPictures,
  },
});

/**
 * Decodes every pixel of a picture and makes an upright thumbnail, in fair turns of the people who sent pictures.
 * Rejects a picture that can't be decoded.
 */
export function makeThumbnail(
  owner: string,
  { width, height }: Size,
  format: ThumbFormat,
  read: () => Promise<AsyncIterable<Uint8Array>>,
): Promise<Buffer> {
  return queue(owner, width * height, async () => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of await read()) chunks.push(chunk);
    const picture = sharp(Buffer.concat(chunks), { limitInputPixels: MOST_PIXELS, failOn: 'warning' })
      .timeout({ seconds: PATIENCE_SECONDS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toFormat(format, { quality: QUALITY[format] });
    return picture.toBuffer().catch(() => {
      throw damaged('unopenable');
    });
  });
}

/** The type of a thumbnail, by its first bytes: we made it, and made WebP of every picture once. */
export const thumbMime = (start: Uint8Array): string => (isJpeg(start) ? 'image/jpeg' : 'image/webp');

const isJpeg = (start: Uint8Array): boolean => start[0] === 0xff && start[1] === 0xd8;
