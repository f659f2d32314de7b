import { DOCUMENT_KINDS, KIND_NAMES, type DocumentKind } from '#contract/home/document-kinds.ts';
import * as t from '#text/home/document-kinds.ts';

const countOf = (papers: readonly DocumentKind[], kind: DocumentKind): number =>
  papers.filter((paper) => paper === kind).length;

/** The types among these documents, in checklist order, with counts. */
export const countedKinds = (papers: readonly DocumentKind[]): { kind: DocumentKind; count: number }[] =>
  KIND_NAMES.map((kind) => ({ kind, count: countOf(papers, kind) })).filter(({ count }) => count > 0);

const kindWords = (papers: readonly DocumentKind[]): string =>
  countedKinds(papers)
    .map(({ kind, count }) =>
      count === 1 ? DOCUMENT_KINDS[kind].title : `${DOCUMENT_KINDS[kind].title} (${count})`,
    )
    .join(', ');

/** "Contains 3 documents: Insurance policies (2), Deed or lease": by type, never by name. */
export function documentsText(papers: readonly DocumentKind[]): string {
  if (papers.length === 0) return t.containsNone;
  return t.contains(papers.length, kindWords(papers));
}
