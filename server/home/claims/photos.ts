import sharp from 'sharp';
import { readStoredInBatches } from '#server/core/files/files.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { PhotoOf } from './pdf-item.ts';

/** Pixels: sharp in print at the displayed size, and no larger. */
const SIDE = 300;

/**
 * Returns JPEG thumbnails of these photos, or null for one that is missing or can't be opened. What was stored as JPEG
 * goes into the PDF as it is: decoding and shrinking thousands of them took most of the time of a packet.
 */
export function printPhotos(deps: Deps, homeId: string, fileIds: readonly string[]): PhotoOf {
  const read = readStoredInBatches(deps, homeId, fileIds, 'thumb');
  return async (fileId) => {
    try {
      const { content, mime } = await read(fileId);
      if (mime === 'image/jpeg') return content;
      return await sharp(content)
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 72 })
        .toBuffer();
    } catch (error) {
      deps.log.warn({ err: error, fileId }, 'photo left out of claim packet');
      return null;
    }
  };
}
