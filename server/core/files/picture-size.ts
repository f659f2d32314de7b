import { BadFile, damaged } from './bad-file.ts';
import { MOST_PIXELS } from './limits.ts';
import { say } from '#server/platform/say.ts';

export type Size = { width: number; height: number };

/** Checks the claimed size before decoding: a few bytes can claim more than memory holds. */
export function checkSize({ width, height }: Size): Size {
  if (width === 0 || height === 0) throw damaged('sizeZero');
  const pixels = width * height;
  if (pixels > MOST_PIXELS)
    throw new BadFile(
      'file_too_large',
      say().fileErrors.tooManyPixels(Math.ceil(pixels / 1e6).toLocaleString('en-US'), MOST_PIXELS / 1e6),
    );
  return { width, height };
}
