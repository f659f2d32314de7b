import { BadFile, damaged } from './bad-file.ts';
import { MOST_PIXELS } from './limits.ts';

export type Size = { width: number; height: number };

/** Checks the claimed size before decoding: a few bytes can claim more than memory holds. */
export function checkSize({ width, height }: Size): Size {
  if (width === 0 || height === 0) throw damaged('it says it has no size');
  const pixels = width * height;
  if (pixels > MOST_PIXELS)
    throw new BadFile(
      'file_too_large',
      `has ${Math.ceil(pixels / 1e6).toLocaleString('en-US')} megapixels, and ${MOST_PIXELS / 1e6} is the most we can take. Send a smaller picture`,
    );
  return { width, height };
}
