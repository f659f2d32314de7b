import { TRASH_DAYS, type Document } from '#contract/home/documents.ts';
import { DOCUMENT_KINDS, KIND_NAMES, type DocumentKind } from '#contract/home/document-kinds.ts';
import type { StoredFile } from '#server/core/files/files.ts';
import { after, days } from '#server/platform/clock.ts';
import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import type { DocumentRow, WithFile } from './store.ts';

/** Encryption purpose of each sealed column. */
export const PURPOSE = { name: 'document.name', filename: 'document.filename' };

const MIMES = ['application/pdf', 'image/jpeg', 'image/png'] as const;
type Mime = (typeof MIMES)[number];

/** Only checked types are ever stored; anything else is a bug. */
export function asMime(mime: string): Mime {
  const known = MIMES.find((m) => m === mime);
  if (!known) throw new Error(`a document of type ${mime}`);
  return known;
}

/** Document types dropped in a later release map to `other`. */
export const asKind = (kind: string): DocumentKind => KIND_NAMES.find((k) => k === kind) ?? 'other';

export const kindTitle = (kind: DocumentKind): string => DOCUMENT_KINDS[kind].title;

/** When a trashed document is gone for good. */
export const purgeAt = (trashedAt: Date): Date => after(trashedAt, days(TRASH_DAYS));

/** Whether it can still be seen, in the trash or outside it. */
export const isVisible = (document: Pick<DocumentRow, 'trashedAt'>, now: Date): boolean =>
  document.trashedAt === null || purgeAt(document.trashedAt) > now;

/** Maps a document to the contract. */
export function toDocument(
  cipher: HomeCipher,
  { document, file }: WithFile,
  stored: StoredFile,
): Omit<Document, 'createdAt' | 'updatedAt' | 'trashedAt' | 'goneAt'> & {
  createdAt: Date;
  updatedAt: Date;
  trashedAt: Date | null;
  goneAt: Date | null;
} {
  const { id, homeId, version, createdAt, updatedAt, trashedAt } = document;
  return {
    id,
    homeId,
    kind: asKind(document.kind),
    name: cipher.open(PURPOSE.name, document.name),
    filename: cipher.open(PURPOSE.filename, file.filename),
    mime: asMime(stored.mime),
    bytes: stored.bytes,
    hasThumb: stored.hasThumb,
    version,
    createdAt,
    updatedAt,
    trashedAt,
    goneAt: trashedAt && purgeAt(trashedAt),
  };
}
