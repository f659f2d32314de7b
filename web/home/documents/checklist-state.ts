import { LISTED_KINDS, type ListedKind } from '#contract/home/document-kinds.ts';
import type { Document, DocumentShelf } from '#contract/home/documents.ts';

export type KindState = 'have' | 'need' | 'not-applicable';
export type KindOnList = { kind: ListedKind; state: KindState; documents: Document[] };

/** Each type on the checklist: done as soon as a document of it exists, whatever was marked before. */
export function checklistOf({
  documents,
  notApplicable,
}: Pick<DocumentShelf, 'documents' | 'notApplicable'>): KindOnList[] {
  return LISTED_KINDS.map((kind) => {
    const had = documents.filter((document) => document.kind === kind);
    const state = had.length > 0 ? 'have' : notApplicable.includes(kind) ? 'not-applicable' : 'need';
    return { kind, state, documents: had };
  });
}

/** Counts the saved types of those that this household needs. */
export function progressOf(list: readonly KindOnList[]): { inHand: number; needed: number } {
  const inHand = list.filter(({ state }) => state === 'have').length;
  return { inHand, needed: inHand + list.filter(({ state }) => state === 'need').length };
}
