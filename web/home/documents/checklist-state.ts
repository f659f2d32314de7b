import { LISTED_KINDS, type ListedKind } from '#contract/home/document-kinds.ts';
import type { Document, DocumentShelf } from '#contract/home/documents.ts';

export type KindState = 'have' | 'need' | 'not-applicable';
export type KindOnList = { kind: ListedKind; state: KindState; documents: Document[] };

/** Each kind on the checklist: had as soon as a paper of it is there, whatever was said before. */
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

/** Kinds at hand, of those this household needs. */
export function progressOf(list: readonly KindOnList[]): { inHand: number; needed: number } {
  const inHand = list.filter(({ state }) => state === 'have').length;
  return { inHand, needed: inHand + list.filter(({ state }) => state === 'need').length };
}
