import sharp from 'sharp';
import { readStoredInBatches } from '#server/core/files/files.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { PacketItem } from './content.ts';
import type { PhotoOf } from './pdf-item.ts';

/** Pixels: sharp in print at the displayed size, and no larger. */
const SIDE = 300;
/** Photos read ahead of the page that shows them. */
const AHEAD = 8;

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

/** Returns photos in drawing order and prefetches the next few. */
export function photosAhead(ids: readonly string[], load: PhotoOf): PhotoOf {
  const underWay = new Map<number, Promise<Buffer | null>>();
  let next = 0;
  let begun = 0;
  const begin = () => {
    while (begun < ids.length && begun < next + AHEAD) {
      underWay.set(begun, load(ids[begun] ?? ''));
      begun += 1;
    }
  };
  return (id) => {
    begin();
    const mine = ids[next] === id ? underWay.get(next) : undefined;
    if (mine === undefined) return load(id);
    underWay.delete(next);
    next += 1;
    begin();
    return mine;
  };
}

export const shownPhotos = (items: readonly PacketItem[], most: number): string[] =>
  items.flatMap((item) => item.photoIds.slice(0, most));
