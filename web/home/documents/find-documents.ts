import { DOCUMENT_KINDS, type DocumentGroup } from '#contract/home/document-kinds.ts';
import type { Document } from '#contract/home/documents.ts';
import * as t from '#text/home/documents.ts';

export const SORTS = {
  newest: t.newestFirst,
  oldest: t.oldestFirst,
  name: t.name,
  kind: t.type,
  largest: t.largestFirst,
} as const;
export type DocumentSort = keyof typeof SORTS;
export type GroupFilter = DocumentGroup | 'other' | 'all';

/** Normalizes text for comparison: no case, no accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const COLLATOR = new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' });
const titleOf = ({ kind }: Document) => DOCUMENT_KINDS[kind].title;

const ORDER: Record<DocumentSort, (a: Document, b: Document) => number> = {
  newest: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
  oldest: (a, b) => a.updatedAt.localeCompare(b.updatedAt),
  name: (a, b) => COLLATOR.compare(a.name, b.name),
  kind: (a, b) => COLLATOR.compare(titleOf(a), titleOf(b)) || COLLATOR.compare(a.name, b.name),
  largest: (a, b) => b.bytes - a.bytes,
};

/** Returns the documents whose name, file name or type contains every word. */
export function findDocuments(
  documents: readonly Document[],
  { search, group, sort }: { search: string; group: GroupFilter; sort: DocumentSort },
): Document[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return documents
    .filter((one) => group === 'all' || (DOCUMENT_KINDS[one.kind].group ?? 'other') === group)
    .filter((one) => {
      const said = plain(`${one.name} ${one.filename} ${titleOf(one)}`);
      return words.every((word) => said.includes(word));
    })
    .sort(ORDER[sort]);
}
